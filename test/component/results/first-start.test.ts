import { expect, test } from 'vitest'
import { h } from 'vue'
import FirstStart from '#app/features/results/FirstStart.vue'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const own = viewConnection({ id: 'one', name: 'Live' })
const sample = viewConnection({ id: 'sample', builtIn: 'sample' })
const offered = {
  kind: 'offered',
  list: [{ id: 'events', label: 'Concerts', kind: 'search', folderPath: [] }],
}

const all = (id: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-test="${id}"]`))

async function open(
  used: 'one' | 'sample',
  views: readonly (typeof own)[],
  answer: object = offered,
) {
  const requested: string[] = []
  const sent: unknown[] = []
  const page = openPage(
    () => ({
      commands: useCommandsStore(),
      connections: useConnectionsStore(),
      query: useQueryStore(),
    }),
    {
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse(views)
        if (path.startsWith('/api/instance/')) {
          requested.push(path)
          return Response.json(answer)
        }
        if (path.startsWith('/api/endpoints/')) return Response.json({ endpoints: [] })
        return Response.json(views.find(({ id }) => path.includes(`/${id}/`)))
      },
    },
    () => h(FirstStart, { onSendAnd: (then: unknown) => sent.push(then) }),
  )
  await page.opened.connections.load(used)
  return { ...page.opened, close: page.close, requested, sent }
}

test('without an endpoint those of the connection are offered, after one click, and one shows its items', async () => {
  const page = await open('one', [sample, own])
  page.query.change({ endpoint: '' })
  const [fetch] = await until(() => {
    expect(all('start.fetch')).toHaveLength(1)
    return all('start.fetch')
  })
  expect([all('start.see'), page.requested]).toEqual([[], []])
  fetch?.click()
  const [endpoint] = await until(() => {
    expect(all('start.entry').map(({ dataset }) => dataset.id)).toEqual(['events'])
    return all('start.entry')
  })
  expect([endpoint?.textContent, page.requested]).toEqual([
    'ConcertsDynamic search',
    ['/api/instance/one/endpoints'],
  ])
  endpoint?.click()
  expect([page.query.form.endpoint, page.sent]).toEqual(['events', [null]])
  page.close()
})

test.each([
  ['refused', 1],
  ['reset', 0],
])('where nothing answers (%s), the address can be corrected', async (kind, count) => {
  const problem = { kind, host: 'one.example' }
  const page = await open('one', [own], { kind: 'no-answer', problem })
  let edits = 0
  page.commands.register('edit-connection', {
    run: () => {
      edits += 1
    },
    isPossible: () => true,
  })
  page.query.change({ endpoint: '' })
  await expect.poll(() => all('start.fetch')).toHaveLength(1)
  all('start.fetch')[0]?.click()
  await expect
    .poll(() => document.querySelector('.start-endpoints [role="status"]')?.textContent)
    .toContain('one.example')
  const buttons = all('start.edit-connection')
  for (const button of buttons) button.click()
  expect([buttons.length, edits]).toEqual([count, count])
  page.close()
})

test('where the list is refused, another token can be entered', async () => {
  const page = await open('one', [own], { kind: 'token-refused', status: 401, hadToken: true })
  let entries = 0
  page.commands.register('edit-token', {
    run: () => {
      entries += 1
    },
    isPossible: () => true,
  })
  page.query.change({ endpoint: '' })
  await expect.poll(() => all('start.fetch')).toHaveLength(1)
  all('start.fetch')[0]?.click()
  await expect.poll(() => all('start.edit-token')).toHaveLength(1)
  all('start.edit-token')[0]?.click()
  expect(entries).toBe(1)
  page.close()
})

test('with an endpoint the tasks stand there, and a server of one’s own is the main thing until there is one', async () => {
  const isMain = () => all('start.connect')[0]?.className.includes('primary')
  const first = await open('sample', [sample])
  first.query.change({ endpoint: 'events' })
  await expect.poll(() => all('start.see')).toHaveLength(1)
  expect([all('start.endpoints'), isMain()]).toEqual([[], true])
  first.close()
  const later = await open('sample', [sample, own])
  later.query.change({ endpoint: 'events' })
  await expect.poll(() => isMain()).toBe(false)
  later.close()
})

test('the samples are radios, of which the arrow keys choose one from a single tab stop', async () => {
  const page = await open('sample', [sample, core])
  const [first, second] = await until(() => {
    expect(all('start.sample')).toHaveLength(2)
    return all('start.sample')
  })
  const group = first?.closest('[role="radiogroup"]')
  const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '')
  expect(label?.textContent).not.toBe('')
  const states = () =>
    all('start.sample').map((one) => [one.role, one.getAttribute('aria-checked'), one.tabIndex])
  expect(states()).toEqual([
    ['radio', 'true', 0],
    ['radio', 'false', -1],
  ])
  first?.focus()
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await expect
    .poll(() => states())
    .toEqual([
      ['radio', 'false', -1],
      ['radio', 'true', 0],
    ])
  expect([page.connections.currentId, document.activeElement]).toEqual(['core-sample', second])
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  await expect.poll(() => page.connections.currentId).toBe('sample')
  page.close()
})

const core = viewConnection({ id: 'core-sample', builtIn: 'core-sample' })

test('both samples stand there with what they are for, without a further control', async () => {
  const page = await open('sample', [sample, core])
  const lines = await until(() => {
    expect(all('start.sample')).toHaveLength(2)
    return all('start.sample')
  })
  expect(lines.map((one) => [one.textContent.trim(), one.getAttribute('aria-checked')])).toEqual([
    ['sample: works as the API documentation describes', 'true'],
    ['core-sample: works like a real dataCycle server, with categories and tours', 'false'],
  ])
  expect(all('start.samples')[0]?.querySelectorAll('button, a, input')).toHaveLength(0)
  page.close()
})

test('on a server of one’s own no sample is told of', async () => {
  const page = await open('one', [sample, core, own])
  await expect.poll(() => all('start.connect')).toHaveLength(1)
  expect(all('start.samples')).toEqual([])
  page.close()
})
