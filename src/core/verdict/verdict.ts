import type { Links } from '#core/response/envelope.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'

/** What a server did with one parameter of a request (truth.md 1). */
export type VerdictKind =
  'obeyed' | 'ignored' | 'partly' | 'absent' /** An include that stands on no item. */ | 'unknown'

/**
 * What a server did with one parameter, why we say so, and what shows it.
 *
 * The kind follows from the reason: `createVerdict` puts both together.
 */
export interface Verdict {
  parameter: AskedParameter
  kind: VerdictKind
  reason: VerdictReason
  /** What the sentence rests on, the most telling first; a handful at most. */
  evidence: readonly Evidence[]
  /** What else is to be told of the parameter, a line each. */
  notes: readonly VerdictNote[]
  /** What the person can do about it, the best first. */
  remedies: readonly Remedy[]
  /** How much of the answer was looked at, where that is not all of it. */
  sampled: Sampled | null
  restsOn: VerdictBasis
}

/** What a verdict rests on: the answer alone, or requests that the person let us make. */
export type VerdictBasis =
  | { kind: 'answer' }
  /** A check (truth.md 3), with the totals or first items of its requests in words of the check. */
  | { kind: 'check'; requests: number }

export interface Sampled {
  read: number
  of: number
}

/** Why a verdict is what it is. Each kind belongs to one kind of verdict (`kindOfReason`). */
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
  /** A page without items shows nothing of it. */
  | { kind: 'empty-page' }
  /** The first item alone is so large that reading it would block the window. */
  | { kind: 'items-too-large' }
  /** The instance repeats in its links what it took, and this does not stand in them. */
  | { kind: 'links-lack' }

export type PageSizeReason =
  /** As many items as asked for. */
  | { kind: 'full-page'; size: number }
  /** Fewer items than asked for, and they are all that are left. */
  | { kind: 'all-there-are'; asked: number; got: number }
  | { kind: 'more-than-asked'; asked: number; got: number }
  /** Fewer items although more follow: the server has a size of its own. */
  | { kind: 'fewer-than-asked'; asked: number; got: number }
  /** Fewer items, and the server counts its pages by the size asked for. */
  | { kind: 'short-page'; asked: number; got: number }
  /** The answer itself says another size, or counts its pages by one. */
  | { kind: 'other-size-told'; asked: number; told: TellsSize }
  /** Fewer items, and nothing tells whether more follow. */
  | { kind: 'fewer-and-end-unknown'; asked: number; got: number }
  /** `page[limit]` was asked for as well, and the items keep that. */
  | { kind: 'limit-counts'; limit: number }

/** What tells another size: meta, or how many pages the total makes. */
export type TellsSize =
  { kind: 'size'; size: number } | { kind: 'pages'; total: string; pages: number }

export type PageNumberReason =
  | { kind: 'page-confirmed'; number: number; by: PageTeller }
  | { kind: 'other-page'; asked: number; got: number; by: PageTeller }
  /** The items are those of another page that was seen, in the same order. */
  | { kind: 'items-of-other-page'; asked: number; page: number }
  | { kind: 'page-untold'; asked: number }

/** What tells which page an answer is: meta, the link to itself, or the links to its neighbours. */
export type PageTeller = 'meta' | 'self' | 'neighbours'

export type SortReason =
  /** `hasTies`: some neighbours are equal in all criteria. */
  | { kind: 'in-order'; criteria: number; hasTies: boolean }
  | { kind: 'out-of-order'; attribute: string; direction: SortDirection }
  /** The first criteria hold; among items that are equal there, this one does not. */
  | { kind: 'later-out-of-order'; attribute: string; direction: SortDirection; holds: string }
  /** Too few different values: by chance alone they would often be in order. */
  | { kind: 'too-few-values'; attribute: string; values: number }
  /** No item has it; `near` are attributes seen whose names are close. */
  | { kind: 'sort-attribute-absent'; attribute: string; near: readonly string[] }
  /** The values are lists or objects: what the server compares is not to be seen. */
  | { kind: 'not-comparable'; attribute: string }
  /** In order, by a key that a CORE as delivered cannot sort by. */
  | { kind: 'order-by-chance'; attribute: string }
  /** An order that no attribute of the items shows, such as `random` or `similarity`. */
  | { kind: 'order-not-shown'; attribute: string }

export type SortDirection = 'ascending' | 'descending'

export type IncludeReason =
  | { kind: 'resolved'; relation: string; count: number }
  | { kind: 'resolved-nowhere'; relation: string; count: number }
  | { kind: 'partly-resolved'; relation: string; resolved: number; unresolved: number }
  /** No item has it; `near` are relations seen whose names are close. */
  | { kind: 'relation-absent'; relation: string; near: readonly string[] }
  | /** Only `@id` and `@type`, which is what `fields` of names that the relation does not have leaves. */
    { kind: 'hidden-by-fields'; relation: string; attributes: readonly string[] }
    /** It stands on items, and is empty on all of them. */
  | { kind: 'relation-empty'; relation: string }
  /** It is an object that is delivered as a part of its item, or no object at all. */
  | { kind: 'not-a-relation'; relation: string }
  /** The relation on the way to it came unresolved. */
  | { kind: 'parent-unresolved'; relation: string; parent: string }

export type FieldsReason =
  | { kind: 'only-named'; relation: string }
  | { kind: 'others-everywhere'; relation: string; others: readonly string[] }
  | { kind: 'others-somewhere'; relation: string; others: readonly string[]; items: number }
  | /** Nothing but `@id` and `@type` came: nothing of the names asked for exists. */
    { kind: 'nothing-of-this-name'; relation: string; attributes: readonly string[] }
  | { kind: 'fields-unresolved'; relation: string }
  /** `*` names everything: there is nothing that should not have come. */
  | { kind: 'everything-named'; relation: string }

