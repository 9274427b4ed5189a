import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { findObstacles, planIdList } from '#core/set/set-query.ts'

test('a dataCycle CORE is asked for IDs and stamps in its own spelling, whatever its connection is set to', () => {
  const form = { ...emptyForm, endpoint: 'veranstaltungen' }
  const planned = planIdList({ form, conventions: presets.documented, isDatacycle: true }, 40)
  expect(planned).toEqual({
    ok: true,
    value: {
      kind: 'get',
      endpoint: 'veranstaltungen',
      query: [
        { name: 'fields', members: ['@id', 'dct:modified', 'dct:created', 'dc:touched'] },
        { name: 'page[size]', members: ['40'] },
      ],
    },
  })
})

test.each(['0', 'false'])(
  'a query whose items are switched off by %s has none to fetch',
  (text) => {
    const form = {
      ...emptyForm,
      endpoint: 'veranstaltungen',
      extra: [{ name: 'section[@graph]', value: { kind: 'text' as const, text } }],
    }
    const query = { form, conventions: presets.core, isDatacycle: true }
    expect([findObstacles(query, 'ids'), findObstacles(query, 'pages')]).toEqual([
      [{ kind: 'no-graph' }],
      [{ kind: 'no-graph' }],
    ])
  },
)
