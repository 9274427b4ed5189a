import { expect, test } from 'vitest'
import { h } from 'vue'
import JsonTree from '#app/features/inspect/JsonTree.vue'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

test.each([
  ['in an envelope', (items: object[]) => ({ '@graph': items }), 4],
  ['in a bare list', (items: object[]) => items, 3],
])('a relation is taken into include from the tree of items %s', async (_, wrap, lines) => {
  const image = { '@id': 'p', '@type': ['ImageObject'] }
  const body = JSON.stringify(wrap([{ '@id': 'a', image }]))
  const { opened, close } = openPage(
    () => ({ answers: useResponseStore(), query: useQueryStore() }),
    { serve: () => ({ status: 200, body }) },
    ({ answers }) =>
      answers.response?.end
        ? h(JsonTree, {
            client: answers.response.client,
            part: { kind: 'response' },
            byteLength: body.length,
            label: 'Response',
            test: 'tree',
            isSearchable: false,
          })
        : null,
  )
  const form = { ...emptyForm, endpoint: 'events' }
  const plan = { kind: 'get', endpoint: 'events', query: [] } as const
  opened.answers.send({
    id: crypto.randomUUID(),
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: 'https://api.example',
    conventions: presets.documented,
    form,
    plan,
    query: { form, plan },
    purpose: { kind: 'send' },
  })
  const tree = await until(() => {
    const found = document.querySelector<HTMLElement>('[data-test="tree"]')
    if (!found) throw new Error('There is no tree')
    return found
  })
  const press = (key: string) => tree.dispatchEvent(new KeyboardEvent('keydown', { key }))
  document.querySelector<HTMLElement>('[data-test="tree.open-all"]')?.click()
  await expect.poll(() => tree.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(lines)
  const names = () =>
    Array.from(tree.querySelectorAll('[role="treeitem"]'), (line) => line.querySelector('.name'))
  const at = names().findIndex((name) => name?.textContent === 'image')
  for (let step = 0; step < at; step += 1) press('ArrowDown')
  press('+')
  await expect.poll(() => opened.query.form.include).toEqual(['image'])
  close()
})
