import { decodeHTMLStrict } from 'entities/decode'
import { describeText } from './text-kind.ts'

const blockTags = new Set(
  'address article blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul title'.split(
    ' ',
  ),
)
const hiddenTags = new Set(['script', 'style', 'template', 'noscript'])

/**
 * Reduces HTML to its visible text: paragraphs and `br` become line breaks, list entries get a bullet, white
 * space is collapsed, entities are decoded.
 *
 * The result must be displayed as text. This is no HTML parser: a `>` in an attribute ends the tag, and a `<`
 * without a tag stays.
 */
export function htmlToText(html: string): string {
  const lastTagEnd = html.lastIndexOf('>')
  const lines = createLines()
  let at = 0
  for (;;) {
    const start = nextTag(html, at)
    if (start < 0 || start > lastTagEnd) break
    lines.add(collapseSpace(html.slice(at, start)))
    const isComment = html.startsWith('<!--', start)
    const end = isComment ? html.indexOf('-->', start + 2) : html.indexOf('>', start)
    at = end < 0 ? html.length : end + (isComment ? 3 : 1)
    if (isComment) continue

    const { name, isClosing } = tagAt(html, start)
    if (!isClosing && hiddenTags.has(name)) at = endOfClosingTag(html, name, at)
    else if (name === 'br') lines.breakLine()
    else if (name === 'td' || name === 'th') lines.add(' ')
    else if (blockTags.has(name)) lines.startLine()
    if (name === 'li' && !isClosing) lines.bullet()
  }
  lines.add(collapseSpace(html.slice(at)))

  return lines.text()
}

function createLines() {
  const parts: string[] = []
  let isLineEmpty = true
  let hasBullet = false

  function breakLine() {
    parts.push('\n')
    isLineEmpty = true
    hasBullet = false
  }

  return {
    add(text: string) {
      parts.push(text)
      if (text.trim() !== '') isLineEmpty = false
    },
    breakLine,
    /** Breaks the line unless it is empty. */
    startLine() {
      if (!isLineEmpty) breakLine()
    },
    bullet() {
      if (!hasBullet) parts.push('• ')
      hasBullet = true
    },
    text: () =>
      parts
        .join('')
        .split('\n')
        .map((line) => line.replace(/ {2,}/g, ' ').replace(/^ | $/g, ''))
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/^\n+|(?<!\n)\n+$/g, ''),
  }
}

/** Offset of the next `<` that can begin a tag, a comment or a declaration; -1 if none. */
function nextTag(html: string, from: number): number {
  const tag = /<[A-Za-z/!?]/g
  tag.lastIndex = from
  return tag.exec(html)?.index ?? -1
}

function endOfClosingTag(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}[^>]{0,20}>`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? found.index + found[0].length : html.length
}

const collapseSpace = (text: string) => decodeHTMLStrict(text.replace(/[ \t\r\n\f]+/g, ' '))

function tagAt(html: string, start: number): { name: string; isClosing: boolean } {
  const found = /^<(\/?)([A-Za-z][A-Za-z0-9]*)/.exec(html.slice(start, start + 40))
  return { name: (found?.[2] ?? '').toLowerCase(), isClosing: found?.[1] === '/' }
}

/** The visible text of HTML; other texts unchanged. */
export const toPlainText = (text: string): string =>
  describeText(text).kind === 'html' ? htmlToText(text) : text
