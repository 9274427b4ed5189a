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

/** A problem or hint for one form field. Its text is the i18n message `problem.<kind>`. */
export interface FieldProblem {
  field: FormField
  kind: ProblemKind
  /** `blocks`: the request is not sent. `hint`: for information only. */
  severity: 'blocks' | 'hint'
  /** Values for the message's placeholders. */
  values?: Readonly<Record<string, string>>
}

export type ProblemKind =
  | 'endpoint-missing'
  | 'endpoint-is-url'
  | 'endpoint-is-dots'
  | 'endpoint-almost-uuid'
  /** An endpoint, or a parameter's name as sent. */
  | 'name-too-long'
  | 'value-too-long'
  | 'values-too-many'
  | 'filter-key-missing'
  | 'filter-key-brackets'
  | 'filter-key-segment-empty'
  /** The full text has its own field. */
  | 'filter-key-is-q'
  | 'filter-key-twice'
  /** One of two keys begins with the other, such as `a` and `a.b`. */
  | 'filter-key-conflict'
  /** Unknown, but similar to a known key. */
  | 'filter-key-near'
  | 'filter-key-unknown'
  /** Unknown to this sample server, but a key of the other one, which answers like dataCycle CORE. */
  | 'filter-key-of-other-sample'
  | 'filter-value-missing'
  | 'filter-value-near'
  | 'filter-range-reversed'
  | 'list-value-comma'
  | 'json-invalid'
  | 'json-needs-post'
  | 'include-twice'
  | 'include-comma'
  | 'fields-relation-missing'
  | 'fields-relation-punctuation'
  | 'fields-relation-twice'
  | 'fields-attributes-missing'
  | 'fields-attribute-comma'
  | 'fields-without-include'
  /** A flat list without the root item's own attributes. */
  | 'fields-without-root'
  | 'sort-attribute-missing'
  | 'sort-attribute-twice'
  | 'sort-attribute-dash'
  | 'sort-parentheses'
  | 'page-size-not-whole'
  | 'page-size-large'
  | 'page-number-not-whole'
  | 'page-number-zero'
  | 'extra-name-missing'
  | 'extra-name-brackets'
  /** The form has its own field for this name. */
  | 'extra-name-taken'
  | 'extra-name-twice'
  | 'extra-name-conflict'
  | 'extra-value-missing'
  | 'token-in-parameter'
  | 'body-invalid'
  | 'body-not-object'
  | 'body-too-long'
  | 'token-in-body'

export const hintOf = (
  field: FormField,
  kind: ProblemKind,
  values?: FieldProblem['values'],
): FieldProblem => ({ field, kind, severity: 'hint', ...(values && { values }) })

export const isBlocking = (problem: FieldProblem): boolean => problem.severity === 'blocks'
