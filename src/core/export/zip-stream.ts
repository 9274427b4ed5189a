import { Zip, ZipDeflate } from 'fflate'

/** A zip archive written as a stream. */
export interface ZipStream {
  beginFile(name: string): void
  /** Adds bytes to the current file. */
  write(bytes: Uint8Array): void
  endFile(): void
  end(): void
  /** Returns the archive's bytes since the last call. */
  drain(): Uint8Array
}

/** Creates an empty archive; all files get the given date. */
export function createZipStream(date: Date): ZipStream {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  let file: ZipDeflate | null = null
  return {
    beginFile(name) {
      file = new ZipDeflate(name, { level: 6 })
      file.mtime = date
      zip.add(file)
    },
    write(bytes) {
      file?.push(bytes)
    },
    endFile() {
      file?.push(new Uint8Array(0), true)
      file = null
    },
    end() {
      zip.end()
    },
    drain() {
      const taken = joinChunks(chunks)
      chunks = []
      return taken
    },
  }
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}
