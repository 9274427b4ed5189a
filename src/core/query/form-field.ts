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

/** A problem or hint for one form field. Its text is the i18n message `problem.<kind>`, with its members as values. */
export type FieldProblem = Problem & {
  field: FormField
  /** `blocks`: the request is not sent. `hint`: for information only. */
  severity: 'blocks' | 'hint'
}

export type ProblemKind = Problem['kind']

type Problem =
  | { kind: PlainProblemKind }
  /** `name-too-long`: an endpoint, or a parameter's name as sent. */
  | { kind: 'name-too-long' | 'value-too-long' | 'body-too-long'; most: number; length: number }
  | { kind: 'values-too-many'; most: number }
  /** Unknown, but similar to a known key. `use` replaces it, `near` is the display name of that. */
  | { kind: 'filter-key-near'; name: string; use: string; near: string }
  | { kind: 'filter-value-near'; name: string; value: string; use: string; near: string }
  /** Unknown to this sample server, but a key of the other one, which answers like dataCycle CORE. */
  | { kind: 'filter-key-of-other-sample'; name: string }
  /** Days as written. */
  | { kind: 'filter-range-reversed'; from: string; until: string }
  | { kind: 'list-value-comma'; value: string }
  | { kind: 'page-size-large'; limit: number }
  | { kind: 'body-invalid'; line: number; column: number }
  | {
      kind:
        | 'filter-key-unknown'
        | 'include-twice'
        | 'fields-relation-twice'
        | 'fields-without-include'
        | 'sort-attribute-twice'
        | 'token-in-body'
        /** The form has its own field for this name. */
        | 'extra-name-taken'
      name: string
    }

/** Kinds whose words need no values. */
export type PlainProblemKind =
  | 'endpoint-missing'
  | 'endpoint-is-url'
  | 'endpoint-is-dots'
  | 'endpoint-almost-uuid'
  | 'filter-key-missing'
  | 'filter-key-brackets'
  | 'filter-key-segment-empty'
  /** The full text has its own field. */
  | 'filter-key-is-q'
  | 'filter-key-twice'
  /** One of two keys begins with the other, such as `a` and `a.b`. */
  | 'filter-key-conflict'
  | 'filter-value-missing'
  | 'json-invalid'
  | 'json-needs-post'
  | 'include-comma'
  | 'fields-relation-missing'
  | 'fields-relation-punctuation'
  | 'fields-attributes-missing'
  | 'fields-attribute-comma'
  /** A flat list without the root item's own attributes. */
  | 'fields-without-root'
  | 'sort-attribute-missing'
  | 'sort-attribute-dash'
  | 'sort-parentheses'
  | 'page-size-not-whole'
  | 'page-number-not-whole'
  | 'page-number-zero'
  | 'extra-name-missing'
  | 'extra-name-brackets'
  | 'extra-name-twice'
  | 'extra-name-conflict'
  | 'extra-value-missing'
  | 'token-in-parameter'
  | 'body-not-object'

export const hintOf = (field: FormField, problem: PlainProblemKind | Problem): FieldProblem => ({
  ...(typeof problem === 'string' ? { kind: problem } : problem),
  field,
  severity: 'hint',
})

export const blockerOf = (...problem: Parameters<typeof hintOf>): FieldProblem => ({
  ...hintOf(...problem),
  severity: 'blocks',
})

export const isBlocking = (problem: FieldProblem): boolean => problem.severity === 'blocks'
