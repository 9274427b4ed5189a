import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { FormField, FieldProblem } from '#core/query/form-field.ts'

/**
 * Known behavior of the server for a parameter, shown at its field before sending (truth.md 5a). Plain data,
 * translated under `hint.words.<messageKey>`.
 */
export type InstanceHint<Key extends HintMessageKey = HintMessageKey> = {
  [Each in Key]: HintOf<Each>
}[Key]

export interface HintOf<Key extends HintMessageKey> {
  /** Distinguishes hints from problems of the form: the request is valid, but the server deviates. */
  severity: 'instance'
  /** null for the endpoint. */
  parameter: RequestParameter | null
  field: FormField
  messageKey: Key
  /** For the text and for the remedy. */
  values: HintValues<Key>
}

type Texts<Always extends string, Sometimes extends string = never> = Readonly<
  Record<Always, string> & Partial<Record<Sometimes, string>>
>

/** What the words and the remedy of a hint need: the name of the part that it is about, unless it is listed below. */
export type HintValues<Key extends HintMessageKey> = Key extends keyof FurtherValues
  ? FurtherValues[Key]
  : Texts<'name'>

/** `near` is what was probably meant, `used` what the server uses instead, `whole` the date that a text begins. */
type FurtherValues = Record<
  'dots' | 'dots-by-convention' | 'page-limit',
  Readonly<Record<string, never>>
> &
  Record<
    `sort-${'unusable' | SortNeed}-skipped` | 'sort-further' | 'sort-further-by-convention',
    Texts<'name' | 'used'>
  > &
  Record<
    | `sort-unusable${'' | '-by-text' | '-by-place' | '-by-schedule'}`
    | `sort-${SortNeed}${'' | '-ordered'}`
    | 'sort-fails'
    | 'text-operator'
    | 'text-whole-words'
    | 'text-word'
    | 'name-dropped'
    | 'name-without-effect',
    Texts<'name', 'near'>
  > &
  Record<'fields-near' | 'relation-near' | 'language-case', Texts<'name' | 'near'>> &
  Record<
    | 'date-misread'
    | 'not-boolean'
    | 'boolean-refused'
    | 'no-number'
    | 'not-a-collection'
    | 'weight-refused',
    Texts<'name' | 'value'>
  > &
  Record<'like-fails' | 'slug-like' | 'equals-markup', Texts<'name' | 'attribute'>> & {
    'text-in-union': Texts<'name', 'text'>
    'attribute-not-searchable': Texts<'name' | 'attribute', 'text'>
    'attribute-operator': Texts<'name' | 'attribute' | 'operator'>
    'not-in-before-in': Texts<'name' | 'key'>
    'coordinates-swapped': Texts<'name' | 'places' | 'found'>
    'no-own-place': Texts<'name' | 'relation'>
    'and-of-ids': Texts<'name' | 'count'>
    'no-date': Texts<'name' | 'value', 'whole'>
    'date-day-first': Texts<'name' | 'value' | 'day'>
    'language-not-offered': Texts<'name' | 'known'>
  }

type SortNeed = `needs-${'text' | 'place' | 'schedule' | 'point'}`

/** A message at a field. */
export type FieldNote = FieldProblem | InstanceHint

export type NotesOf = (field: FormField) => readonly FieldNote[]

interface HintRule {
  kind: string
  /** The supporting section of datacycle-core.md; null if based on conventions or responses. */
  section: string | null
  /** Status of the response if the server fails because of it without naming the cause. */
  status?: 500
  /** The parameter does nothing. */
  isIgnored?: true
}

