import type { JsonKind } from '#core/json/json-value.ts'
import type { AnswerFinding } from '#core/response/answer-index.ts'
import type { Complaint } from '#core/response/complaint.ts'
import type { Links } from '#core/response/envelope.ts'
import type { LinkRefusal } from '#core/response/page-link.ts'
import type { Evidence } from '#core/verdict/verdict.ts'
import type { LostPart } from './lost-part.ts'

/**
 * Something that an answer proves by itself (truth.md 2): said once, with what shows it. The words
 * stand in the page's messages under `findings`, by kind.
 */
export type Finding =
  AnswerFinding | Complaint | LinkFinding | PageFinding | ItemFinding | HeadFinding

/** A link beside the items, as it was sent. */
export interface NamedLink {
  name: keyof Links
  address: string
}

export type LinkFinding =
  /** Links with one and the same fault; `instead` is the page that the first of them means. */
  | {
      kind: 'link-refused'
      reason: LinkRefusal
      links: readonly NamedLink[]
      lost: readonly LostPart[]
      instead: number | null
      /** After a POST the body is posted again, whatever the link says. */
      method: 'GET' | 'POST'
    }
  /** A link to another page than the one it is called after. */
  | { kind: 'link-astray'; link: NamedLink; to: number; expected: number }
  /** No next one, although more pages follow. */
  | { kind: 'next-absent'; number: number; last: number }
  /** A next one on the last page. */
  | { kind: 'next-on-last'; link: NamedLink; last: number }
  /** Links without an origin: they must be resolved against the address that was asked. */
  | { kind: 'links-relative'; links: readonly NamedLink[] }

export type PageFinding =
  | LostItems
  /** Fewer items than the answer says a page has, although more pages follow. */
  | { kind: 'short-page'; items: number; size: number }
  | { kind: 'total-below-items'; total: string; items: number }
  /** At the size that the server really uses. */
  | { kind: 'pages-contradict-total'; total: string; pages: number; size: number }
  /** The server counts items and sent none, of a page that should have some. */
  | { kind: 'empty-page-of-total'; total: string; number: number | null }
  | { kind: 'no-paging' }
  /** More than one page, and nothing that sorts them (api.md 4.5.6): a hint, nothing is wrong. */
  | { kind: 'no-sort' }
  /** Items that stood on a page shown before as well. */
  | {
      kind: 'items-of-page-before'
      count: number
      page: number | null
      sort: SortStanding
      evidence: readonly Evidence[]
    }

/** All pages of a query were seen, and they hold fewer different items than the server counts. */
export interface LostItems {
  kind: 'items-lost'
  pages: number
  different: number
  total: string
}

/** What is known of the sort that was asked for, as far as repeated items hang on it. */
export type SortStanding =
  | 'none'
  | 'obeyed'
  | /** Obeyed, and no two neighbours are equal. */ 'distinct'
  | 'ignored'
  | 'unknown'
  | LostOrder

/** A CORE has no order under it: by a key that it cannot use, or by chance without a seed. */
export type LostOrder = 'core-unusable' | 'core-random'

export type ItemFinding =
  | ({ kind: 'items-not-objects'; got: JsonKind } & Counted)
  | ({ kind: 'items-without-id' } & Counted)
  /** An `@id` that is no UUID (api.md 2.2). */
  | ({ kind: 'ids-no-uuid'; id: string } & Counted)
  | ({ kind: 'items-repeated' } & Counted)
  | ({ kind: 'items-without-type' } & Counted)
  | /** `@type` is one text instead of a list of them (api.md 2.2). */
    ({ kind: 'type-is-text'; type: string } & Counted)
    /** Objects of a relation came in full without being asked for. */
  | ({ kind: 'relation-unasked'; relation: string } & Counted)
  /** `becomes` is what JSON.parse of JavaScript makes of `source`, the first such number. */
  | ({ kind: 'number-changes'; path: string; source: string; becomes: string } & Counted)
  | ({ kind: 'names-missing'; of: number } & Counted)
  | ({ kind: 'names-empty' } & Counted)
  /** Texts of one page in languages that do not go together; one of them may be unnamed. */
  | ({ kind: 'languages-mixed'; one: string; other: string } & Counted)
  /** An object has two members of one name; JSON clients keep the last. */
  | ({ kind: 'member-repeated'; path: string } & Counted)

/** How many items it is about, and the first few of them. */
export interface Counted {
  count: number
  evidence: readonly Evidence[]
}

export type HeadFinding =
  | { kind: 'bare-list' }
  /** The answer of a success says itself that something went wrong. */
  | { kind: 'own-words'; member: 'error' | 'errors' | 'warnings'; words: readonly string[] }
  | { kind: 'content-type'; type: string }
  | { kind: 'redirected'; count: number; to: string }
  /** The body repeated the token, and asterisks stand there instead. */
  | { kind: 'token-repeated'; count: number }

export type FindingKind = Finding['kind']

/** How much a finding matters for what is on the screen. A hint does not count as something told. */
export type FindingMood = 'trouble' | 'doubt' | 'note' | 'hint'

const moods = {
  'own-words': 'trouble',
  'broken-off': 'trouble',
  malformed: 'trouble',
  'trailing-bytes': 'trouble',
  'too-long': 'trouble',
  'link-refused': 'doubt',
  'link-astray': 'doubt',
  'next-absent': 'doubt',
  'next-on-last': 'doubt',
  'short-page': 'doubt',
  'total-below-items': 'doubt',
  'pages-contradict-total': 'doubt',
  'empty-page-of-total': 'doubt',
  'items-of-page-before': 'doubt',
  'items-lost': 'doubt',
  'items-not-objects': 'doubt',
  'items-without-id': 'doubt',
  'items-repeated': 'doubt',
  'items-without-type': 'doubt',
  'type-is-text': 'doubt',
  'names-missing': 'doubt',
  'names-empty': 'doubt',
  'languages-mixed': 'doubt',
  'member-repeated': 'doubt',
  'bare-list': 'doubt',
  'token-repeated': 'doubt',
  'invalid-utf8': 'doubt',
  'no-count': 'doubt',
  contradiction: 'doubt',
  'repeated-graph': 'doubt',
  'no-paging': 'note',
  'relation-unasked': 'note',
  'content-type': 'note',
  redirected: 'note',
  'byte-order-mark': 'note',
  'wrong-kind': 'note',
  'links-relative': 'hint',
  'no-sort': 'hint',
  'ids-no-uuid': 'hint',
  'number-changes': 'hint',
} as const satisfies Record<FindingKind, FindingMood>

export const moodOfFinding = ({ kind }: Finding): FindingMood => moods[kind]
