import { singleLine } from './characters.ts'
import { countUtf8Bytes } from './utf8.ts'

/** Windows device names, with any extension (learn.microsoft.com, "Naming Files"). */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i

/**
 * A title as a file name without extension, valid on Windows, macOS and Linux: no forbidden characters, no
 * leading or trailing dot or space, no leading dash that a program would read as an option, at most 80
 * characters and 180 bytes. Never empty.
 */
export function renderFileName(title: string): string {
  const plain = singleLine(title.replace(/: /g, ' ').replace(/[<>:"/\\|?*\p{Cc}]+/gu, '-'))
  let bytes = 0
  const name = Array.from(plain)
    .slice(0, 80)
    // Systems count the bytes of a name, at most 255 with what is added to it.
    .filter((character) => (bytes += countUtf8Bytes(character)) <= 180)
    .join('')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '')
  return name === '' || reserved.test(name) ? `query ${name}`.trim() : name
}
