import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import type { Links, ResponseContext } from '#core/response/envelope.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ResponsePage } from '#core/response/response-page.ts'

/** Finds similar names for a missing one, nearest first. */
export type FindNear = (name: string, known: readonly string[]) => string[]

/** What a server did with one parameter of a request (truth.md 1). */
export type VerdictKind =
  | 'obeyed'
  | 'ignored'
  | 'partly'
  /** No item has what was named. */
  | 'absent'
  | 'unknown'

/**
 * A server's handling of one parameter, with reason and evidence.
 *
 * The kind follows from the reason: `createVerdict` adds it.
 */
export interface Verdict {
  parameter: RequestParameter
  kind: VerdictKind
  reason: VerdictReason
  /** The evidence, most significant first; a handful at most. */
  evidence: readonly Evidence[]
  /** Further notes on the parameter, one line each. */
  notes: readonly VerdictNote[]
  /** Possible remedies, best first. */
  remedies: readonly Remedy[]
  /** How many items were read; null if all, or if the verdict needs no items. */
  sampled: Sampled | null
  restsOn: VerdictBasis
}

/** The basis of a verdict: the response alone, or requests that the user allowed. */
export type VerdictBasis =
  /** The response alone. */
  | { kind: 'answer' }
  /** A check (truth.md 3), with the totals or first items of its requests. */
  | { kind: 'check'; requests: number }

export interface Sampled {
  read: number
  /** The number of items in the response. */
  of: number
}

/** The reason of a verdict. Each belongs to one kind of verdict (`kindOfReason`). */
export type VerdictReason =
  | PageSizeReason
  | PageNumberReason
  | SortReason
  | IncludeReason
  | FieldsReason
  | FilterReason
  | LanguageReason
  | ExtraReason
  | CheckReason
  | { kind: 'empty-page' }
  /** The first item is so large that reading it would block the window. */
  | { kind: 'items-too-large' }
  /** A CORE drops the parameter, which a hand-typed body gave as a list, object or plain text. */
  | { kind: 'shape-dropped'; name: string }
  /** The server's links repeat accepted parameters, and this one is missing. */
  | { kind: 'missing-in-links' }
  /** The items show nothing, and a CORE is known to do nothing with the parameter (truth.md 5a). */
  | { kind: 'known-ignored'; hint: InstanceHint }
  /** Only this parameter can make the total smaller than the endpoint's. */
  | { kind: 'narrowed'; total: string; of: number }

export type PageSizeReason =
  /** As many items as requested. */
  | { kind: 'full-page'; size: number }
  /** Fewer items than requested, and no more follow. */
  | { kind: 'all-there-are'; requested: number; got: number }
  | { kind: 'more-than-requested'; requested: number; got: number }
  /** Fewer items although more follow: the server uses its own size. */
  | { kind: 'fewer-than-requested'; requested: number; got: number }
  /** Fewer items, but the server counts pages by the requested size. */
  | { kind: 'short-page'; requested: number; got: number }
  /** The response states another size, or counts its pages by one. */
  | { kind: 'other-size-stated'; requested: number; stated: StatedSize }
  /** Fewer items, and it is unknown whether more follow. */
  | { kind: 'fewer-and-end-unknown'; requested: number; got: number }
  /** `page[limit]` was sent as well, and the items match it. */
  | { kind: 'limit-counts'; limit: number }

/** Another size: as stated in `meta`, or implied by the total and the number of pages. */
export type StatedSize =
  | { kind: 'size'; size: number }
  | { kind: 'pages'; total: string; pages: number }

export type PageNumberReason =
  | { kind: 'page-confirmed'; number: number; by: PageNumberSource }
  /** The response states another page number. */
  | { kind: 'other-page'; requested: number; got: number; by: PageNumberSource }
  /** The items equal those of another known page, in the same order. */
  | { kind: 'items-of-other-page'; requested: number; page: number }
  /** The response states no page number. */
  | { kind: 'page-unknown'; requested: number }

/** The source of the page number: `meta`, `links.self`, or the links to adjacent pages. */
export type PageNumberSource = 'meta' | 'self' | 'adjacent-links'

export type SortReason =
  /** `hasTies`: some adjacent items are equal in all criteria. */
  | { kind: 'in-order'; criteria: number; hasTies: boolean }
  /** The items are in order by this criterion, the only one that a CORE uses of several. */
  | { kind: 'in-order-of-one'; attribute: string; hasTies: boolean }
  /** Two adjacent items contradict this criterion. */
  | { kind: 'out-of-order'; attribute: string; direction: SortDirection }
  /** Among items that are equal in the satisfied criteria `holds` (a list with commas), this one is not. */
  | { kind: 'later-out-of-order'; attribute: string; direction: SortDirection; holds: string }
  /** Too few different values: they may be sorted by chance. */
  | { kind: 'too-few-values'; attribute: string; values: number }
  /** No item has it; `near` are attributes seen whose names are close. */
  | { kind: 'sort-attribute-absent'; attribute: string; near: readonly string[] }
  /** The values are lists or objects, so the compared value is unknown. */
  | { kind: 'not-comparable'; attribute: string }
  /** Sorted, although a standard CORE cannot sort by this key. */
  | { kind: 'order-by-chance'; attribute: string }
  /** A sort key that matches no attribute, such as `random` or `similarity`. */
  | { kind: 'order-not-shown'; attribute: string }

