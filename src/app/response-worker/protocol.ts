import type { ComparedItem, ComparedKind, ComparedValues } from '#core/compare/compared-values.ts'
import type { Cell } from '#core/content/cell.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { ItemColumn, ColumnPath } from '#core/content/item-columns.ts'
import type { SeenResponse } from '#core/content/observe-items.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { ExchangeOutcome, ExchangeHead, ExchangeProblem } from '#core/exchange/outcome.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { HeadFinding, ItemFinding } from '#core/finding/finding.ts'
import type { ItemView, ExpectedAttribute, MissingOfItem } from '#core/item-view/item-view.ts'
import type { KnownNames } from '#core/query/known-names.ts'
import type { ResponseFinding } from '#core/response/response-index.ts'
import type { ResponseShape } from '#core/response/response-scan.ts'
import type { Links, Paging, ResponseContext } from '#core/response/envelope.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import type { Judgement, JudgedQuery } from '#core/query-check/judge-response.ts'
import type { ResponseDetails } from '#core/investigate/response-details.ts'
import type { StepReading } from '#core/investigate/investigation.ts'
import type { ItemOutline } from '#core/investigate/outline.ts'
import type { ResponsePage } from '#core/response/response-page.ts'
import type { ErrorDetail, Complaint } from '#core/response/error-body.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { AttributeValues } from '#core/coverage/attribute-values.ts'
import type { AttributeCoverage, KindCoverage } from '#core/coverage/coverage.ts'
import type {
  MissingAttribute,
  TypeCount,
  RequiredAttributes,
} from '#core/coverage/required-attributes.ts'
import type { TranslationCounts } from '#core/coverage/translations.ts'
import type { JsonPath } from '#core/json/json-path.ts'
import type { JsonHit } from '#core/json/json-tree.ts'
import type { TextLine } from '#core/response/line-index.ts'
import type { TreeRow } from './tree-row.ts'
import type { KnownItem } from '#core/content/identify-object.ts'
import type { OverviewOptions } from '#core/overview/create-overview.ts'
import type { OverviewLine } from '#core/overview/overview-line.ts'
import type { Pictures } from '#core/gallery/collect-pictures.ts'
import type { Picture } from '#core/gallery/item-pictures.ts'
import type { Position } from '#core/content/position.ts'
import type { Places } from '#core/place/collect-places.ts'
import type { DayInZone, Times } from '#core/timeline/collect-times.ts'

/** Questions about places, dates and images. `fields`: paths of the requested attributes; empty for all. */
export type SurveyQuestion =
  /** Places, dates (relative to a day) and image counts of all items. */
  | { kind: 'survey'; asOf: DayInZone; fields: readonly string[] }
  /** Names of the items at these positions, and their values of an attribute. */
  | { kind: 'labels'; positions: readonly number[]; language: string; attribute?: string }
  /** Images of the items at these positions. */
  | {
      kind: 'pictures'
      positions: readonly number[]
      language: string
      fields: readonly string[]
    }
  /** In which attributes the further of these items differ from the first one. */
  | { kind: 'differences'; positions: readonly number[] }

/** What an item is called in a list. */
export interface ItemLabel extends KnownItem {
  position: number
  /** Its address or that of its place; '' if none came. */
  where: string
  /** The value of the requested attribute; '' if none came. */
  value?: string
}

type SurveyReply =
  | { kind: 'survey'; places: Places; times: Times; pictures: Pictures }
  /** ID and name are '' if an item has none. */
  | { kind: 'labels'; labels: readonly ItemLabel[] }
  | {
      kind: 'pictures'
      found: readonly { position: number; pictures: readonly Picture[] }[]
    }
  /** For each further item. */
  | { kind: 'differences'; differences: readonly ComparedValues[] }

/** A part of the response that can be shown separately. */
export type Part = { kind: 'response' } | { kind: 'item'; position: number }

/** How a text is laid out in lines. */
export type Layout = 'received' | 'pretty'

