import { expect, test } from 'vitest'
import { h } from 'vue'
import FilterRows from '#app/features/query/FilterRows.vue'
import type { FieldNote } from '#core/dialect/instance-hint.ts'
import type { FormField } from '#core/query/form-field.ts'
import { presets } from '#core/query/conventions.ts'
import { openPage } from '../../support/page/open-page.ts'

const notesOf = (field: FormField): readonly FieldNote[] =>
  field.part === 'filter' && field.member === 'value'
    ? [{ field, kind: 'filter-value-missing', severity: 'hint' }]
    : []

test('that a value is missing is said only once its field was left', async () => {
  const page = openPage(
    () => null,
    {},
    () =>
      h(FilterRows, {
        rows: [{ key: 'attribute.dct:modified.in.min', value: { kind: 'text', text: '' } }],
        notesOf,
        definitions: [],
        conventions: presets.core,
        isDatacycle: true,
      }),
  )
  const problem = () => document.querySelector('[data-kind="filter-value-missing"]')
  const field = document.querySelector<HTMLInputElement>('[data-test="query.filter.0.value"]')
  field?.focus()
  expect(problem()).toBeNull()
  field?.blur()
  await expect
    .poll(() => problem()?.textContent.trim())
    .toContain('Without a value, this filter is left out.')
  page.close()
})
