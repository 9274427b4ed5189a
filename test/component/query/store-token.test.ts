import { expect, test } from 'vitest'
import { useProblemFixes } from '#app/features/query/use-problem-words.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { at } from '../../support/page/part.ts'

const own = viewConnection({ id: 'one' })
const rowOf = (name: string, value: string) => ({
  name,
  value: { kind: 'text' as const, text: value },
})

/** A query with a token among its parameters, which the user has just agreed to store; `store` lets the host answer. */
async function agreeToStore() {
  let store: () => void = () => undefined
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      tabs: useTabsStore(),
      fixOf: useProblemFixes(),
    }),
    {
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse([own])
        if (!path.endsWith('/token')) return Response.json(own)
        return new Promise((resolve) => {
          store = () => {
            resolve(Response.json({ ...own, token: { kind: 'stored' } }))
          }
        })
      },
    },
  )
  const { connections, query, fixOf } = page.opened
  await connections.load('one')
  query.change({ endpoint: 'events', extra: [rowOf('language', 'de'), rowOf('token', 'abc')] })
  const problem = query.problems.find(({ kind }) => kind === 'token-in-parameter')
  if (problem === undefined) throw new Error('The token is no problem')
  fixOf(problem)?.apply()
  await at('confirm.do').click()
  await expect.poll(() => page.requested).toContain('POST /api/connections/one/token')
  return {
    ...page,
    async store() {
      store()
      await expect.poll(() => connections.current?.token.kind).toBe('stored')
    },
  }
}

test('a token that was stored is no parameter any more', async () => {
  const { opened, store, close } = await agreeToStore()
  await store()
  expect(opened.query.form.extra).toEqual([rowOf('language', 'de')])
  close()
})

test('a token that is stored while another tab is open takes no parameter from there', async () => {
  const { opened, store, close } = await agreeToStore()
  opened.tabs.openFresh()
  const others = [rowOf('language', 'en'), rowOf('weight', 'A')]
  opened.query.change({ extra: others })
  await store()
  expect(opened.query.form.extra).toEqual(others)
  close()
})
