import { renderCsvCell } from '#core/export/csv-writer.ts'
import type { TableCell } from '#core/export/table-cell.ts'
import { renderMarkdownTable } from '#core/text/markdown.ts'
import type { Access } from '#core/investigate/access.ts'

/** One endpoint, and what each connection's token sees of it. */
export interface AccessRow {
  name: string
  label: string
  /** In the reader's language. */
  kind: string
  access: readonly Access[]
}

/** The matrix in the reader's language. Never contains a token. */
export interface WordedAccess {
  headings: { name: string; label: string; kind: string; items: string; newest: string }
  /** The names of the connections. */
  columns: readonly string[]
  rows: readonly AccessRow[]
}

/** As Markdown: a row per endpoint, a column per connection; `describe` renders one cell. */
export function renderAccessMarkdown(
  { headings, columns, rows }: WordedAccess,
  describe: (access: Access) => string,
): string {
  const lines = rows.map((row) => [row.label, row.name, row.kind, ...row.access.map(describe)])
  return `${renderMarkdownTable([headings.label, headings.name, headings.kind, ...columns], lines)}\n`
}

/** As CSV (RFC 4180), safe to open in a spreadsheet: three columns per connection. */
export function renderAccessCsv(
  { headings, columns, rows }: WordedAccess,
  describe: (access: Access) => string,
): string {
  const text = (value: string): TableCell => ({ kind: 'text', text: value })
  const number = (source: string | null): TableCell =>
    source === null ? { kind: 'empty' } : { kind: 'number', source }
  const cells = (access: Access): TableCell[] => {
    switch (access.kind) {
      case 'open': {
        const { status, total, newest } = access
        const changed: TableCell = newest === null ? { kind: 'empty' } : text(newest)
        return [number(String(status)), number(total), changed]
      }
      case 'closed':
        return [number(String(access.status)), { kind: 'empty' }, { kind: 'empty' }]
      case 'waiting':
      case 'failed':
        return [text(describe(access)), { kind: 'empty' }, { kind: 'empty' }]
    }
  }
  const names = columns.flatMap((name) => [
    name,
    `${name}: ${headings.items}`,
    `${name}: ${headings.newest}`,
  ])
  const lines = [
    [headings.label, headings.name, headings.kind, ...names].map(text),
    ...rows.map((row) => [
      ...[row.label, row.name, row.kind].map(text),
      ...row.access.flatMap(cells),
    ]),
  ]
  return lines.map((line) => `${line.map((cell) => renderCsvCell(cell)).join(',')}\r\n`).join('')
}