type PartQuestion =
  | { kind: 'tree'; part: Part; change: TreeChange; from: number; to: number }
  /** Searches the tree of an item. The tree of the whole response cannot be searched and has no hits. */
  | { kind: 'tree-search'; part: Part; needle: string }
  /** The path and the exact value of a line of the tree. */
  | { kind: 'tree-entry'; part: Part; line: number }
  /** Lines [from, to) of the part's text. Each question also counts a few more lines. */
  | { kind: 'lines'; part: Part; layout: Layout; from: number; to: number }
  /** Searches a limited number of bytes for a text, from an offset on; null for the start. */
  | { kind: 'search'; part: Part; needle: string; from: number | null }
  /** The line that shows the byte at an offset. */
  | { kind: 'line-of'; part: Part; layout: Layout; offset: number }
  /** The part's bytes as a file. */
  | { kind: 'file'; part: Part }

export type TreeChange =
  | { kind: 'none' }
  | { kind: 'toggle'; line: number }
  | { kind: 'open-all' }
  | { kind: 'close-all' }
  | { kind: 'reveal'; hit: JsonHit }

type PartReply =
  | {
      kind: 'tree'
      lineCount: number
      rows: readonly TreeRow[]
      revealed: number | null
      /** True if not everything could be opened. */
      isLimited: boolean
    }
  /** `count`: number of all hits, also of those beyond the listed ones. */
  | { kind: 'tree-search'; hits: readonly JsonHit[]; count: number }
  | { kind: 'tree-entry'; path: JsonPath; text: string }
  | { kind: 'lines'; lines: readonly TextLine[]; lineCount: number; isWhole: boolean }
  /** Byte offsets of hits; `next` is where to continue, null at the end. */
  | { kind: 'search'; offsets: readonly number[]; next: number | null }
  | { kind: 'line-of'; line: number }
  | { kind: 'file'; file: Blob }

/** Questions about the attributes of items (truth.md 1a). */
type CoverageQuestion =
  /** Attributes of all items received so far, and missing required ones. */
  | { kind: 'coverage'; required: RequiredAttributes }
  /** Positions of the items that meet the condition. */
  | { kind: 'matching'; condition: RowCondition }
  | { kind: 'attribute-values'; path: ColumnPath }
  /** What the checks find in all items received so far. */
  | { kind: 'overview'; options: OverviewOptions }

type CoverageReply =
  /** null if a newer question of this kind arrived; also for the following three. */
  | { kind: 'coverage'; coverage: ItemsCoverage | null }
  | { kind: 'matching'; positions: readonly number[] | null }
  | { kind: 'attribute-values'; values: AttributeValues | null }
  | { kind: 'overview'; overview: ItemsOverview | null }

/** What the checks found in these items; lines in no order. */
export interface ItemsOverview {
  items: number
  lines: readonly OverviewLine[]
}

/** Attribute counts of the items of a response; each item counts once per attribute (truth.md 1a). */
export interface ItemsCoverage {
  /** Number of counted items. */
  items: number
  attributes: readonly AttributeCoverage[]
  /** By the most specific type of the items. */
  byKind: readonly KindCoverage[]
  /** True if there are more attributes than were counted. */
  isTruncated: boolean
  missing: readonly MissingAttribute[]
  /** The items of each type, most frequent first. */
  typeCounts: readonly TypeCount[]
  translations: TranslationCounts
}

type JudgingQuestion =
  /** The result of the command line's check, for this head and outcome. */
  | { kind: 'judgement'; query: JudgedQuery; head: ExchangeHead; outcome: ExchangeOutcome | null }
  /** Data for an investigation: the IDs, and what `reads` names. */
  | { kind: 'outline'; reads: StepReading | null }
  /** Further data for an investigation of the server. */
  | { kind: 'response-details' }
  /** The server's message about a refused request. */
  | { kind: 'error-details' }

type JudgingReply =
  | { kind: 'judgement'; judgement: Judgement }
  /** An ID is '' if the item has none. */
  | ({ kind: 'outline' } & ItemOutline)
  | { kind: 'response-details'; details: ResponseDetails }
  | { kind: 'error-details'; details: readonly ErrorDetail[] }

/**
 * Messages between the page and a worker. A worker lives as long as the page and holds the session of a
 * response as long as it is shown. The page numbers the sessions.
 */
export type ToResponseWorker =
  | { kind: 'session'; session: number; message: ToSession }
  /** Reads generated responses, so that the code is compiled before the first real one. */
  | { kind: 'warm-up'; appToken: string | null }
  /** This session will be answered by a generated response. */
  | { kind: 'rehearsal'; session: number }

export interface FromResponseWorker {
  session: number
  message: FromSession
}

