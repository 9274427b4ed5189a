import { decodeFile } from '#core/import/decode-file.ts'
import type { ImportFile } from '#core/import/import-file.ts'
import { unzipFiles } from '#core/import/unzip-files.ts'

/** Reads the files a person chose; archives are unpacked. One that cannot be is named. */
export async function readChosenFiles(files: readonly File[]): Promise<ImportFile[]> {
  const read = await Promise.all(
    files.map(async (file): Promise<ImportFile[]> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (!/\.zip$/i.test(file.name)) return [{ path: file.name, text: decodeFile(bytes) }]
      const unzipped = unzipFiles(bytes)
      return unzipped.ok ? unzipped.value : [{ path: file.name, archive: unzipped.error }]
    }),
  )
  return read.flat()
}
