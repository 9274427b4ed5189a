import type { Cell } from '#core/content/cell.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { SeenAnswer } from '#core/content/observe-type.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import type { RowCondition } from '#core/coverage/row-condition.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { HeadFinding, ItemFinding } from '#core/finding/finding.ts'
import type { ItemView } from '#core/item-view/item-view.ts'
import type { MissingOfItem } from '#core/item-view/missing-of-item.ts'
import type { JsonPath } from '#core/json/json-path.ts'
import type { JsonHit } from '#core/json/search-json.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { KnownNames } from '#core/query/known-names.ts'
import type { AnswerContext } from '#core/response/answer-context.ts'
import type { AnswerFinding } from '#core/response/answer-index.ts'
import type { AnswerShape } from '#core/response/answer-scan.ts'
import type { Complaint } from '#core/response/complaint.ts'
import type { Links, Paging } from '#core/response/envelope.ts'
import type { TextLine } from '#core/response/line-index.ts'
import type { SpokenWords } from '#core/spoken/spoken-words.ts'
import type { TreeRow } from './tree-row.ts'
import type { CoverageQuestion, CoverageReply } from './coverage-protocol.ts'
import type { JudgingQuestion, JudgingReply } from './judging-protocol.ts'
import type { SurveyQuestion, SurveyReply } from './survey-protocol.ts'

/**
 * What the page and a worker say to each other. A worker lives as long as the page, and holds an answer's
 * session for as long as the answer is shown; the page counts the sessions, and names them so.
 */
export type ToAnswerWorker =
  | { kind: 'session'; session: number; message: ToWorker }
  /** Reads answers that nobody sees, so that the first one is read by code that is warm. */
  | { kind: 'warm-up'; appToken: string | null }

export interface FromAnswerWorker {
  session: number
  message: FromWorker
}

/** What the page says to one answer's session, which sends one request and owns the answer's bytes. */
export type ToWorker =
  | { kind: 'send'; request: ExchangeRequest; appToken: string | null }
  /** Ends the request, or the download of its answer; what has arrived stays. */
  | { kind: 'cancel' }
  | { kind: 'ask'; ask: number; question: Question }
  /** Lets go of the answer: nothing is said any more, and what is under way ends. */
  | { kind: 'close' }

export type FromWorker =
  | { kind: 'head'; head: ExchangeHead }
  | { kind: 'problem'; problem: AnswerProblem }
  /** The first rows, said before the first progress that has items: they need not be asked for. */
  | { kind: 'opening'; opening: Opening }
  /** The answer grows: sent with the first items, and then at most every few dozen milliseconds. */
  | { kind: 'progress'; progress: Progress }
  | { kind: 'end'; end: AnswerEnd }
  | { kind: 'reply'; ask: number; reply: Reply }
  /** The question was not answered: reading threw. */
  | { kind: 'failed'; ask: number; defect: Defect }
  /** Something threw that no question waits for. */
  | { kind: 'defect'; defect: Defect }

export type AnswerProblem =
  | ExchangeProblem
  /** The app's own host did not answer: it has ended. */
  | { kind: 'host-gone' }
  /** The kept answer is not on this computer any more: newer ones took its room. */
  | { kind: 'not-kept' }

/** How an answer begins to be seen: the columns it shows by default, and rows with cells for them. */
export interface Opening {
  columns: Extract<Reply, { kind: 'columns' }>
  rows: readonly Row[]
}

export interface Progress {
  /** Decoded bytes received. */
  bytes: number
  /** Whole items so far. */
  items: number
  shape: AnswerShape
}

/** What is known once the last byte is there. */
export interface AnswerEnd extends Progress {
  /** null when the host ended before it could tell. */
  outcome: ExchangeOutcome | null
  paging: Paging
  links: Links
  context: AnswerContext
  findings: readonly AnswerFinding[]
  /** What it says of itself beside its items. */
  ownWords: readonly Extract<HeadFinding, { kind: 'own-words' }>[]
  /** What is wrong in meta and links, and was read all the same. */
  complaints: readonly Complaint[]
}

/** A part of the answer that can be shown by itself. */
export type Part = { kind: 'answer' } | { kind: 'item'; position: number }

/** How a text is laid out in lines. */
export type Layout = 'received' | 'pretty'

export interface PageSort {
  path: ColumnPath
  direction: 'ascending' | 'descending'
}

