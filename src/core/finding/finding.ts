import type { JsonKind, JsonValue } from '#core/json/json-value.ts'
import type { ResponseFinding } from '#core/response/response-index.ts'
import type { Complaint } from '#core/response/error-body.ts'
import type { Links } from '#core/response/envelope.ts'
import type { LinkRefusal } from '#core/response/page-link.ts'
import type { Evidence } from '#core/verdict/verdict.ts'
import { readId } from '#core/content/identify-object.ts'
import { renderPath, type JsonPath } from '#core/json/json-path.ts'
import { renderJson } from '#core/json/render-json.ts'
import { cutEnd } from '#core/text/cut-middle.ts'
import { readParameterName } from '#core/query/parameter-name.ts'
import type { ResponsePage } from '#core/response/response-page.ts'

/**
 * A fact that a response proves by itself (truth.md 2), with its evidence. Worded in i18n under `findings`,
 * by kind.
 */
export type Finding =
  | ResponseFinding
  | Complaint
  | LinkFinding
  | PageFinding
  | ItemFinding
  | HeadFinding

/** A paging link as sent. */
export interface NamedLink {
  name: keyof Links
  address: string
}

export type LinkFinding =
  /**
   * Links that are not followed for the same reason. `lost` are the parameters that they lack; `instead` is
   * the number of the page to request instead, null if unknown.
   */
  | {
      kind: 'link-refused'
      reason: LinkRefusal
      links: readonly NamedLink[]
      lost: readonly LostPart[]
      instead: number | null
      /** A POST is repeated with its body, regardless of the link. */
      method: 'GET' | 'POST'
    }
  /** A link to another page than its name says. */
  | { kind: 'link-to-wrong-page'; link: NamedLink; to: number; expected: number }
  /** No `next` link, although more pages follow. */
  | { kind: 'next-absent'; number: number; last: number }
  | { kind: 'next-on-last'; link: NamedLink; last: number }
  | { kind: 'links-relative'; links: readonly NamedLink[] }

export type PageFinding =
  | LostItems
  /** Fewer items than the announced page size, although more pages follow. */
  | { kind: 'short-page'; items: number; size: number }
  /** The total is lower than the number of items on this and earlier pages. */
  | { kind: 'total-below-items'; total: string; items: number }
  /** By the page size that the server really uses. */
  | { kind: 'pages-contradict-total'; total: string; pages: number; size: number }
  /** An empty page that should have items according to the total. */
  | { kind: 'empty-page-of-total'; total: string; number: number | null }
  /** The response has no total, no number of pages and no page links. */
  | { kind: 'no-paging' }
  /** More than one page without a sort (api.md 4.5.6): a hint, not a fault. */
  | { kind: 'no-sort' }
  /** Items that were also on an earlier page. */
  | {
      kind: 'items-of-page-before'
      count: number
      page: number | null
      sort: SortState
      evidence: readonly Evidence[]
    }

/** All pages of a query together have fewer distinct items than the total. */
export interface LostItems {
  kind: 'items-lost'
  pages: number
  different: number
  total: string
}

/** State of the requested sort, for judging repeated items. */
export type SortState =
  | 'none'
  | 'obeyed'
  /** Obeyed, without ties. */
  | 'distinct'
  | 'ignored'
  | 'unknown'
  | UnorderedReason

/** Why CORE returns items unordered: an unusable key, or random without a seed. */
export type UnorderedReason = 'core-unusable' | 'core-random'

export type ItemFinding =
  /** Items that are not valid JSON. The first fault: `offset` in bytes of the body, `item` from 1. */
  | ({ kind: 'items-invalid-json'; offset: number; item: number } & CountedItems)
  | ({ kind: 'items-not-objects'; got: JsonKind } & CountedItems)
  | ({ kind: 'items-without-id' } & CountedItems)
  /** An `@id` that is not a UUID (api.md 2.2). */
  | ({ kind: 'ids-no-uuid'; id: string } & CountedItems)
  | ({ kind: 'items-repeated' } & CountedItems)
  | ({ kind: 'items-without-type' } & CountedItems)
  /** `@type` is a text instead of a list (api.md 2.2). */
  | ({ kind: 'type-is-text'; type: string } & CountedItems)
  /** A relation was sent with details that were not requested. */
  | ({ kind: 'relation-unrequested'; relation: string } & CountedItems)
  /** A number that JavaScript would change: the first one, and what JSON.parse makes of it (`becomes`). */
  | ({ kind: 'number-changes'; path: string; source: string; becomes: string } & CountedItems)
  /** `of` is the number of all objects on the page. */
  | ({ kind: 'names-missing'; of: number } & CountedItems)
  | ({ kind: 'names-empty' } & CountedItems)
  /** Names in different languages on one page; one may be ''. */
  | ({ kind: 'languages-mixed'; one: string; other: string } & CountedItems)
  /** An object has two members with the same name; most clients keep the last. */
  | ({ kind: 'member-repeated'; path: string } & CountedItems)

/** Number of affected items, with the first of them as evidence. */
interface CountedItems {
  count: number
  evidence: readonly Evidence[]
}

export type HeadFinding =
  /** The root is a list instead of an object with `@graph`. */
  | { kind: 'bare-list' }
  /** A successful response that contains error messages. */
  | { kind: 'error-in-success'; member: 'error' | 'errors' | 'warnings'; words: readonly string[] }
  /** JSON that is declared as another content type. */
  | { kind: 'content-type'; type: string }
  /** `count` redirects were followed, the last one to `to`. */
  | { kind: 'redirected'; count: number; to: string }
  /** The body contains the token, which was masked. */
  | { kind: 'token-repeated'; count: number }

