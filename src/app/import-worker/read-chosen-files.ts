import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFile } from '#core/import/unzip-files.ts'

/** Reads the files a person chose; archives are unpacked. One that cannot be is named. */
export async function readChosenFiles(files: readonly File[]): Promise<ImportFile[]> {
  const read = await Promise.all(
    files.map(async (file) => readImportFile(file.name, new Uint8Array(await file.arrayBuffer()))),
  )
  return read.flat()
}
