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
  ['other rows first', [sent('1', 'open', withFilters('region', 'category'))], '1'],
  ['contentId.in first', [sent('1', 'open', withFilters('contentId.in', 'contentId.notIn'))], null],
])('a query is compared with the same one of another connection: %s', (_, exchanges, id) => {
  const keys = exchanges[0]?.form.filters.map(({ key }) => key).toReversed() ?? []
  const form = keys.length > 1 ? withFilters(...keys) : events
  expect(findSameQueryElsewhere(exchanges, { ...shown, form })?.id ?? null).toBe(id)
})

function withFilters(...keys: readonly string[]): QueryForm {
  const filters = keys.map((key) => ({ key, value: { kind: 'text', text: 'a' } as const }))
  return { ...events, filters }
}

function withEmptyFilter(form: QueryForm): QueryForm {
  return { ...form, filters: [{ key: 'region', value: { kind: 'text', text: '' } }] }
}
