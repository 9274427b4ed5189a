import { singleLine } from './single-line.ts'

/** One line of plain text: every sign that Markdown or HTML could take for its own is escaped. */
export const escapeMarkdown = (text: string): string =>
  singleLine(text)
    .replace(/[\\`*_[\]<>#|~&]|^[-+=]/g, '\\$&')
    .replace(/^(\d+)\.(?=\s|$)/, '$1\\.')

/** A table (GitHub Flavored Markdown 4.10) of plain texts; every row has as many cells as the head. */
export function renderMarkdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    cells.every((cell) => cell === '')
      ? `|${' |'.repeat(cells.length)}`
      : `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