export type FindingKind = Finding['kind']

/** The severity of a finding, most severe first. Hints are not counted. */
export type FindingTone = 'trouble' | 'doubt' | 'note' | 'hint'

const tones = {
  'error-in-success': 'trouble',
  'broken-off': 'trouble',
  malformed: 'trouble',
  'trailing-bytes': 'trouble',
  'too-long': 'trouble',
  'items-invalid-json': 'trouble',
  'link-refused': 'doubt',
  'link-to-wrong-page': 'doubt',
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
  'relation-unrequested': 'note',
  'content-type': 'note',
  redirected: 'note',
  'byte-order-mark': 'note',
  'wrong-kind': 'note',
  'links-relative': 'hint',
  'no-sort': 'hint',
  'ids-no-uuid': 'hint',
  'number-changes': 'hint',
} as const satisfies Record<FindingKind, FindingTone>

/** The kinds of findings that are hints; each has a summary in i18n under `findings.hints`. */
export type HintKind = {
  [Kind in FindingKind]: (typeof tones)[Kind] extends 'hint' ? Kind : never
}[FindingKind]

/** A harmless finding, which is not counted. */
export type Hint = Extract<Finding, { kind: HintKind }>

export const isHint = (finding: Finding): finding is Hint => toneOfFinding(finding) === 'hint'

export const toneOfFinding = ({ kind }: Finding): FindingTone => tones[kind]

/** Searches the items of a page for one kind of finding. */
export interface ItemFinder {
  add(item: JsonValue, position: number): void
  findings(): ItemFinding[]
}

const maxShown = 20
const maxValueLength = 120

/** Counts items and keeps the first ones as evidence, with the value at a path. */
export function createItemCounter(): {
  count(item: JsonValue, position: number, path: JsonPath, value: JsonValue | undefined): void
  readonly counted: CountedItems
} {
  const evidence: Evidence[] = []
  let count = 0
  return {
    count(item, position, path, value) {
      count += 1
      if (evidence.length >= maxShown) return
      const id = readId(item)
      evidence.push({
        kind: 'item',
        position,
        id,
        path: renderPath(path),
        value: value ? cutEnd(renderJson(value, { indent: null }), maxValueLength) : null,
      })
    },
    get counted() {
      return { count, evidence }
    },
  }
}

/** A query parameter that is missing in a link, and the consequence of following it. */
interface LostPart {
  name: string
  means: LostMeaning
}

export type LostMeaning =
  /** Different items. */
  | 'filter'
  /** A different order, so pages do not fit together. */
  | 'sort'
  | 'include'
  | 'fields'
  | 'size'
  | 'offset'
  | 'language'
  | 'other'

/** Derives the meaning of a parameter from its name. */
export function describeLostPart(name: string): LostPart {
  const [first = '', second = ''] = readParameterName(name)
  switch (first) {
    case 'filter':
    case 'sort':
    case 'include':
    case 'fields':
    case 'language':
      return { name, means: first }
    case 'page':
      return { name, means: second === 'offset' ? 'offset' : 'size' }
    default:
      return { name, means: 'other' }
  }
}

/** The evidence of a finding, shown on demand. Empty if its sentence already says everything. */
export function evidenceOf(
  finding: Finding,
  { paging, links }: Pick<ResponsePage, 'paging' | 'links'>,
): readonly Evidence[] {
  const member = (path: string, value: string | number | null): Evidence[] =>
    value === null ? [] : [{ kind: 'member', path, value: String(value) }]
  const counts = () => [
    ...member('meta.total', paging.total),
    ...member('meta.pages', paging.pages),
    ...member('meta.page.number', paging.number),
    ...member('meta.page.size', paging.size),
  ]
  const ofLink = ({ name, address }: NamedLink): Evidence => ({ kind: 'link', name, address })
  switch (finding.kind) {
    case 'link-refused':
    case 'links-relative':
      return finding.links.map(ofLink)
    case 'link-to-wrong-page':
    case 'next-on-last':
      return [ofLink(finding.link), ...counts()]
    case 'next-absent':
      return [
        ...counts(),
        ...(['self', 'first', 'prev', 'last'] as const).flatMap((name) =>
          links[name] === null ? [] : [ofLink({ name, address: links[name] })],
        ),
      ]
    case 'short-page':
    case 'total-below-items':
    case 'pages-contradict-total':
    case 'empty-page-of-total':
      return counts()
    case 'items-of-page-before':
    case 'items-invalid-json':
    case 'items-not-objects':
    case 'items-without-id':
    case 'ids-no-uuid':
    case 'items-repeated':
    case 'items-without-type':
    case 'type-is-text':
    case 'relation-unrequested':
    case 'number-changes':
    case 'names-missing':
    case 'names-empty':
    case 'languages-mixed':
    case 'member-repeated':
      return finding.evidence
    case 'byte-order-mark':
    case 'invalid-utf8':
    case 'broken-off':
    case 'malformed':
    case 'trailing-bytes':
    case 'repeated-graph':
    case 'too-long':
    case 'no-count':
    case 'wrong-kind':
    case 'contradiction':
    case 'items-lost':
    case 'no-paging':
    case 'no-sort':
    case 'bare-list':
    case 'error-in-success':
    case 'content-type':
    case 'redirected':
    case 'token-repeated':
      return []
  }
}
