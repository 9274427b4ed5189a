import { singleLine } from './characters.ts'
import { ownValue } from '#core/own-value.ts'

/** Plain text as one line, with all characters escaped that are special in Markdown or HTML. */
export const escapeMarkdown = (text: string): string =>
  singleLine(text)
    .replace(/[\\`*_[\]<>#|~&]|^[-+=]/g, '\\$&')
    .replace(/^(\d+)\.(?=\s|$)/, '$1\\.')

/** A table of plain texts (GitHub Flavored Markdown 4.10); every row must have as many cells as the head. */
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

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content or a quoted attribute (HTML Standard 13.3). */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ownValue(references, char) ?? char)