export type SortDirection = 'ascending' | 'descending'

export type IncludeReason =
  | { kind: 'resolved'; relation: string; count: number }
  | { kind: 'none-resolved'; relation: string; count: number }
  /** Some linked items were sent with their attributes, some without. */
  | { kind: 'partly-resolved'; relation: string; resolved: number; unresolved: number }
  /** No item has it; `near` are relations seen whose names are close. */
  | { kind: 'relation-absent'; relation: string; near: readonly string[] }
  /** A part of a linked item, which came with its attributes because of this include. */
  | { kind: 'part-of-parent'; relation: string; parent: string }
  /** As `relation-absent`, but its parent came with its attributes because of this include. */
  | { kind: 'absent-in-parent'; relation: string; parent: string; near: readonly string[] }
  /** A CORE sends it in full without an include. */
  | { kind: 'comes-anyway'; relation: string }
  /** Without attributes, because the relation has none of those requested by `fields`. */
  | { kind: 'hidden-by-fields'; relation: string; attributes: readonly string[] }
  /** It exists but is empty in all items. */
  | { kind: 'relation-empty'; relation: string }
  /** It is an object that is delivered as a part of its item, or no object at all. */
  | { kind: 'not-a-relation'; relation: string }
  | { kind: 'parent-unresolved'; relation: string; parent: string }

export type FieldsReason =
  | { kind: 'only-named'; relation: string }
  /** All items have other attributes too, as if `fields` had been ignored. */
  | { kind: 'others-everywhere'; relation: string; others: readonly string[] }
  | { kind: 'others-somewhere'; relation: string; others: readonly string[]; items: number }
  /** The objects have no attributes: none of the requested ones exists. */
  | { kind: 'nothing-of-this-name'; relation: string; attributes: readonly string[] }
  | Extract<IncludeReason, { kind: 'relation-absent' }>
  /** No value of the relation was sent with attributes. */
  | { kind: 'fields-unresolved'; relation: string }
  /** `*` names all attributes, so none is unexpected. */
  | { kind: 'everything-named'; relation: string }

export type FilterReason =
  /** Every item has one of the values in this attribute. */
  | { kind: 'shown-by-items'; attribute: string }
  /** Every item matches, which does not prove that the server checked. */
  | { kind: 'fits-items'; attribute: string }
  /** An item has the attribute, but none of the values. */
  | { kind: 'item-shows-other'; attribute: string; items: number }
  | { kind: 'item-shows-excluded'; attribute: string; items: number }
  /** The items only have other concepts, which may be subcategories of the requested one. */
  | { kind: 'other-concepts' }
  /** It is unknown which attribute the filter compares. */
  | { kind: 'filter-not-shown' }
  /** So many items have no value to compare. */
  | { kind: 'filter-value-missing'; items: number }
  /** No item has an excluded value, which does not prove that it was excluded. */
  | { kind: 'excluded-absent' }
  /** Items cannot prove a full-text match. */
  | { kind: 'full-text-not-shown' }

export type LanguageReason =
  | { kind: 'language-stated'; language: string }
  /** The response or its texts have another language. */
  | { kind: 'other-language'; requested: string; got: string }
  /** Only these of several languages were used. */
  | { kind: 'some-languages'; got: string; missing: string }
  /** A CORE drops codes with capitals. */
  | { kind: 'language-capitals'; requested: string }
  /** Neither the response nor its texts name a language. */
  | { kind: 'language-unknown'; requested: string }

export type ExtraReason =
  | { kind: 'part-left-out'; part: string }
  /** The excluded part of the response was sent. */
  | { kind: 'part-still-there'; part: string }
  /** The response does not show an effect. */
  | { kind: 'effect-unknown' }

/** The result of a check (truth.md 3), created by the engine that sends its requests. */
export type CheckReason =
  /** The parameter changes the result. */
  | { kind: 'check-evaluated' }
  /** The server evaluates the parameter, but it makes no difference for this query. */
  | { kind: 'check-without-effect' }
  /** The server ignores the parameter. */
  | { kind: 'check-not-evaluated' }
  /** The responses prove neither. */
  | { kind: 'check-undecided' }

export type VerdictNote =
  /** CORE sorts by another criterion, so this one has no effect (datacycle-core.md 5). */
  | { kind: 'criterion-without-effect'; attribute: string }
  /** A named attribute is missing in all objects. */
  | { kind: 'attribute-never-appears'; attribute: string }

