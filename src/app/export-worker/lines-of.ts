import { piecesOf } from './pieces-of.ts'

const lineFeed = 10

/** The lines of a UTF-8 file; the last one may lack a line feed. */
export async function* linesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let parts: Uint8Array[] = []
  for await (const piece of piecesOf(file)) {
    let from = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      yield decoder.decode(concatenate([...parts, piece.subarray(from, end)]))
      parts = []
      from = end + 1
    }
    if (from < piece.length) parts.push(piece.subarray(from))
  }
  if (parts.length > 0) yield decoder.decode(concatenate(parts))
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
