import { expect, test } from 'vitest'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useFindingsStore } from '#app/stores/findings-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

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
  await until(() => {
    expect(pages.itemsCheck).not.toBeNull()
  })
  expect(findings.sampled).toEqual(sampled)
  page.close()
})