/** The evidence of a verdict, shown on a click. */
export type Evidence =
  /** A value of an item of this page: 0-based position and `@id`, if any. */
  | { kind: 'item'; position: number; id: string | null; path: string; value: string | null }
  /** A member of the response outside its items: `meta.page.number`, `@context[1].@language`. */
  | { kind: 'member'; path: string; value: string }
  | { kind: 'link'; name: keyof Links; address: string }

/** A form change offered to the user. */
export type Remedy =
  | { kind: 'drop' }
  | { kind: 'rename-relation'; to: string }
  | { kind: 'rename-sort'; from: string; to: string }
  | { kind: 'set-page-size'; size: number }

export const kindOfReason: Readonly<Record<VerdictReason['kind'], VerdictKind>> = {
  'empty-page': 'unknown',
  'items-too-large': 'unknown',
  'shape-dropped': 'ignored',
  'missing-in-links': 'ignored',
  'known-ignored': 'ignored',
  narrowed: 'obeyed',
  'full-page': 'obeyed',
  'all-there-are': 'obeyed',
  'more-than-requested': 'ignored',
  'fewer-than-requested': 'partly',
  'short-page': 'partly',
  'other-size-stated': 'partly',
  'fewer-and-end-unknown': 'unknown',
  'limit-counts': 'unknown',
  'page-confirmed': 'obeyed',
  'other-page': 'ignored',
  'items-of-other-page': 'ignored',
  'page-unknown': 'unknown',
  'in-order': 'obeyed',
  'in-order-of-one': 'partly',
  'out-of-order': 'ignored',
  'later-out-of-order': 'partly',
  'too-few-values': 'unknown',
  'sort-attribute-absent': 'unknown',
  'not-comparable': 'unknown',
  'order-not-shown': 'unknown',
  'order-by-chance': 'unknown',
  resolved: 'obeyed',
  'none-resolved': 'ignored',
  'partly-resolved': 'partly',
  'relation-absent': 'absent',
  'part-of-parent': 'obeyed',
  'absent-in-parent': 'absent',
  'comes-anyway': 'unknown',
  'hidden-by-fields': 'unknown',
  'relation-empty': 'unknown',
  'not-a-relation': 'unknown',
  'parent-unresolved': 'unknown',
  'only-named': 'obeyed',
  'others-everywhere': 'ignored',
  'others-somewhere': 'partly',
  'nothing-of-this-name': 'absent',
  'fields-unresolved': 'unknown',
  'everything-named': 'obeyed',
  'shown-by-items': 'obeyed',
  'fits-items': 'unknown',
  'item-shows-other': 'ignored',
  'item-shows-excluded': 'ignored',
  'other-concepts': 'unknown',
  'filter-not-shown': 'unknown',
  'filter-value-missing': 'unknown',
  'excluded-absent': 'unknown',
  'full-text-not-shown': 'unknown',
  'language-stated': 'obeyed',
  'other-language': 'ignored',
  'some-languages': 'partly',
  'language-capitals': 'ignored',
  'language-unknown': 'unknown',
  'part-left-out': 'obeyed',
  'part-still-there': 'ignored',
  'effect-unknown': 'unknown',
  'check-evaluated': 'obeyed',
  'check-without-effect': 'obeyed',
  'check-not-evaluated': 'ignored',
  'check-undecided': 'unknown',
}

/** A verdict based on the response alone, unless `more` says otherwise. */
export function createVerdict(
  parameter: RequestParameter,
  reason: VerdictReason,
  more: Partial<Pick<Verdict, 'evidence' | 'notes' | 'remedies' | 'sampled' | 'restsOn'>> = {},
): Verdict {
  return {
    parameter,
    kind: kindOfReason[reason.kind],
    reason,
    evidence: [],
    notes: [],
    remedies: [],
    sampled: null,
    restsOn: { kind: 'answer' },
    ...more,
  }
}

/** Sorts ignored parameters first, then those that are obeyed in part. */
export const byGravity = (one: Verdict, other: Verdict): number =>
  gravityOf(other.kind) - gravityOf(one.kind)

const gravityOf = (kind: Verdict['kind']): number =>
  kind === 'ignored' ? 2 : Number(kind === 'partly' || kind === 'absent')

/** True if a parameter was not obeyed, or not fully. */
export const isGrave = (kind: Verdict['kind']): boolean => gravityOf(kind) > 0

/** True if the user should look at it: something is wrong, or there is a note. */
export const hasProblem = ({ kind, notes }: Verdict): boolean => isGrave(kind) || notes.length > 0

/** The parts of a response other than its items. */
export interface JudgedResponse {
  page: ResponsePage
  context: ResponseContext
  /** Names of the root object's members; empty for an array as root. */
  memberNames: readonly string[]
}

/** Judges one parameter by the items, read once in order, and by the rest of the response. */
export interface ParameterJudge {
  parameter: RequestParameter
  /** null if the items do not matter. */
  add: ((item: JsonValue, position: number) => void) | null
  /** Call it after the last item. */
  judge(response: JudgedResponse): Verdict
}
