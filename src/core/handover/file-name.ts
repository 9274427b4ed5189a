import { singleLine } from '#core/text/single-line.ts'

/** Devices of Windows, whatever stands behind a dot (learn.microsoft.com, "Naming Files"). */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i

/**
 * A title as a file's name without ending, good on Windows, macOS and Linux: no signs that one of them
 * forbids, no dot or space at its ends, no dash in front that a program would take for an option, at most 80
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