export type FilterReason =
  /** Every item shows one of the values at this attribute. */
  | { kind: 'shown-by-items'; attribute: string }
  /** Every item fits, which does not prove that the server looked. */
  | { kind: 'fits-items'; attribute: string }
  /** An item shows the attribute, and none of the values. */
  | { kind: 'item-shows-other'; attribute: string; items: number }
  /** An item shows what was to be left out. */
  | { kind: 'item-shows-excluded'; attribute: string; items: number }
  /** The items carry other concepts only: they may stand below the one asked for. */
  | { kind: 'other-concepts' }
  | { kind: 'filter-not-shown' }
  /** A full text shows in no item for certain. */
  | { kind: 'full-text-not-shown' }

export type LanguageReason =
  | { kind: 'language-said'; language: string }
  | { kind: 'other-language'; asked: string; got: string }
  /** Of several languages only these were used. */
  | { kind: 'some-languages'; got: string; missing: string }
  /** A CORE drops codes with capitals. */
  | { kind: 'language-capitals'; asked: string }
  | { kind: 'language-untold'; asked: string }

export type ExtraReason =
  /** The part of the answer that was to be left out is left out. */
  | { kind: 'part-left-out'; part: string }
  | { kind: 'part-still-there'; part: string }
  | { kind: 'extra-untold' }

/** What a check found out (truth.md 3); the engine that sends its requests creates these. */
export type CheckReason =
  | { kind: 'check-evaluated' }
  | { kind: 'check-without-effect' }
  | { kind: 'check-not-evaluated' }
  | { kind: 'check-undecided' }

export type VerdictNote =
  /** CORE sorts by one criterion alone: this one does nothing (datacycle-core.md 5). */
  | { kind: 'criterion-without-effect'; attribute: string }
  /** A named attribute stands on no object that could have it. */
  | { kind: 'attribute-never-appears'; attribute: string }

/** What a verdict rests on, to be shown on a click. */
export type Evidence =
  /** A value of an item of this page: its position from 0, its `@id` where it has one. */
  | { kind: 'item'; position: number; id: string | null; path: string; value: string | null }
  /** A member of the answer beside its items: `meta.page.number`, `@context[1].@language`. */
  | { kind: 'member'; path: string; value: string }
  | { kind: 'link'; name: keyof Links; address: string }

/** A change of the form that a person can choose. */
export type Remedy =
  | { kind: 'drop' }
  | { kind: 'rename-relation'; to: string }
  | { kind: 'rename-sort'; from: string; to: string }
  | { kind: 'set-page-size'; size: number }

/** The verdict that each reason stands for. */
export const kindOfReason: Readonly<Record<VerdictReason['kind'], VerdictKind>> = {
  'empty-page': 'unknown',
  'items-too-large': 'unknown',
  'links-lack': 'ignored',
  'full-page': 'obeyed',
  'all-there-are': 'obeyed',
  'more-than-asked': 'ignored',
  'fewer-than-asked': 'partly',
  'short-page': 'partly',
  'other-size-told': 'partly',
  'fewer-and-end-unknown': 'unknown',
  'limit-counts': 'unknown',
  'page-confirmed': 'obeyed',
  'other-page': 'ignored',
  'items-of-other-page': 'ignored',
  'page-untold': 'unknown',
  'in-order': 'obeyed',
  'out-of-order': 'ignored',
  'later-out-of-order': 'partly',
  'too-few-values': 'unknown',
  'sort-attribute-absent': 'unknown',
  'not-comparable': 'unknown',
  'order-not-shown': 'unknown',
  'order-by-chance': 'unknown',
  resolved: 'obeyed',
  'resolved-nowhere': 'ignored',
  'partly-resolved': 'partly',
  'relation-absent': 'absent',
  'hidden-by-fields': 'unknown',
  'relation-empty': 'unknown',
  'not-a-relation': 'unknown',
  'parent-unresolved': 'unknown',
  'only-named': 'obeyed',
  'others-everywhere': 'ignored',
  'others-somewhere': 'partly',
  'nothing-of-this-name': 'obeyed',
  'fields-unresolved': 'unknown',
  'everything-named': 'obeyed',
  'shown-by-items': 'obeyed',
  'fits-items': 'unknown',
  'item-shows-other': 'ignored',
  'item-shows-excluded': 'ignored',
  'other-concepts': 'unknown',
  'filter-not-shown': 'unknown',
  'full-text-not-shown': 'unknown',
  'language-said': 'obeyed',
  'other-language': 'ignored',
  'some-languages': 'partly',
  'language-capitals': 'ignored',
  'language-untold': 'unknown',
  'part-left-out': 'obeyed',
  'part-still-there': 'ignored',
  'extra-untold': 'unknown',
  'check-evaluated': 'obeyed',
  'check-without-effect': 'obeyed',
  'check-not-evaluated': 'ignored',
  'check-undecided': 'unknown',
}

/** A verdict that rests on the answer alone, unless `more` says otherwise. */
export function createVerdict(
  parameter: AskedParameter,
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

/** Whether a person should look at it: something is wrong, or a note says more. */
export const isLoud = ({ kind, reason, notes }: Verdict): boolean =>
  kind === 'ignored' ||
  kind === 'partly' ||
  kind === 'absent' ||
  reason.kind === 'nothing-of-this-name' ||
  notes.length > 0
