// Escaped because these characters are invisible.
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text without soft hyphens, zero-width characters and marks of the writing direction. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

export const hasInvisible = (text: string): boolean => text.search(invisible) !== -1

const unusualBlanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/** A text with ordinary spaces in place of non-breaking and other ones. */
export const withOrdinaryBlanks = (text: string): string => text.replace(unusualBlanks, ' ')

/** Replaces lone surrogates by U+FFFD, as UTF-8 encoders do; `encodeURIComponent` throws on them. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** A text without the byte order mark that files may begin with. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '')

/** A text as one line: runs of white space and control characters become one space. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A prefix that does not occur in a text: the given one, preceded by as many `x` as needed. */
export function unusedPrefix(text: string, prefix: string): string {
  return text.includes(prefix) ? unusedPrefix(text, `x${prefix}`) : prefix
}
