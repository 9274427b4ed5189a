import { expect, test } from 'vitest'
import { h, nextTick, ref } from 'vue'
import RequestBar from '#app/features/query/RequestBar.vue'
import type { FieldProblem } from '#core/query/form-field.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { openPage } from '../../support/page/open-page.ts'

const missing: FieldProblem = {
  field: { part: 'endpoint' },
  kind: 'endpoint-missing',
  severity: 'blocks',
}
const dots: FieldProblem = {
  field: { part: 'endpoint' },
  kind: 'endpoint-is-dots',
  severity: 'blocks',
}

/** The line of a tab that can send. */
const sendable = {
  tabId: 'first',
  connectionId: 'one',
  method: 'GET' as const,
  endpoint: '',
  endpointTitle: null,
  isSending: false,
  isWaiting: false,
  knownEndpoints: [],
  endpointNotes: [],
  canSend: true,
  isDue: false,
  blockedBy: null,
}

/** The line of a tab whose endpoint has these problems. */
function open(problem: FieldProblem) {
  const [tab, connectionId] = [ref('first'), ref('one')]
  const page = openPage(
    () => useQueryStore(),
    {},
    () =>
      h(RequestBar, {
        ...sendable,
        tabId: tab.value,
        connectionId: connectionId.value,
        endpointNotes: [problem],
        canSend: false,
        blockedBy: problem,
      }),
  )
  const field = () => document.querySelector('[data-test="query.endpoint"]')
  return {
    ...page,
    tab,
    connectionId,
    blur: async () => {
      field()?.dispatchEvent(new FocusEvent('blur'))
      await nextTick()
    },
    /** What is said under the field, and whether it is red. */
    shown: () => [
      document.querySelector('[data-test="query.problem"]')?.textContent.trim() ?? null,
      field()?.getAttribute('aria-invalid'),
    ],
  }
}

test('a missing endpoint is a problem only after its field was left, in each tab and connection anew', async () => {
  const page = open(missing)
  expect(page.shown()).toEqual([null, 'false'])
  await page.blur()
  expect(page.shown()).toEqual(['Enter the ID or slug of an endpoint.', 'true'])
  for (const other of [page.tab, page.connectionId]) {
    await page.blur()
    other.value = 'second'
    await nextTick()
    expect(page.shown()).toEqual([null, 'false'])
  }
  page.close()
})

test('nothing moves under a pressed button: what is missing is said once it is let go', async () => {
  const page = open(missing)
  window.dispatchEvent(new Event('pointerdown'))
  await page.blur()
  expect(page.shown()).toEqual([null, 'false'])
  window.dispatchEvent(new Event('pointerup'))
  await expect.poll(() => page.shown()).toEqual(['Enter the ID or slug of an endpoint.', 'true'])
  page.close()
})

test('a refusal for a parameter with a field of its own has the button that moves it there', async () => {
  const page = open({
    field: { part: 'extra', row: 0, member: 'name' },
    kind: 'extra-name-taken',
    severity: 'blocks',
    name: 'page[size]',
  })
  const query = page.opened
  query.change({ extra: [{ name: 'page[size]', value: { kind: 'text', text: '50' } }] })
  const button = () => document.querySelector<HTMLElement>('[data-test="query.blocked.fix"]')
  await expect.poll(() => button()?.textContent.trim()).toBe('Move the value to the matching field')
  button()?.click()
  expect([query.form.pageSize, query.form.extra]).toEqual(['50', []])
  page.close()
})

test('what is wrong with an endpoint that was typed is said at once', () => {
  const page = open(dots)
  expect(page.shown()[1]).toBe('true')
  page.close()
})

test('Enter on a suggestion only takes it, as a click does; the next Enter sends', async () => {
  const endpoint = ref('Orte')
  const sent: string[] = []
  const page = openPage(
    () => useQueryStore(),
    {},
    () =>
      h(RequestBar, {
        ...sendable,
        endpoint: endpoint.value,
        knownEndpoints: [{ value: 'places', label: 'Orte' }],
        'onUpdate:endpoint': (name: string) => (endpoint.value = name),
        onSend: () => sent.push(endpoint.value),
      }),
  )
  const field = document.querySelector<HTMLInputElement>('[data-test="query.endpoint"]')
  const press = async (key: string) => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await nextTick()
  }
  field?.dispatchEvent(new Event('input'))
  await nextTick()
  await press('Enter')
  expect([endpoint.value, sent]).toEqual(['places', []])
  await press('Enter')
  expect(sent).toEqual(['places'])
  page.close()
})

test('the kind of an endpoint’s name is explained with the field, not only in a tooltip', async () => {
  const endpoint = ref('')
  const page = openPage(
    () => useQueryStore(),
    {},
    () => h(RequestBar, { ...sendable, endpoint: endpoint.value }),
  )
  const described = () => {
    const field = document.querySelector('[data-test="query.endpoint"]')
    const id = field?.getAttribute('aria-describedby') ?? null
    return id === null ? null : document.getElementById(id)?.textContent
  }
  expect(described()).toBeNull()
  endpoint.value = 'events'
  await nextTick()
  expect(described()).toBe('Slug: the readable name of an endpoint in its URL')
  page.close()
})

test('a name is pasted without characters that nobody sees, which is said until something is typed', async () => {
  const endpoint = ref('old')
  openPage(
    () => useQueryStore(),
    {},
    () =>
      h(RequestBar, {
        ...sendable,
        endpoint: endpoint.value,
        'onUpdate:endpoint': (name: string) => {
          endpoint.value = name
        },
      }),
  )
  const field = () => document.querySelector<HTMLInputElement>('[data-test="query.endpoint"]')
  const said = () =>
    document.querySelector('[data-test="query.endpoint.repaired"]')?.textContent.trim()
  field()?.select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '\u200b\u202eevents\u00a0\ufeff')
  const event = new Event('paste', { cancelable: true })
  field()?.dispatchEvent(Object.assign(event, { clipboardData }))
  await nextTick()
  expect([endpoint.value, event.defaultPrevented, said()]).toEqual([
    'events',
    true,
    'Invisible characters were removed. Non-breaking spaces were read as ordinary spaces.',
  ])
  const input = field()
  if (input) input.value = 'event'
  input?.dispatchEvent(new InputEvent('input'))
  await nextTick()
  expect([endpoint.value, said()]).toEqual(['event', undefined])
})
