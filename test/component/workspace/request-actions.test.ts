import { flushPromises } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import RequestActions from '#app/features/workspace/RequestActions.vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { emptyForm } from '#core/query/form.ts'
import { savedRequest } from '#core/workspace/saved-request.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const saved = {
  id: '6d3f6a51-7c4d-4f0f-9a39-0d8b5d0a7c11',
  name: 'Markets',
  folder: '',
  note: '',
  position: 0,
  connectionId: '',
  baseUrl: '',
  form: { ...emptyForm, endpoint: 'events', q: 'market' },
}
const at = (name: string) => document.querySelector<HTMLElement>(`[data-test="${name}"]`)

test('saving over a request says so, and can be undone', async () => {
  const sent: string[] = []
  const host = (_path: string, body: unknown) => {
    if (body === null) return Response.json({ requests: [saved], unreadable: [], folders: [] })
    const request = savedRequest.parse(body)
    sent.push(request.form.q)
    return Response.json(request)
  }
  const { opened, close } = openPage(
    () => ({ workspace: useWorkspaceStore(), query: useQueryStore() }),
    { host },
    () => h(RequestActions),
  )
  await opened.workspace.load()
  opened.workspace.openedId = saved.id
  opened.query.change({ ...saved.form, q: 'fair' })
  await nextTick()
  at('request.save')?.click()
  const undo = await until(() => {
    const found = at('request.undo')
    if (!found) throw new Error('There is no message')
    return found
  })
  expect(undo.parentElement?.textContent).toBe('Changes saved to “Markets”.Undo')
  undo.click()
  await expect.poll(() => sent).toEqual(['fair', 'market'])
  close()
})

test('the proposed name of a query says its full text and language', async () => {
  const { opened, close } = openPage(
    () => ({ query: useQueryStore() }),
    { host: () => Response.json({ requests: [], unreadable: [], folders: [] }) },
    () => h(RequestActions),
  )
  opened.query.change({
    endpoint: 'events',
    q: 'market',
    extra: [{ name: 'language', value: { kind: 'text', text: 'de' } }],
  })
  await nextTick()
  at('request.save')?.click()
  const name = await until(() => {
    const found = document.querySelector<HTMLInputElement>('input[data-test="saved.name"]')
    if (!found) throw new Error('There is no name')
    return found
  })
  expect(name.value).toBe('events - market - German')
  close()
})

test('a second Enter does not save the query twice', async () => {
  const sent: unknown[] = []
  const { opened, close } = openPage(
    () => ({ query: useQueryStore() }),
    {
      host: (_path, body) => {
        if (body === null)
          return Response.json({ requests: [], unreadable: [], folders: [], version: 1 })
        sent.push(body)
        return Response.json(body)
      },
    },
    () => h(RequestActions),
  )
  opened.query.change({ ...saved.form, q: 'fair' })
  await nextTick()
  at('request.save')?.click()
  const confirm = await until(() => {
    const found = at('saved.save')
    if (!found) throw new Error('There is no dialog')
    return found
  })
  confirm.click()
  confirm.click()
  await expect.poll(() => at('saved.save')).toBeNull()
  expect(sent).toHaveLength(1)
  close()
})

test('a query that is saved while another tab is opened is that of its own tab', async () => {
  let answer: () => void = () => undefined
  const { opened, close } = openPage(
    () => ({ query: useQueryStore(), tabs: useTabsStore() }),
    {
      host: (_path, body) =>
        body === null
          ? Response.json({ requests: [], unreadable: [], folders: [], version: 1 })
          : new Promise<Response>((resolve) => {
              answer = () => {
                resolve(Response.json(body))
              }
            }),
    },
    () => h(RequestActions),
  )
  const { query, tabs } = opened
  query.change({ ...saved.form, q: 'fair' })
  await nextTick()
  at('request.save')?.click()
  const confirm = await until(() => {
    const found = at('saved.save')
    if (!found) throw new Error('There is no dialog')
    return found
  })
  confirm.click()
  await flushPromises()
  tabs.openFresh()
  answer()
  await expect.poll(() => at('saved.save')).toBeNull()
  expect(tabs.tabs.map(({ savedId }) => savedId !== null)).toEqual([true, false])
  close()
})