/**
 * Messages to a session, which sends one request and owns the bytes of its response. A reply repeats the
 * number of its question.
 */
export type ToSession =
  | { kind: 'send'; request: ExchangeRequest; appToken: string | null }
  /** Cancels the request or the download of its response; received bytes are kept. */
  | { kind: 'cancel' }
  | { kind: 'ask'; number: number; question: Question }
  /** Releases the response: cancels everything and sends no more messages. */
  | { kind: 'close' }

export type FromSession =
  | { kind: 'head'; head: ExchangeHead }
  | { kind: 'problem'; problem: ResponseProblem }
  /** The first rows, sent without a question before the first progress that has items. */
  | { kind: 'opening'; opening: Opening }
  /** Sent with the first items, then at intervals. */
  | { kind: 'progress'; progress: Progress }
  | { kind: 'end'; end: ResponseEnd }
  | { kind: 'reply'; number: number; reply: Reply }
  /** The question failed, because reading threw. */
  | { kind: 'failed'; number: number; defect: Defect }
  /** An error outside of a question. */
  | { kind: 'defect'; defect: Defect }

export type ResponseProblem =
  | ExchangeProblem
  /** The app's host did not respond, because it has ended. */
  | { kind: 'host-gone' }
  /** The browser shell refused the request, so nothing was sent (security.md 4). */
  | { kind: 'app-refused'; status: number }
  /** The response is not saved: newer ones replaced it, it was removed, or responses are not saved. */
  | { kind: 'not-kept' }

/** The first view of a response: its default columns, and rows with their cells. */
export interface Opening {
  columns: Extract<Reply, { kind: 'columns' }>
  rows: readonly Row[]
}

export interface Progress {
  /** Decoded bytes received. */
  bytes: number
  /** Number of complete items so far. */
  items: number
  shape: ResponseShape
}

/** Facts known once the response has ended. */
export interface ResponseEnd extends Progress {
  /** null if the host ended before it could report it. */
  outcome: ExchangeOutcome | null
  paging: Paging
  links: Links
  context: ResponseContext
  findings: readonly ResponseFinding[]
  /** Error messages in a successful response. */
  serverMessages: readonly Extract<HeadFinding, { kind: 'error-in-success' }>[]
  /** Problems of meta and links that did not prevent reading. */
  complaints: readonly Complaint[]
}

export interface PageSort {
  path: ColumnPath
  direction: 'ascending' | 'descending'
}

export type Question =
  /** The items at these positions, if already received, with a cell for each path. */
  | { kind: 'rows'; positions: readonly number[]; paths: readonly ColumnPath[] }
  /** Columns for the attributes of the first items. */
  | { kind: 'columns' }
  /** Names of attributes and relations, to be suggested for the next query. */
  | { kind: 'names' }
  /** Where the first items are, of those that are at one point. */
  | { kind: 'points' }
  /** The value types of the first items and of the metadata. */
  | { kind: 'types' }
  /**
   * The order of the page's items under a sort, a filter over some columns, and a condition. The filter finds
   * what was sent and what a cell shows in words.
   */
  | {
      kind: 'order'
      sort: PageSort | null
      filter: string
      only: RowCondition | null
      paths: readonly ColumnPath[]
      words: ValueMessages
    }
  /** The cells of items as a table for the clipboard, not truncated; `hasHeader` adds a header row. */
  | {
      kind: 'table'
      positions: readonly number[]
      paths: readonly ColumnPath[]
      hasHeader: boolean
      words: ValueMessages
    }
  /** An item for display, with missing required and expected attributes; `excludesAttributes`: some were left out. */
  | {
      kind: 'view'
      position: number
      language: string
      required: RequiredAttributes
      expected: readonly ExpectedAttribute[]
      excludesAttributes: boolean
    }
  /** An item's original text, if it is not longer than `limit` bytes. */
  | { kind: 'item'; position: number; limit: number }
  /** Positions of items on this page by `@id`; IDs that are not on the page are left out. */
  | { kind: 'locate'; ids: readonly string[] }
  /** The items received so far that link to an item; names in this language if available. */
  | { kind: 'used-in'; id: string; language: string }
  /**
   * Findings about the items, their IDs, and the effect of each parameter of the request. `firstIds`: the IDs of the
   * query's first page, unless this is it.
   */
  | { kind: 'facts'; page: ResponsePage; firstIds: readonly string[] | null }
  | SurveyQuestion
  | CoverageQuestion
  | JudgingQuestion
  | PartQuestion
  /** Compares this response with the saved one of an exchange; `savedIs` tells which one is older. */
  | { kind: 'compare'; savedResponseId: string; savedIs: 'earlier' | 'later' }
  /** Items [from, to) of the comparison with these words and kinds. */
  | {
      kind: 'compared-items'
      kinds: readonly ComparedKind[]
      search: string
      from: number
      to: number
    }
  /** The differences of an item of the comparison. */
  | { kind: 'compared-values'; id: string }
  /** Releases the saved response and ends a running comparison. */
  | { kind: 'compare-end' }

