import { expect, test } from 'vitest'
import { describeForm } from '#core/query/describe-query.ts'
import { emptyForm } from '#core/query/form.ts'

test('a query in one line has the names it is given, and the names of the API where there are none, and values in words', () => {
  const words: Readonly<Record<string, string>> = { image: 'Bild' }
  const sorts: Readonly<Record<string, string>> = { 'proximity.geographic': 'Entfernung' }
  const filters: Readonly<Record<string, string>> = { 'classifications.in': 'Kategorie' }
  const line = describeForm(
    {
      ...emptyForm,
      q: 'Gasthof',
      filters: [
        { key: 'classifications.in', value: { kind: 'list', items: ['a', 'b'] } },
        { key: 'x', value: { kind: 'text', text: '1' } },
        { key: 'since', value: { kind: 'text', text: '2026-12-01' } },
        { key: 'until', value: { kind: 'relative', amount: 30, unit: 'day' } },
      ],
      include: ['image', 'other'],
      sort: [{ attribute: 'proximity.geographic', direction: 'descending' }],
      extra: [{ name: 'language', value: { kind: 'text', text: 'en' } }],
    },
    {
      quote: (text) => `„${text}“`,
      separator: ' · ',
      nameOf: (name) => words[name] ?? name,
      nameOfFilter: (key) => filters[key] ?? key,
      nameOfSort: (attribute) => sorts[attribute] ?? attribute,
      sayValue: (text) => text.replace('2026-12-01', '01.12.2026'),
      sayParameter: (name, value) => `${name === 'language' ? 'Sprache' : name}: ${value}`,
      sayRelative: ({ amount, unit }) => `${String(amount)} ${unit}`,
    },
  )
  expect(line).toBe(
    '„Gasthof“ · Kategorie: a,b · x=1 · since=01.12.2026 · until=30 day · +Bild · +other · ↓Entfernung · Sprache: en',
  )
})
