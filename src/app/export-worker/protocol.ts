import type { ColumnPath } from '#core/content/item-columns.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ExportFacts } from '#core/export/item-writer.ts'
import type { WalkReport } from '#core/export/walk.ts'
import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import type { AnswerProblem, Question, Reply, SurveyQuestion } from '#app/answer-worker/protocol.ts'

/** Questions about the written items. */
export type ItemsQuestion = SurveyQuestion | Extract<Question, { kind: 'coverage' | 'matching' }>

/**
 * Messages between the page and the worker of one export. The worker sends, reads and writes; its file exists
 * as long as the worker.
 */
export type ToExportWorker =
  | { kind: 'start'; job: ExportJob; appToken: string | null }
  /** Requests no more pages; the file is finished with the received items. */
  | { kind: 'cancel' }
  /** A question about the written items, answered after the export has ended with a file. */
  | { kind: 'ask'; number: number; question: ItemsQuestion }

export type FromExportWorker =
  | { kind: 'progress'; progress: ExportProgress }
  | { kind: 'ended'; ended: ExportEnded }
  | { kind: 'reply'; number: number; reply: Extract<Reply, { kind: ItemsQuestion['kind'] }> }
  /** The question failed, because reading threw. */
  | { kind: 'failed'; number: number; defect: Defect }
  /** The export threw. */
  | { kind: 'defect'; defect: Defect }

export interface ExportJob {
  format: ExportFormat
  csv: CsvOptions
  table: TableChoice
  source: ExportSource
}

/** Options of a table. */
export interface TableChoice {
  /** Columns in order; null for all that occur. */
  columns: readonly ColumnPath[] | null
  /** True if each HTML column is followed by a column with its plain text. */
  hasPlainText: boolean
  /** Texts for cells formatted for people; null for exact values. */
  words: ValueMessages | null
  /** Name of the XLSX sheet. */
  sheet: string
}

export type ExportSource =
  /** The bytes of a received response. */
  | {
      kind: 'page'
      answer: Blob
      outcome: ExchangeOutcome | null
      /** Positions of the items to export, in order; null for all. */
      positions: readonly number[] | null
    }
  /** Some items of an earlier export's file, one item per line. */
  | {
      kind: 'file'
      file: Blob
      /** Ascending, from 0. */
      positions: readonly number[]
    }
  /** A query, from its first page on. */
  | {
      kind: 'all'
      connectionId: string
      /** The connection's URL without a trailing slash. */
      baseUrl: string
      conventions: Conventions
      plan: RequestPlan
      form: QueryForm
    }

export interface ExportProgress {
  /** `table`: all items were received, and the table is being written. */
  step: 'pages' | 'table'
  pages: number
  /** Number of received items or, in the second step, of written items. */
  items: number
  /** The server's total, with the digits as sent; null if unknown. */
  total: string | null
}

export type ExportEnded =
  | {
      kind: 'written'
      file: Blob
      /** Why items are missing; null if all were received. */
      stop: ExportStop | null
      facts: ExportFacts
      /** More attributes occur than a table has columns. */
      isTruncated: boolean
      /** The walk over the pages; null if the source is not a query. */
      report: WalkReport | null
    }
  /** The disk or the browser's storage quota is full. */
  | { kind: 'no-room' }
  /** A defect of the app, or out of memory. */
  | { kind: 'failed' }

/** Why an export ended early; `page` counts the requested pages from 1. */
export type ExportStop =
  | { kind: 'cancelled' }
  | { kind: 'problem'; page: number; problem: AnswerProblem }
  | { kind: 'status'; page: number; status: number }
  /** The response broke off or is not valid JSON; the items before that are exported. */
  | { kind: 'broken'; page: number; cause: BrokenCause | null }
  /** The response is not a list of items. */
  | { kind: 'no-list'; page: number }
