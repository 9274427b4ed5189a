/** A control of the form; rows are 0-based. */
export type FormField =
  | { part: 'endpoint' | 'q' | 'include' | 'page-size' | 'page-number' | 'body' }
  | { part: 'filter'; row: number; member: 'key' | 'value' }
  | { part: 'fields'; row: number; member: 'relation' | 'attributes' }
  | { part: 'sort'; row: number; member: 'attribute' }
  | { part: 'extra'; row: number; member: 'name' | 'value' }

/** The field's row; -1 if it has none. */
export const rowOf = (field: FormField): number => ('row' in field ? field.row : -1)

const memberOf = (field: FormField): string => ('member' in field ? field.member : '')

export const isSameField = (one: FormField, other: FormField): boolean =>
  one.part === other.part && rowOf(one) === rowOf(other) && memberOf(one) === memberOf(other)