export const hintRules = {
  'sort-unusable': { kind: 'unusable-sort', section: '5', isIgnored: true },
  // `…-skipped`: CORE sorts by a later criterion instead.
  'sort-unusable-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-unusable-by-text': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-unusable-by-place': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-unusable-by-schedule': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-text': { kind: 'unusable-sort', section: '5', isIgnored: true },
  // `…-ordered`: no criterion is usable, but the filters order the items.
  'sort-needs-text-ordered': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-text-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-needs-place': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-place-ordered': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-place-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-needs-schedule': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-schedule-ordered': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-schedule-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-needs-point': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-point-ordered': { kind: 'unusable-sort', section: '5', isIgnored: true },
  'sort-needs-point-skipped': { kind: 'unusable-sort', section: '5' },
  'sort-fails': { kind: 'unusable-sort', section: '5', status: 500 },
  'sort-direction': { kind: 'sort-direction', section: '12' },
  'sort-without-seed': { kind: 'unusable-sort', section: '5' },
  'sort-without-point': { kind: 'unusable-sort', section: '12', status: 500 },
  'sort-further': { kind: 'first-sort-only', section: '5' },
  'sort-further-by-convention': { kind: 'first-sort-only', section: null },
  'fields-of-relation': { kind: 'fields-of-relation', section: '2.3', isIgnored: true },
  'fields-minus': { kind: 'nothing-of-this-name', section: '2.3' },
  'fields-unseen': { kind: 'nothing-of-this-name', section: '2.3' },
  'star-inside': { kind: 'star-inside', section: '2.3' },
  'text-in-union': { kind: 'text-in-union', section: '2.2', isIgnored: true },
  'attribute-not-searchable': { kind: 'not-searchable', section: '2.2', isIgnored: true },
  'like-fails': { kind: 'refused-value', section: '12', status: 500 },
  'slug-like': { kind: 'exact-text', section: '2.2' },
  'equals-markup': { kind: 'exact-text', section: '2.2' },
  'attribute-operator': { kind: 'not-searchable', section: '12', isIgnored: true },
  'filter-misplaced': { kind: 'not-searchable', section: '2.2', isIgnored: true },
  // A misplaced key with a plain text as its value, which CORE refuses.
  'filter-plain': { kind: 'unknown-key', section: '2.2' },
  'not-in-before-in': { kind: 'not-in-before-in', section: '2.2' },
  'and-of-ids': { kind: 'and-of-ids', section: '2.2' },
  'no-date': { kind: 'no-date', section: '12', status: 500 },
  // CORE reads the text as another date than the one meant.
  'date-misread': { kind: 'date-misread', section: '12' },
  'date-day-first': { kind: 'date-misread', section: '12' },
  dots: { kind: 'dots', section: '6' },
  'dots-by-convention': { kind: 'dots', section: null },
  'name-dropped': { kind: 'dropped-name', section: '2.1', isIgnored: true },
  'list-dropped': { kind: 'dropped-name', section: '2.1', isIgnored: true },
  'object-dropped': { kind: 'dropped-name', section: '2.1', isIgnored: true },
  'text-dropped': { kind: 'dropped-name', section: '2.1', isIgnored: true },
  'name-without-effect': { kind: 'without-effect', section: '2.1', isIgnored: true },
  'page-limit': { kind: 'page-limit', section: '4' },
  'no-items-asked': { kind: 'no-items', section: '2.1' },
  'trees-limit-categories': { kind: 'limited-categories', section: '2.1' },
  'text-blank': { kind: 'no-filter', section: '2.2', isIgnored: true },
  'text-operator': { kind: 'text-operator', section: '2.2' },
  'text-whole-words': { kind: 'text-operator', section: '2.2' },
  'text-word': { kind: 'text-operator', section: '2.2' },
  'value-blank': { kind: 'no-filter', section: '12', isIgnored: true },
  'not-boolean': { kind: 'not-boolean', section: '2.2' },
  'boolean-refused': { kind: 'not-boolean', section: '2.2' },
  'weight-refused': { kind: 'refused-value', section: '2.1' },
  'no-number': { kind: 'no-number', section: '12' },
  // None of the places seen is in the area, but some are with longitude and latitude swapped.
  'coordinates-swapped': { kind: 'coordinates-swapped', section: '2.2' },
  // Items seen have no coordinates, but a place that is linked.
  'no-own-place': { kind: 'no-own-place', section: '2.2' },
  'not-a-collection': { kind: 'not-a-collection', section: '12' },
  'key-unknown': { kind: 'unknown-key', section: '2.2' },
  'language-case': { kind: 'unknown-language', section: '8' },
  'language-unknown': { kind: 'unknown-language', section: '8' },
  'language-not-offered': { kind: 'unknown-language', section: '8' },
  // No item had this attribute, but one with a similar name.
  'fields-near': { kind: 'nothing-of-this-name', section: '2.3' },
  // No item had this relation, but one with a similar name.
  'relation-near': { kind: 'unknown-relation', section: '2.3' },
  'relation-unseen': { kind: 'unknown-relation', section: '2.3' },
} as const satisfies Readonly<Record<string, HintRule>>

export type HintMessageKey = keyof typeof hintRules

/** Kinds of hints for automation (attribute `data-kind`). */
export type HintKind = (typeof hintRules)[HintMessageKey]['kind']

export const isInstanceHint = (note: FieldNote): note is InstanceHint =>
  note.severity === 'instance'

/**
 * Hints about behavior that an operator can configure, so that items may disprove them. A response cannot
 * disprove other hints.
 */
const disprovableKinds: readonly HintKind[] = [
  'unusable-sort',
  'fields-of-relation',
  'not-searchable',
  'unknown-language',
  'unknown-relation',
]

/** True if items that obey the parameter disprove the hint. */
export const isDisprovable = ({ messageKey }: InstanceHint): boolean =>
  disprovableKinds.includes(hintRules[messageKey].kind)

/** True if the hint says that the server does nothing with the parameter. */
export function predictsNothing({ messageKey }: InstanceHint): boolean {
  const rule: HintRule = hintRules[messageKey]
  return rule.isIgnored === true
}

/** True if the hint says that the server answers with this error status. */
export function predictsStatus({ messageKey }: InstanceHint, status: number): boolean {
  const rule: HintRule = hintRules[messageKey]
  return rule.status === status
}

export const hintAt = <Key extends HintMessageKey>(
  parameter: InstanceHint['parameter'],
  field: FormField,
  messageKey: Key,
  values: HintValues<Key>,
): HintOf<Key> => ({ severity: 'instance', parameter, field, messageKey, values })
