/** Names are data: one that every object has by itself is treated as any other name of the same shape. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkForm } from '#core/query/check-form.ts'
import { presets } from '#core/query/conventions.ts'
import { describeQuery } from '#core/query/describe-query.ts'
import type { QueryForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { describeCoreExtra } from '#core/dialect/extra-hints.ts'
import { listKnownHints } from '#core/dialect/describe-hints.ts'
import { observeResponse, unobservedInstance } from '#core/instance/observed-instance.ts'
import { ownValue } from '#core/own-value.ts'
import { bodyOf, methodOf, renderTarget } from '#core/request/request-plan.ts'
import { rounds } from '../../../support/rounds.ts'
import { searchTextOfForm } from '#core/workspace/search-text.ts'

/** Each inherited name, and one of the same shape that no object has. */
const names = [
  ['constructor', 'constrqctxr'],
  ['__proto__', '__prqtx__'],
  ['toString', 'tqStrxng'],
  ['hasOwnProperty', 'hxsOwnPrqperty'],
  ['valueOf', 'vxlueQf'],
  ['__defineGetter__', '__dxfineGqtter__'],
] as const

/** Where a name may stand in a text of the form; § is the name. */
const places = fc.constantFrom(
  '§',
  'attribute.§',
  '§.in.min',
  'attribute.§.in.max',
  'dc:classification.§.withSubtree',
  '§.name',
  'name.§',
  '-§',
  '§(§)',
  '§,name',
)
const texts = fc.oneof(places, fc.constantFrom('', 'name', 'q'))
const value = fc.oneof(
  texts.map((text) => ({ kind: 'text' as const, text })),
  fc.array(texts, { maxLength: 3 }).map((items) => ({ kind: 'list' as const, items })),
)
const form: fc.Arbitrary<QueryForm> = fc.record({
  endpoint: fc.constantFrom('§', 'events'),
  method: fc.constantFrom('GET', 'POST'),
  q: texts,
  filters: fc.array(fc.record({ key: texts, value }), { maxLength: 3 }),
  include: fc.array(texts, { maxLength: 3 }),
  fields: fc.array(fc.record({ relation: texts, attributes: fc.array(texts, { maxLength: 2 }) }), {
    maxLength: 2,
  }),
  sort: fc.array(
    fc.record({ attribute: texts, direction: fc.constantFrom('ascending', 'descending') }),
    { maxLength: 2 },
  ),
  pageSize: fc.constantFrom('', '25', '§'),
  pageNumber: fc.constantFrom('', '2', '§'),
  extra: fc.array(
    fc.record({ name: fc.oneof(places, fc.constantFrom('§[§]', 'page[§]', 'section[§]')), value }),
    { maxLength: 3 },
  ),
})

/** The form with a name in its places. */
const withName = (template: QueryForm, name: string): QueryForm =>
  JSON.parse(JSON.stringify(template).replaceAll('§', name)) as QueryForm

/** All that is said about a form and sent for it, by every server type. */
function readAll(query: QueryForm) {
  return (['documented', 'core'] as const).map((preset) => {
    const conventions = presets[preset]
    const server = { conventions, isDatacycle: preset === 'core', languages: ['de'] }
    const planned = planRequest(query, conventions)
    const request = planned.ok && {
      method: methodOf(planned.value),
      target: renderTarget(planned.value),
      body: bodyOf(planned.value),
    }
    return {
      problems: checkForm(query, conventions),
      hints: listKnownHints(query, server),
      extras: describeCoreExtra(query, ['de']),
      clauses: describeQuery(query, conventions, [], {
        nameOfValue: () => null,
        endpointLabelOf: () => null,
      }),
      searched: searchTextOfForm(query),
      normal: normalizeForm(query, conventions),
      request,
      readBack: request && readRequest(request, conventions),
    }
  })
}

test.each(names)('%s in every field of the form is a name like %s', (inherited, plain) => {
  fc.assert(
    fc.property(form, (template) => {
      const withPlain = readAll(withName(template, plain))
      const renamed = (text: string) => text.replaceAll(inherited, plain)
      const found: unknown = JSON.parse(
        renamed(JSON.stringify(readAll(withName(template, inherited)))).replaceAll(
          inherited.toLowerCase(),
          plain.toLowerCase(),
        ),
      )
      expect(found).toEqual(JSON.parse(JSON.stringify(withPlain)))
    }),
    { numRuns: rounds(500) },
  )
})

test.each(names)('what is kept about an endpoint called %s is what answers showed', (name) => {
  const answer = {
    endpoint: name,
    status: 200,
    hadToken: true,
    isDatacycle: false,
    language: null,
    requestedLanguage: name,
    isWhole: false,
    total: '7',
    itemCount: 7,
  }
  const once = observeResponse(unobservedInstance, answer)
  expect(ownValue(unobservedInstance.endpoints, name)).toBeUndefined()
  expect(ownValue(once.endpoints, name)).toMatchObject({ maxItems: 7 })
  expect(ownValue(ownValue(once.endpoints, name)?.byLanguage ?? {}, name)).toBe(7)
})
