import type { PassedSetLine } from '#core/set/set-document.ts'

/** The lines of a set that is not kept, until it ends, the host is gone or the signal aborts. */
export async function* readPassedSet(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<PassedSetLine> {
  // The response of the app's host is not validated; it is typed in the host.
  for await (const text of linesOf(piecesOf(body, signal))) yield JSON.parse(text) as PassedSetLine
}

async function* piecesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', leave)
  try {
    for (;;) {
      const read = await reader.read().catch(() => null)
      if (read === null || read.done) return
      yield read.value
    }
  } finally {
    leave()
  }
}

const lineFeed = 10
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The complete lines of UTF-8 text: without a line feed, the last one is only the beginning of a line. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let parts: Uint8Array[] = []
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      yield decoder.decode(concatenate([...parts, piece.subarray(from, end)]))
      parts = []
      from = end + 1
    }
    if (from < piece.length) parts.push(piece.subarray(from))
  }
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
