import { expect, test } from 'vitest'
import { findSameQueryElsewhere } from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'

const events: QueryForm = { ...emptyForm, endpoint: 'events', q: 'jazz' }
const sent = (id: string, connectionId: string, form: QueryForm = events) => ({
  id,
  connectionId,
  form,
})
const shown = { connectionId: 'full', form: events, conventions: presets.documented }

test.each([
  ['nothing sent before', [], null],
  ['the latest of another connection', [sent('1', 'open'), sent('2', 'other')], '2'],
  ['not of its own connection', [sent('1', 'open'), sent('2', 'full')], '1'],
  ['not another query', [sent('1', 'open', { ...events, q: 'rock' })], null],
  ['an empty filter sends nothing', [sent('1', 'open', withEmptyFilter(events))], '1'],
])('a query is compared with the same one of another connection: %s', (_, exchanges, id) => {
  expect(findSameQueryElsewhere(exchanges, shown)?.id ?? null).toBe(id)
})

function withEmptyFilter(form: QueryForm): QueryForm {
  return { ...form, filters: [{ key: 'region', value: { kind: 'text', text: '' } }] }
}
