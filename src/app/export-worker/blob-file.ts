import type { TemporaryFile } from './temporary-file.ts'

/** Creates a file of Blobs, which the browser may move to its disk. */
export function createBlobFile(): TemporaryFile {
  const parts: Blob[] = []
  let length = 0
  return {
    append(bytes) {
      parts.push(new Blob([bytes.slice()]))
      length += bytes.length
    },
    get byteLength() {
      return length
    },
    async read(from, to) {
      return new Uint8Array(await new Blob(parts).slice(from, to).arrayBuffer())
    },
    finish: () => Promise.resolve(new Blob(parts)),
  }
}
