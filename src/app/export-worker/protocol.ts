import type { ColumnPath } from '#core/content/item-columns.ts'
import type { CsvOptions } from '#core/export/csv-writer.ts'
import type { Defect } from '#core/defect/defect.ts'
import type { ExportFormat } from '#core/export/export-format.ts'
import type { ExportFacts } from '#core/export/item-writer.ts'
import type { SheetTexts } from '#core/export/html-sheet-writer.ts'
import type { BrokenCause, ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { PassedSetRequest, PauseReason, SetStanding } from '#core/set/set-document.ts'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import type { SeriesDays } from '#core/spoken/say-cell.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import type { Question, Reply, SurveyQuestion } from '#app/response-worker/protocol.ts'

/** Questions about the written items. */
export type ItemsQuestion =
  | SurveyQuestion
  | Extract<Question, { kind: 'coverage' | 'matching' | 'overview' | 'used-in' }>

/**
 * Messages between the page and the worker of one export. The worker sends, reads and writes; its file exists
 * as long as the worker.
 */
export type ToExportWorker =
  | { kind: 'start'; job: ExportJob; appToken: string | null }
  /** Requests no more pages; the file is finished with the received items. */
  | { kind: 'cancel' }
  /** Continues after a pause. */
  | { kind: 'go-on' }
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

export interface TableChoice {
  /** Columns in order; null for all that occur. */
  columns: readonly ColumnPath[] | null
  /** The pattern of the address in the CMS, which is the last of all columns; null for none. */
  itemLink?: string | null
  /** True if each HTML column is followed by a column with its plain text. */
  hasPlainText: boolean
  /** Texts for cells formatted for people; null for exact values. */
  words: ValueMessages | null
  /** What cells for people say of a series; null for its rule alone. */
  days?: SeriesDays | null
  /** Name of the XLSX sheet. */
  sheet: string
  /** Texts of a sheet for people; only for that format. */
  people?: SheetTexts | null
}

export type ExportSource =
  /** The bytes of a received response. */
  | {
      kind: 'page'
      response: Blob
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
      query: Omit<PassedSetRequest, 'id'>
    }

export interface ExportProgress {
  /** `table`: all items were received, and the table is being written. */
  step: 'pages' | 'table'
  /** Number of received items or, in the second step, of written items. */
  items: number
  /** The server's total, with the digits as sent; null if unknown. */
  total: string | null
  /** null until the first page of a query came, and if the source is not a query. */
  standing: SetStanding | null
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
      /** null if the source is not a query, or if not all pages were received. */
      verdict: SetVerdict | null
    }
  /** The disk or the browser's storage quota is full. */
  | { kind: 'no-room' }
  /** A defect of the app, or out of memory. */
  | { kind: 'failed' }

/** Why an export ended early. */
export type ExportStop =
  | { kind: 'cancelled' }
  /** Canceled while the fetch of a query was paused. */
  | { kind: 'paused'; why: PauseReason }
  | { kind: 'host-gone' }
  /** The response shown broke off or is not valid JSON; the items before that are exported. */
  | { kind: 'broken'; cause: BrokenCause | null }
  /** The response shown is not a list of items. */
  | { kind: 'no-list' }

/** Folder of exports in progress, in the origin private file system. */
export const exportFolder = 'exports'

/** Name of the lock of an export whose files are in use; file names begin with the export's ID. */
export const lockNameOf = (id: string): string => `export ${id}`

/** ID of the export that a file belongs to. */
export const exportIdOf = (fileName: string): string => fileName.split('.')[0] ?? ''