export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

export type Reply =
  | { kind: 'rows'; rows: readonly Row[] }
  /** `sampleSize`: number of items that the columns come from. */
  | { kind: 'columns'; columns: readonly ItemColumn[]; isTruncated: boolean; sampleSize: number }
  /** null if a newer question of this kind arrived. */
  | { kind: 'order'; positions: readonly number[] | null }
  | { kind: 'table'; text: string }
  | { kind: 'names'; names: KnownNames }
  | { kind: 'points'; points: readonly Position[] }
  | { kind: 'types'; seen: SeenResponse }
  | { kind: 'item'; text: string | null; byteLength: number }
  /** `onPage`: the linked items on this page, by ID; a name is '' if the item has none. */
  | {
      kind: 'view'
      /** The item's `@id`; null if it has none. */
      id: string | null
      view: ItemView
      missing: MissingOfItem
      onPage: Readonly<Record<string, { position: number; name: string }>>
    }
  | { kind: 'locate'; positions: Readonly<Record<string, number>> }
  | ({ kind: 'used-in' } & ItemsUsing)
  | ({ kind: 'facts' } & ResponseFacts)
  | SurveyReply
  | CoverageReply
  | JudgingReply
  | PartReply
  | { kind: 'compare'; outcome: ComparisonOutcome }
  /** `count`: number of all matching items. */
  | { kind: 'compared-items'; items: readonly ComparedItem[]; count: number }
  | ({ kind: 'compared-values' } & ComparedValues)
  | { kind: 'compare-end' }

/** What the items of a complete response show. */
export interface ResponseFacts {
  findings: readonly ItemFinding[]
  /** Those of the checked items, which are the first ones of a very large page; '' for an item without one. */
  ids: readonly string[]
  /** 1 if these are the items of the first page: the page number was ignored. */
  samePageAs: number | null
  /** Empty unless the response is a complete list; the missing part of a broken one could change a verdict. */
  verdicts: readonly Verdict[]
}

/** Which of the items of a response link to an item. */
export interface ItemsUsing {
  /** Number of items that were looked at. */
  items: number
  /** Number of those that link to it. */
  count: number
  /** The first of them, in order; a name is '' if an item has none. `as`: the attributes that link to it. */
  found: readonly (KnownItem & { position: number; as: readonly string[] })[]
  /** The attributes by which any of the items links to another item. */
  relations: readonly string[]
}

export type ReplyOf<K extends Reply['kind']> = Extract<Reply, { kind: K }>

export type ComparisonOutcome =
  /** A newer comparison arrived, or this one was ended. */
  | { kind: 'ended' }
  | { kind: 'problem'; problem: ResponseProblem }
  | {
      kind: 'compared'
      /** Number of items per kind; a changed and moved item counts as changed. */
      counts: Readonly<Record<ComparedKind, number>>
      /** Items with equal values in both responses, moved or not. */
      unchanged: number
      /** Number of IDs that occur more than once in a response. */
      repeated: number
      /** Number of items without an ID, which are not compared, per response. */
      withoutId: { before: number; after: number }
      /** Facts of the saved response. */
      saved: { itemCount: number; shape: ResponseShape; total: string | null }
    }

/** One item as the grid shows it. */
export interface Row {
  /** Counted from 0 within the page, as received. */
  position: number
  /** The item's `@id`; '' if it has none. */
  id: string
  /** Its `@type`s. */
  types: readonly string[]
  /** Requested paths without a value (truth.md 1a), as text. */
  missingPaths: ReadonlySet<string>
  /** One per requested path, by the path as text (`location.name`). */
  cells: ReadonlyMap<string, Cell>
}
