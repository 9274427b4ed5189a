import { expect, test } from 'vitest'
import { h, nextTick } from 'vue'
import EmptyResult from '#app/features/results/EmptyResult.vue'
import { useDialogStore } from '#app/stores/commands-store.ts'
import { results as de } from '#app/i18n/de/results.ts'
import { results as en } from '#app/i18n/en/results.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useDoctorStore } from '#app/stores/doctor-store.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import type { ResponseEvent } from '#app/client/response-client.ts'
import type { ConditionRules } from '#core/investigate/conditions.ts'
import { planDiagnosis, type Diagnosis } from '#core/investigate/doctor.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseEnd, responseHead } from '../../support/page/whole-response.ts'

const form = { ...emptyForm, endpoint: 'events', q: 'jazz' }
const plan: RequestPlan = {
  kind: 'get',
  endpoint: 'events',
  query: [{ name: 'filter[q]', members: ['jazz'] }],
}
const page: ResponsePage = {
  plan,
  query: { form, plan },
  conventions: presets.documented,
  baseUrl: 'https://api.example',
  paging: { total: '0', pages: 1, number: 1, size: 25, collection: null },
  links: { self: null, first: null, prev: null, next: null, last: null },
  itemCount: 0,
}
const rules: ConditionRules = {
  conventions: presets.documented,
  definitions: [],
  isDatacycle: false,
  languages: null,
}
const question = planDiagnosis({ form, hits: null }, rules)

/** Whether “No items” is said while the search for the reason is in this state. */
async function saysNoItems(progress: InvestigationState<Diagnosis>['progress'] | null) {
  const { opened: doctor, close } = openPage(useDoctorStore, {}, () =>
    h(EmptyResult, { page, position: { number: 1, last: 1, before: 0, size: 25 } }),
  )
  if (progress !== null)
    doctor.run = {
      question,
      form,
      connectionId: 'one',
      rules,
      state: { outcomes: new Map(), sent: 1, progress },
    }
  await nextTick()
  const isSaid = document.querySelector('[data-test="result.empty"]') !== null
  close()
  return isSaid
}

const conclude = (conclusion: Diagnosis) => saysNoItems({ kind: 'concluded', conclusion })
const noHits = { count: 0n, isExact: true }

test('“No items” stands until the search for the reason has found it', async () => {
  expect([
    await saysNoItems(null),
    await saysNoItems({ kind: 'running', waiting: null }),
    await saysNoItems({ kind: 'stopped' }),
  ]).toEqual([true, true, true])
  expect([
    await conclude({ kind: 'found', causes: [], without: noHits }),
    await conclude({ kind: 'pair', causes: [], without: noHits }),
    await conclude({ kind: 'empty-endpoint' }),
  ]).toEqual([false, false, false])
})

test('a search that ends without a reason leaves it there', async () => {
  expect([
    await conclude({ kind: 'none', hits: noHits, shrinks: null }),
    await conclude({ kind: 'past-end', hits: noHits, number: '3', last: 2 }),
    await conclude({ kind: 'unexplained' }),
  ]).toEqual([true, true, true])
})

test('the search for one item starts with the full text', () => {
  const { opened: dialog, close } = openPage(useDialogStore, {}, () =>
    h(EmptyResult, { page, position: { number: 1, last: 1, before: 0, size: 25 } }),
  )
  document.querySelector<HTMLElement>('[data-test="missing.open"]')?.click()
  expect(dialog.opened).toEqual({ kind: 'missing', item: 'jazz', tabId: '' })
  close()
})

test('what may be the reason is asked, not stated: another filter or the language may be it', () => {
  const stated = ['past-end', 'counted', 'held']
  for (const { emptyCauses } of [en, de])
    for (const [kind, text] of Object.entries(emptyCauses))
      expect(text.includes('?')).toBe(!stated.includes(kind))
})

test('the causes are those of the server that responded, whatever connection the tab has by now', async () => {
  const views = [
    viewConnection({ id: 'one' }),
    viewConnection({ id: 'two', conventions: presets.core, server: 'datacycle-core' }),
  ]
  let tell: (event: ResponseEvent) => void = () => undefined
  const { opened, close } = openPage(
    () => ({ connections: useConnectionsStore(), responses: useResponseStore() }),
    {
      host: (path) =>
        path === '/api/connections'
          ? connectionsResponse(views)
          : Response.json(views.find(({ id }) => path.includes(`/${id}/`)) ?? views[0]),
      send: (_request, listener) => {
        tell = listener
        return {
          cancel: () => undefined,
          close: () => undefined,
          ask: () => new Promise<never>(() => undefined),
        }
      },
    },
    () => h(EmptyResult, { page, position: { number: 1, last: 1, before: 0, size: 25 } }),
  )
  const causes = () =>
    Array.from(document.querySelectorAll('[data-test="result.empty"] li'), (one) => one.textContent)
  await opened.connections.load('one')
  opened.responses.send({
    id: crypto.randomUUID(),
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: 'https://one.example',
    conventions: presets.documented,
    form,
    plan,
    query: { form, plan },
    purpose: { kind: 'send' },
  })
  tell({ kind: 'head', head: responseHead })
  tell({ kind: 'end', end: responseEnd })
  await nextTick()
  const told = causes()
  expect(told).toContain(en.emptyCauses['full-text'].replace('{value}', 'jazz'))
  await opened.connections.use('two')
  await nextTick()
  expect(causes()).toEqual(told)
  close()
})
