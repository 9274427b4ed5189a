import type { ColumnPath } from '#core/content/column-values.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ExportFacts } from '#core/export/item-writer.ts'
import type { WalkReport } from '#core/export/walk.ts'
import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { SpokenWords } from '#core/spoken/spoken-words.ts'
import type { SurveyQuestion } from '#app/answer-worker/answer-survey.ts'
import type { AnswerProblem, Question, Reply } from '#app/answer-worker/protocol.ts'

/** What can be asked about the items that were written. */
export type KeptQuestion = SurveyQuestion | Extract<Question, { kind: 'coverage' | 'matching' }>

/**
 * What the page and the worker of one export say to each other. The worker sends, reads and writes; the
 * file it makes exists for as long as the worker does.
 */
export type ToExportWorker =
  | { kind: 'start'; job: ExportJob; appToken: string | null }
  /** Asks for no more pages; the file is finished with what came. */
  | { kind: 'cancel' }
  /** About the items that were written; answered once the export has ended with a file. */
  | { kind: 'ask'; ask: number; question: KeptQuestion }

export type FromExportWorker =
  | { kind: 'progress'; progress: ExportProgress }
  | { kind: 'ended'; ended: ExportEnded }
  | { kind: 'reply'; ask: number; reply: Extract<Reply, { kind: KeptQuestion['kind'] }> }
  /** The question was not answered: reading threw. */
  | { kind: 'failed'; ask: number; defect: Defect }
  /** The export threw. */
  | { kind: 'defect'; defect: Defect }

export interface ExportJob {
  format: ExportFormat
  csv: CsvOptions
  table: TableChoice
  source: ExportSource
}

/** What a table shows of the items. */
export interface TableChoice {
  /** In their order; null for all that occur. */
  columns: readonly ColumnPath[] | null
  /** Whether a column with HTML is followed by one with its plain text. */
  hasPlainText: boolean
  /** Set where cells are to be read by a person: what is said in them. */
  words: SpokenWords | null
  /** What the sheet of XLSX is called. */
  sheet: string
}

export type ExportSource =
  /** The bytes of an answer that is there already. */
  | {
      kind: 'page'
      answer: Blob
      outcome: ExchangeOutcome | null
      /** Of the items that are wanted, in their order; null for all of them. */
      positions: readonly number[] | null
    }
  /** Some items of a file that an export before has written, one item on each line. */
  | {
      kind: 'kept'
      file: Blob
      /** Rising, from 0. */
      positions: readonly number[]
    }
  /** A query, from its first page on. */
  | {
      kind: 'all'
      connectionId: string
      /** The connection's address, without a trailing slash. */
      baseUrl: string
      conventions: Conventions
      plan: RequestPlan
      form: QueryForm
    }

export interface ExportProgress {
  /** `table`: all items came, and the table is written from them. */
  step: 'pages' | 'table'
  pages: number
  /** Items that came, or, in the second step, that are written. */
  items: number
  /** What `items` is on its way to, as far as the server names it; the digits as sent. */
  total: string | null
}

export type ExportEnded =
  | {
      kind: 'written'
      file: Blob
      /** Why not everything came; null where it did. */
      stop: ExportStop | null
      facts: ExportFacts
      /** More attributes occur than a table has columns. */
      isTruncated: boolean
      /** null where no further page was asked for. */
      report: WalkReport | null
    }
  /** The disk, or what a browser gives a page of it, is full. */
  | { kind: 'no-room' }
  /** A defect of the app, or no memory. */
  | { kind: 'failed' }

/** Why an export ended before its end; `page` counts the pages asked for, from 1. */
export type ExportStop =
  | { kind: 'cancelled' }
  | { kind: 'problem'; page: number; problem: AnswerProblem }
  | { kind: 'status'; page: number; status: number }
  /** The answer broke off, or is no JSON from some place on; the items before that are there. */
  | { kind: 'broken'; page: number; cause: BrokenCause | null }
  /** The answer is no list of items. */
  | { kind: 'no-list'; page: number }
