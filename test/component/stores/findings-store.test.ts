import { expect, test } from 'vitest'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useFindingsStore } from '#app/stores/findings-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

test.each([
  [5000, null],
  [5001, { read: 5000, of: 5001 }],
])('of %i items findings say how many were looked at: %o', async (count, sampled) => {
  const graph = Array.from({ length: count }, (_, at) => ({ '@id': `${at}`, '@type': ['Thing'] }))
  const page = openPage(
    () => ({ answers: useResponseStore(), findings: useFindingsStore(), pages: usePageStore() }),
    { serve: () => ({ status: 200, body: JSON.stringify({ '@graph': graph }) }) },
  )
  const { answers, findings, pages } = page.opened
  const form = { ...emptyForm, endpoint: 'events' }
  const plan = { kind: 'get', endpoint: 'events', query: [] } as const
  answers.send({
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
  await expect.poll(() => pages.itemsCheck).not.toBeNull()
  expect(findings.sampled).toEqual(sampled)
  page.close()
})

test.each([
  ['the same server and token', {}, 3],
  ['another address', { baseUrl: 'https://other.example' }, undefined],
  ['another token', { sentAt: '2026-08-22T09:17:00Z' }, undefined],
])('a page is compared with the one before it, if that is from %s', async (_, then, repeated) => {
  const graph = ['a', 'b', 'c'].map((id) => ({ '@id': id, '@type': ['Thing'] }))
  const page = openPage(
    () => ({
      answers: useResponseStore(),
      pages: usePageStore(),
      connections: useConnectionsStore(),
    }),
    {
      serve: ({ plan }) => {
        const more = JSON.stringify(plan).includes('"2"')
          ? [{ '@id': 'd', '@type': ['Thing'] }]
          : []
        return { status: 200, body: JSON.stringify({ '@graph': [...graph, ...more] }) }
      },
    },
  )
  const { answers, pages, connections } = page.opened
  connections.tokenChanges = new Map([['one', '2026-08-22T09:16:00Z']])
  const requested = (number: string) => {
    const form = { ...emptyForm, endpoint: 'events', pageNumber: number }
    const query = [{ name: 'page[number]', members: [number] }]
    return { form, plan: { kind: 'get', endpoint: 'events', query } as const }
  }
  const sent = (number: string, other: object = {}) => ({
    id: crypto.randomUUID(),
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: 'https://api.example',
    conventions: presets.documented,
    ...requested(number),
    query: requested(number),
    purpose: { kind: 'send' } as const,
    ...other,
  })
  answers.send(sent('1'))
  await expect.poll(() => pages.itemsCheck).not.toBeNull()
  answers.send(sent('2', then))
  await expect.poll(() => pages.itemsCheck?.ids).toHaveLength(4)
  expect(pages.itemsCheck?.repeatedItems?.count).toBe(repeated)
  page.close()
})
