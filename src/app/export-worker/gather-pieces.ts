import type { TemporaryFile } from './temporary-file.ts'

const bufferBytes = 512 * 1024

/** Buffers small pieces, so that a file is written in few steps; `flush` writes the rest. */
export function gatherPieces(file: Pick<TemporaryFile, 'append'>) {
  let buffer = new Uint8Array(bufferBytes)
  let used = 0

  function flush() {
    if (used > 0) file.append(buffer.subarray(0, used))
    used = 0
  }

  return {
    add(piece: Uint8Array) {
      if (used + piece.length > buffer.length) flush()
      if (piece.length > buffer.length) {
        file.append(piece)
        return
      }
      buffer.set(piece, used)
      used += piece.length
    },
    flush,
    /** Releases the memory. */
    close() {
      flush()
      buffer = new Uint8Array(0)
    },
  }
}