export type Question =
  /** The items at these positions, as far as they have arrived, with a cell for each path. */
  | { kind: 'rows'; positions: readonly number[]; paths: readonly ColumnPath[] }
  /** Attributes the items have, from the first ones. */
  | { kind: 'columns' }
  /** Names of attributes and relations, to be suggested for the next query. */
  | { kind: 'names' }
  /** Of which types the values of the first items are, and of what stands beside the items. */
  | { kind: 'types' }
  /** The order of the page's items under a sort, a filter over the texts of some columns, and a condition. */
  | {
      kind: 'order'
      sort: PageSort | null
      filter: string
      only: RowCondition | null
      paths: readonly ColumnPath[]
      language: string
    }
  /** The cells of items as a table to be pasted and read, whole; `withNames`: their columns' names in front. */
  | {
      kind: 'table'
      positions: readonly number[]
      paths: readonly ColumnPath[]
      withNames: boolean
      words: SpokenWords
    }
  /** An item as a person reads it, and what it lacks of what is required; `isPartial`: attributes were left out. */
  | {
      kind: 'view'
      position: number
      language: string
      required: RequiredAttributes
      isPartial: boolean
    }
  /** An item's exact text, where it is not longer than `limit` bytes. */
  | { kind: 'item'; position: number; limit: number }
  /** Positions of items on this page by their `@id`; what is not on the page is left out. */
  | { kind: 'locate'; ids: readonly string[] }
  /** What the items show by themselves, and their ids; the form says what was asked for. */
  | { kind: 'facts'; form: QueryForm; conventions: Conventions }
  | SurveyQuestion
  | CoverageQuestion
  | JudgingQuestion
  | { kind: 'tree'; part: Part; change: TreeChange; from: number; to: number }
  /** Where a text is in the part's tree; none for the whole answer. */
  | { kind: 'tree-search'; part: Part; needle: string }
  /** The path and the exact value of a line of the tree. */
  | { kind: 'tree-entry'; part: Part; line: number }
  /** Lines [from, to) of the part's text. Counts on a little with every question. */
  | { kind: 'lines'; part: Part; layout: Layout; from: number; to: number }
  /** Looks for a text from an offset on (null: from the start), for a few milliseconds. */
  | { kind: 'search'; part: Part; needle: string; from: number | null }
  /** The line that shows the byte at an offset. */
  | { kind: 'line-of'; part: Part; layout: Layout; offset: number }
  /** The part's bytes as a file. */
  | { kind: 'file'; part: Part }
  /** Compares this answer with the kept one of that exchange, which came earlier or later. */
  | { kind: 'compare'; keptId: string; kept: 'earlier' | 'later' }
  /** Items [from, to) of the comparison that have the words and are of these kinds. */
  | {
      kind: 'compared-items'
      kinds: readonly ComparedKind[]
      search: string
      from: number
      to: number
    }
  /** What is different about an item of the comparison. */
  | { kind: 'compared-values'; id: string }
  /** Lets go of the kept answer, and ends a comparison that goes on. */
  | { kind: 'compare-end' }

export type TreeChange =
  | { kind: 'none' }
  | { kind: 'toggle'; line: number }
  | { kind: 'open-all' }
  | { kind: 'close-all' }
  | { kind: 'reveal'; hit: JsonHit }

export type Reply =
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'columns'; columns: readonly ItemColumn[]; isTruncated: boolean; sampled: number }
  /** null where a later question of this kind has come in between. */
  | { kind: 'order'; positions: readonly number[] | null }
  | { kind: 'table'; text: string }
  | { kind: 'names'; names: KnownNames }
  | { kind: 'types'; seen: SeenAnswer }
  | { kind: 'item'; text: string | null; byteLength: number }
  /** `here` tells of the linked items those on this page, by their ID; a name is '' where an item has none. */
  | {
      kind: 'view'
      view: ItemView
      missing: MissingOfItem
      here: Readonly<Record<string, { position: number; name: string }>>
    }
  | { kind: 'locate'; positions: Readonly<Record<string, number>> }
  /** An id is '' where an item has none. */
  | { kind: 'facts'; findings: readonly ItemFinding[]; ids: readonly string[] }
  | SurveyReply
  | CoverageReply
  | JudgingReply
  | {
      kind: 'tree'
      lineCount: number
      rows: readonly TreeRow[]
      /** The line that a reveal led to. */
      revealed: number | null
      /** Not everything could be opened. */
      isLimited: boolean
    }
  | { kind: 'tree-search'; hits: readonly JsonHit[]; count: number }
  | { kind: 'tree-entry'; path: JsonPath; text: string }
  | { kind: 'lines'; lines: readonly TextLine[]; lineCount: number; isWhole: boolean }
  /** The bytes at which hits begin; `next` is where to go on, null at the end. */
  | { kind: 'search'; offsets: readonly number[]; next: number | null }
  | { kind: 'line-of'; line: number }
  | { kind: 'file'; file: Blob }
  | { kind: 'compare'; outcome: ComparisonOutcome }
  | { kind: 'compared-items'; items: readonly ComparedItem[]; count: number }
  | { kind: 'compared-values'; values: readonly ComparedValue[]; count: number }
  | { kind: 'compare-end' }

export type ComparedKind = 'added' | 'removed' | 'changed' | 'moved'

export type ComparisonOutcome =
  /** A later comparison has come in between, or the end. */
  | { kind: 'ended' }
  | { kind: 'problem'; problem: AnswerProblem }
  | {
      kind: 'compared'
      /** Items of each kind; one that is changed and moved counts as changed. */
      counts: Readonly<Record<ComparedKind, number>>
      /** Items in both answers whose values are the same, moved or not. */
      unchanged: number
      repeated: number
      withoutId: { before: number; after: number }
      /** The kept answer's own facts. */
      kept: { items: number; shape: AnswerShape; total: string | null }
    }

/** One item that is not as it was. */
export interface ComparedItem {
  kind: ComparedKind
  id: string
  /** null where it has no name. */
  name: string | null
  /** Counted from 0 within each answer; null where it is not in it. */
  before: number | null
  after: number | null
  isMoved: boolean
  /** Places at which it differs. */
  differences: number
}

/** One place at which an item differs; the values are JSON as they were sent, null where there is none. */
export interface ComparedValue {
  kind: 'added' | 'removed' | 'changed' | 'rewritten' | 'reordered'
  path: string
  before: ComparedText | null
  after: ComparedText | null
}

/** A text, cut where it is very long; `length` is that of the whole. */
export interface ComparedText {
  text: string
  length: number
}

/** One item as the grid shows it. */
export interface Row {
  /** Counted from 0 within the page, as received. */
  position: number
  /** The item's `@id`, or '' where it has none. */
  id: string
  /** Its `@type`s. */
  types: readonly string[]
  /** Those of the paths asked for in which it has nothing (truth.md 1a), by the path as text. */
  without: ReadonlySet<string>
  /** One for each of the paths asked for, by the path as text (`location.name`). */
  cells: ReadonlyMap<string, Cell>
}
