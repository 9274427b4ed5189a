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

/** The stylesheet of a shared HTML page: the reader's color scheme on screen, black on white in print. */
const pageStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; }
p, li { overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.6rem 0.8rem; border: 1px solid #8888; border-radius: 4px; font-size: 0.85rem; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; }
th, td { padding: 0.2rem 1.5rem 0.2rem 0; text-align: left; vertical-align: top; }
th { font-weight: normal; }
td { font-variant-numeric: tabular-nums; }
summary { padding: 0.25rem 0; cursor: pointer; }
@page { margin: 2cm; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  h1, h2, summary { break-after: avoid; }
  tr { break-inside: avoid; }
  details:not([open]) { display: none; }
}
`

/** The language and title of a page, and what few pages have. */
interface HtmlPage {
  language: string
  title: string
  /** Whether the page shows pictures from web addresses; without, it loads nothing. */
  hasPictures?: boolean
  /** Further rules for the stylesheet. */
  style?: string
}

/**
 * One self-contained HTML page: no script, no external resources, enforced by its Content Security Policy.
 * Escapes the title; `main` is HTML already.
 */
export const renderHtmlPage = (language: string, title: string, main: readonly string[]): string =>
  [beginHtmlPage({ language, title }), ...main, endHtmlPage].join('\n')

/** The page up to its heading, without a line break at the end. No script; pictures only where asked. */
export function beginHtmlPage({ language, title, hasPictures, style = '' }: HtmlPage): string {
  const heading = escapeHtml(singleLine(title))
  const policy = `default-src 'none'; style-src 'unsafe-inline'${hasPictures === true ? '; img-src https: http:' : ''}`
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    ...(hasPictures === true ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<title>${heading}</title>`,
    `<style>\n${pageStyle}${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${heading}</h1>`,
  ].join('\n')
}

export const endHtmlPage = ['</main>', '</body>', '</html>', ''].join('\n')
