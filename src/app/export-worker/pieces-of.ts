import { mebibyte } from '#core/exchange/mebibyte.ts'

/** The bytes of a file, in pieces that fit into memory. */
export async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += mebibyte)
    yield new Uint8Array(await file.slice(at, at + mebibyte).arrayBuffer())
}
