import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { FieldProblem } from '#core/query/field-problem.ts'
import type { FormField } from '#core/query/form-field.ts'

/**
 * What the instance is known to do with a parameter, said at its input before anything is sent
 * (truth.md 5a). Plain data; the words stand in the page's messages under `hint.<word>`.
 */
export interface InstanceHint<Word extends HintWord = HintWord> {
  /** Apart from a problem of the form: the request is sound, it is the server that does something else. */
  severity: 'instance'
  /** Null: it is about the endpoint. */
  parameter: AskedParameter | null
  field: FormField
  word: Word
  /** Values for the words and for the remedy. */
  values?: Readonly<Record<string, string>>
}

/** Everything that can stand under a field. */
export type FieldNote = FieldProblem | InstanceHint

/** What automation tells hints apart by (attribute `data-kind`). */
export type HintKind =
  | 'unusable-sort'
  | 'first-sort-only'
  | 'sort-direction'
  | 'fields-of-relation'
  | 'text-in-union'
  | 'not-searchable'
  | 'not-in-before-in'
  | 'and-of-ids'
  | 'no-date'
  | 'dots'
  | 'dropped-name'
  | 'without-effect'
  | 'page-limit'
  | 'no-filter'
  | 'text-operator'
  | 'not-boolean'
  | 'no-number'
  | 'not-a-collection'
  | 'unknown-key'
  | 'no-items'
  | 'nothing-of-this-name'
  | 'unknown-language'
  | 'unknown-relation'

interface HintRule {
  kind: HintKind
  /** The section of datacycle-core.md that it rests on; null where the connection's conventions or its answers say it. */
  section: string | null
}

/** Every hint there is, with what it rests on. */
export const hintRules = {
  'sort-unusable': { kind: 'unusable-sort', section: '5' },
  'sort-unusable-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-unusable-by-text': { kind: 'unusable-sort', section: '5' },
  'sort-unusable-by-place': { kind: 'unusable-sort', section: '5' },
  'sort-unusable-by-schedule': { kind: 'unusable-sort', section: '5' },
  'sort-needs-text': { kind: 'unusable-sort', section: '5' },
  'sort-needs-text-ordered': { kind: 'unusable-sort', section: '5' },
  'sort-needs-text-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-needs-place': { kind: 'unusable-sort', section: '5' },
  'sort-needs-place-ordered': { kind: 'unusable-sort', section: '5' },
  'sort-needs-place-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-direction': { kind: 'sort-direction', section: '12' },
  'sort-without-seed': { kind: 'unusable-sort', section: '5' },
  'sort-without-point': { kind: 'unusable-sort', section: '12' },
  'sort-further': { kind: 'first-sort-only', section: '5' },
  'sort-further-by-convention': { kind: 'first-sort-only', section: null },
  'fields-of-relation': { kind: 'fields-of-relation', section: '2.3' },
  'fields-minus': { kind: 'nothing-of-this-name', section: '2.3' },
  'fields-unseen': { kind: 'nothing-of-this-name', section: '2.3' },
  'text-in-union': { kind: 'text-in-union', section: '2.2' },
  'attribute-not-searchable': { kind: 'not-searchable', section: '2.2' },
  'attribute-operator': { kind: 'not-searchable', section: '12' },
  'filter-misplaced': { kind: 'not-searchable', section: '2.2' },
  'filter-plain': { kind: 'unknown-key', section: '2.2' },
  'not-in-before-in': { kind: 'not-in-before-in', section: '2.2' },
  'and-of-ids': { kind: 'and-of-ids', section: '2.2' },
  'no-date': { kind: 'no-date', section: '2.2' },
  dots: { kind: 'dots', section: '6' },
  'dots-by-convention': { kind: 'dots', section: null },
  'name-dropped': { kind: 'dropped-name', section: '2.1' },
  'list-dropped': { kind: 'dropped-name', section: '2.1' },
  'object-dropped': { kind: 'dropped-name', section: '2.1' },
  'text-dropped': { kind: 'dropped-name', section: '2.1' },
  'name-without-effect': { kind: 'without-effect', section: '2.1' },
  'page-limit': { kind: 'page-limit', section: '4' },
  'no-items-asked': { kind: 'no-items', section: '2.1' },
  'text-blank': { kind: 'no-filter', section: '2.2' },
  'text-operator': { kind: 'text-operator', section: '2.2' },
  'text-finds-nothing': { kind: 'text-operator', section: '2.2' },
  'text-word': { kind: 'text-operator', section: '2.2' },
  'value-blank': { kind: 'no-filter', section: '12' },
  'not-boolean': { kind: 'not-boolean', section: '2.2' },
  'no-number': { kind: 'no-number', section: '12' },
  'not-a-collection': { kind: 'not-a-collection', section: '12' },
  'key-unknown': { kind: 'unknown-key', section: '2.2' },
  'language-case': { kind: 'unknown-language', section: '8' },
  'language-unknown': { kind: 'unknown-language', section: '8' },
  'language-not-offered': { kind: 'unknown-language', section: '8' },
  'fields-near': { kind: 'nothing-of-this-name', section: '2.3' },
  'relation-near': { kind: 'unknown-relation', section: '2.3' },
  'relation-unseen': { kind: 'unknown-relation', section: '2.3' },
} as const satisfies Readonly<Record<string, HintRule>>

export type HintWord = keyof typeof hintRules

/** Whether it is about the instance, and not about the form itself. */
export const isInstanceHint = (note: FieldNote): note is InstanceHint =>
  note.severity === 'instance'

/**
 * What items that obey decide against: an operator can have configured the instance. That a first criterion
 * is obeyed says nothing of a second, and of the others an answer shows nothing.
 */
const decidedByItems: readonly HintKind[] = [
  'unusable-sort',
  'fields-of-relation',
  'not-searchable',
  'unknown-language',
  'unknown-relation',
]

/** Whether a hint no longer holds once the items show that its parameter was obeyed. */
export const isDecidedByItems = ({ word }: InstanceHint): boolean =>
  decidedByItems.includes(hintRules[word].kind)

/** A hint at a field. */
export const hintAt = <Word extends HintWord>(
  parameter: InstanceHint['parameter'],
  field: FormField,
  word: Word,
  values?: Readonly<Record<string, string>>,
): InstanceHint<Word> => ({
  severity: 'instance',
  parameter,
  field,
  word,
  ...(values && { values }),
})
