import { singleLine } from '#core/text/single-line.ts'

/** Windows device names, with any extension (learn.microsoft.com, "Naming Files"). */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i

/**
 * A title as a file name without extension, valid on Windows, macOS and Linux: no forbidden characters, no
 * leading or trailing dot or space, no leading dash that a program would read as an option, at most 80
 * characters. Never empty.
 */
export function renderFileName(title: string): string {
  const plain = singleLine(title.replace(/[<>:"/\\|?*\p{Cc}]+/gu, '-'))
  const name = Array.from(plain)
    .slice(0, 80)
    .join('')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return name === '' || reserved.test(name) ? `query ${name}`.trim() : name
}
