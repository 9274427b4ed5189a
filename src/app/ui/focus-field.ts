import type { FormField } from '#core/query/form-field.ts'
import { focusPart, type FieldTestId } from './focus-part.ts'

/** The test ID of a field's control, for example `query.filter.0.key`. */
export const testIdOfField = (field: FormField): FieldTestId =>
  'row' in field
    ? `query.${field.part}.${String(field.row)}.${field.member}`
    : `query.${field.part}`

/** Focuses a field of the form once it is rendered; `selected` also selects its text. */
export function focusField(field: FormField, how: 'as-is' | 'selected' = 'as-is'): void {
  void focusPart(testIdOfField(field), how)
}
