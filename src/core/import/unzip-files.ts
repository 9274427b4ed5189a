import { mebibyte } from '#core/exchange/limits.ts'
import { unzipSync, strFromU8 } from 'fflate'
import { err, ok, type Result } from '#core/result.ts'
import type { ImportFile } from './import.ts'

/** Collections are texts of a few kB; larger archives are refused. */
const maxBytes = 20 * mebibyte
const maxFiles = 5_000

/** The text files of a ZIP archive, without macOS metadata. Unpacks at most 20 MiB. */
export function unzipFiles(
  archive: Uint8Array,
): Result<{ path: string; text: string }[], 'damaged' | 'too-large'> {
  const seen = { bytes: 0, files: 0, isTooLarge: false }
  try {
    const unpacked = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
        seen.bytes += originalSize
        seen.files += 1
        seen.isTooLarge ||= seen.bytes > maxBytes || seen.files > maxFiles
        return !seen.isTooLarge
      },
    })
    if (seen.isTooLarge) return err('too-large')
    return ok(
      Object.entries(unpacked).map(([path, content]) => ({ path, text: decodeFile(content) })),
    )
  } catch {
    return err('damaged')
  }
}

/** Reads a chosen file; an archive is unpacked, or returned with the reason why it cannot be. */
export function readImportFile(path: string, bytes: Uint8Array): ImportFile[] {
  if (!/\.zip$/i.test(path)) return [{ path, text: decodeFile(bytes) }]
  const unzipped = unzipFiles(bytes)
  return unzipped.ok ? unzipped.value : [{ path, archive: unzipped.error }]
}

/** Windows-1252 characters 80 to 9F, which are control characters in Latin-1 (Encoding Standard, index). */
const windows1252Chars = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Decodes a file: UTF-16 if it has that byte order mark, UTF-8 if valid, else Windows-1252 (includes
 * Latin-1). Invalid UTF-8 never becomes `�`.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes.subarray(2), true)
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), false)
  const text = strFromU8(bytes)
  if (!text.includes('\ufffd') || containsReplacement(bytes)) return text
  return strFromU8(bytes, true).replace(
    /[\u0080-\u009f]/g,
    (char) => windows1252Chars[char.charCodeAt(0) - 0x80] ?? char,
  )
}

/** True if the file itself contains `�` in UTF-8. */
const containsReplacement = (bytes: Uint8Array): boolean =>
  bytes.some((byte, at) => byte === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(view.getUint16(at, isLittleEndian))
  return text
}
