import type { SnippetKind } from '#core/snippet/render-snippet.ts'

/** The labels of a document that people read, in the reader's language. */
export interface HandoverLabels {
  /** BCP 47. */
  language: string
  connection: string
  request: string
  readableUrl: string
  body: string
  /** Says that the document does not contain the token. */
  tokenNote: string
  /** Asks to fill in the variable `token` of a collection. */
  fillToken: string
  /** Says where the code reads the token from. */
  codeToken: string
  answer: string
  status: string
  total: string
  duration: string
  size: string
  date: string
  sampleItem: string
  code: string
  snippets: Readonly<Record<SnippetKind, string>>
  formatCount: (count: bigint) => string
  formatDuration: (ms: number) => string
  formatSize: (bytes: number) => string
  /** `at` is RFC 3339. */
  formatMoment: (at: string) => string
}
