import { createZipStream } from '#core/export/zip-stream.ts'
import { encodeUtf8 } from '#core/text/encode-utf8.ts'
import type { ShareFile } from './share.ts'

/** The files as one zip archive, all in a folder with the given name. */
export function zipShared(folder: string, files: readonly ShareFile[], date: Date): Uint8Array {
  const zip = createZipStream(date)
  for (const { path, text } of files) {
    zip.beginFile(`${folder}/${path}`)
    zip.write(Uint8Array.from(encodeUtf8(text)))
    zip.endFile()
  }
  zip.end()
  return zip.drain()
}
