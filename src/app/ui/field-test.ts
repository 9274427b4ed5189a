import type { FormField } from '#core/query/form-field.ts'
import { focusPart, type FieldTest } from './focus-part.ts'

/** The name of a field's control (`data-test`), for example `query.filter.0.key`. */
export const fieldTest = (field: FormField): FieldTest =>
  'row' in field
    ? `query.${field.part}.${String(field.row)}.${field.member}`
    : `query.${field.part}`

/** Puts the cursor into a field of the form, once it is drawn; `selected`: what it holds is typed over. */
export function focusField(field: FormField, how: 'as-is' | 'selected' = 'as-is'): void {
  void focusPart(fieldTest(field), how)
}
