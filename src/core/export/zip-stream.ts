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
  const chunks: Uint8Array[] = []
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
    drain: () => joinChunks(chunks.splice(0)),
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

/** Size of the length prefix of each item in a spool file (internal format: 32-bit length, then UTF-8 text). */
const lengthBytes = 4

/** Adds the length prefix to an item's UTF-8 text. */
export function frameItem(text: Uint8Array): Uint8Array {
  const framed = new Uint8Array(lengthBytes + text.length)
  new DataView(framed.buffer).setUint32(0, text.length, true)
  framed.set(text, lengthBytes)
  return framed
}

/** Removes the length prefix of one item. */
export const unframeItem = (framed: Uint8Array): Uint8Array => framed.subarray(lengthBytes)

/** Creates a reader of a spool file in pieces of any size; returns the items completed by each piece. */
export function createSpoolReader(): (piece: Uint8Array) => Uint8Array[] {
  let pieces: Uint8Array[] = []
  // Joined only when an item is complete, so that a large one is not copied with each of its pieces.
  let missing = lengthBytes
  return (piece) => {
    pieces.push(piece)
    missing -= piece.length
    if (missing > 0) return []
    const bytes = joinChunks(pieces)
    const view = new DataView(bytes.buffer)
    const items: Uint8Array[] = []
    let at = 0
    let end = lengthBytes
    for (; end <= bytes.length; end = at + lengthBytes) {
      end += view.getUint32(at, true)
      if (end > bytes.length) break
      items.push(bytes.subarray(at + lengthBytes, end))
      at = end
    }
    pieces = [bytes.slice(at)]
    missing = end - bytes.length
    return items
  }
}
