import type { ImportFile } from '#core/import/read-import-files.ts'
import { unzipFiles } from '#core/import/unzip-files.ts'

/** Reads the files a person chose; archives are unpacked. One that cannot be is named. */
export async function readChosenFiles(files: readonly File[]): Promise<ImportFile[]> {
  const read = await Promise.all(
    files.map(async (file): Promise<ImportFile[]> => {
      if (!/\.zip$/i.test(file.name)) return [{ path: file.name, text: await file.text() }]
      const unzipped = unzipFiles(new Uint8Array(await file.arrayBuffer()))
      return unzipped.ok ? unzipped.value : [{ path: file.name, archive: unzipped.error }]
    }),
  )
  return read.flat()
}
