import type { ReadPart } from './shell-script.ts'

const classes = [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, /[\u2018-\u201b\u2032]/g]

/**
 * Reads a text in typographic quotes, such as “…” or ‘…’, from its first quote on; null if there is none. Escaped
 * quotes are part of the text, as straight ones.
 */
export function readTypographicQuote(text: string, start: number): ReadPart | null {
  const quote = classes.find((one) => text.charAt(start).search(one) === 0)
  if (!quote) return null
  quote.lastIndex = start + 1
  for (let found = quote.exec(text); found; found = quote.exec(text)) {
    if (text[found.index - 1] === '\\') continue
    const written = text.slice(start + 1, found.index)
    return { value: written.replaceAll(quote, '"').replaceAll('\\"', '"'), end: found.index + 1 }
  }
  return null
}

/** A text with straight quotes in place of typographic ones. */
export const straightenQuotes = (text: string): string =>
  classes.reduce((changed, quote, at) => changed.replaceAll(quote, at === 0 ? '"' : "'"), text)

const dash = /^[\u2010-\u2015\u2212]+/

/**
 * The option that a word processor made of `-X` or `--name`, such as `–X` or `—name`; null for a word without such
 * dashes. One dash stands for two before a known long name.
 */
export function straightenDashes(
  word: string,
  isLongName: (name: string) => boolean,
): string | null {
  const dashes = dash.exec(word)?.[0]
  if (dashes === undefined) return null
  const rest = word.slice(dashes.length).replace(dash, '').replace(/^-/, '')
  const name = /^[^=]*/.exec(rest)?.[0] ?? ''
  return (isLongName(name) ? '--' : '-') + rest
}
