import { decodePercent } from '#core/url/percent-encoding.ts'
import type { CodeLanguage } from './code-tree.ts'

const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
])
/** The bytes of a text in UTF-8, as PHP and Go write them. */
const bytes = /(?:\\x[\da-f]{2})+/gi
const escape =
  /\\(?:u\{([\da-f]{1,6})\}|u+([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|(\r?\n)|([^]))/gi

/** Quotes at the start of a literal: their text, and how its content is written. */
export interface LiteralStart {
  length: number
  /** The text that ends the literal. */
  end: string
  /** `none`: each character counts as it is; `quotes`: only a backslash and the quote are escaped. */
  escapes: 'all' | 'none' | 'quotes'
}

/** How a literal starts; null if the text is none. */
export function readLiteralStart(source: string, language: CodeLanguage): LiteralStart | null {
  const [start = '', prefix = '', quote = ''] =
    /^([a-z]{0,2})("""|'''|["'`])/i.exec(source) ?? /^()(<<<)/.exec(source) ?? []
  if (start === '') return null
  const isTriple = quote.length === 3 && (language === 'python' || language === 'java')
  const end = isTriple ? quote : quote.charAt(0)
  const isRaw = /r/i.test(prefix) || (language === 'go' && end === '`')
  const escapes = isRaw ? 'none' : language === 'php' && end === "'" ? 'quotes' : 'all'
  return { length: prefix.length + end.length, end, escapes }
}

/** True for a literal that ends with its text, without the quotes that would end it. */
export function isUnclosed(source: string, language: CodeLanguage): boolean {
  const start = readLiteralStart(source, language)
  return start !== null && !(source.length > start.length && source.endsWith(start.end))
}

/** The text that the content of a literal stands for. */
export function decodeLiteral(
  content: string,
  escapes: LiteralStart['escapes'],
  language: CodeLanguage,
): string {
  if (escapes === 'none' || !content.includes('\\')) return content
  if (escapes === 'quotes') return content.replace(/\\([\\'])/g, '$1')
  const text =
    language === 'php' || language === 'go'
      ? content.replace(bytes, (all) => decodePercent(all.replaceAll('\\x', '%')))
      : content
  return text.replace(escape, (all, ...found: (string | undefined)[]) => {
    const [code, newLine, other] = [found.slice(0, 4).find(Boolean), found[4], found[5] ?? '']
    if (code !== undefined) return readCodePoint(code) ?? all
    if (newLine !== undefined) return language === 'php' ? all : ''
    // An unknown escape keeps its backslash in Python and PHP, and loses it elsewhere.
    const isKept = (language === 'python' || language === 'php') && !/[\\'"$]/.test(other)
    return simpleEscapes.get(other) ?? (isKept ? all : other)
  })
}

function readCodePoint(digits: string): string | null {
  const point = Number.parseInt(digits, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : null
}

/** The content of a PHP heredoc or a Java text block: its lines without the indentation of the last one. */
export function readTextBlock(source: string): { content: string; isRaw: boolean } {
  const lines = source.split(/\r?\n/)
  const [first = ''] = lines
  const isHeredoc = first.startsWith('<<<')
  const rest = lines.slice(1)
  const last = rest.at(-1) ?? ''
  const body = isHeredoc || last.trim() === '"""' ? rest.slice(0, -1) : rest
  const measured = isHeredoc ? [last] : rest.filter((line) => line.trim() !== '')
  const indent = Math.min(...measured.map((line) => line.length - line.trimStart().length))
  const text = body.map((line) => line.slice(Math.min(indent, line.length))).join('\n')
  const isOpenEnded = !isHeredoc && last.trim() === '"""'
  return {
    content: isHeredoc ? text : isOpenEnded ? `${text}\n` : text.replace(/"""\s*$/, ''),
    isRaw: first.includes("'"),
  }
}
