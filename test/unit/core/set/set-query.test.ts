import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { planIdList } from '#core/set/set-query.ts'

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
