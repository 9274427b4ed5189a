import { mebibyte } from '#core/exchange/limits.ts'
import { unzipSync } from 'fflate'
import { err, ok, type Result } from '#core/result.ts'
import { decodeFile } from './decode-file.ts'
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
