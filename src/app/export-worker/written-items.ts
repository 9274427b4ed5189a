import { mebibyte } from '#core/exchange/mebibyte.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJsonOrText } from '#core/json/read-json.ts'
import type { ReadableItems } from '#app/answer-worker/answer-survey.ts'

/** Items in a file; only their offsets are in memory. */
export interface WrittenItems {
  file: Blob
  /** The start offset of each item, and the end offset of the last one. */
  starts: Float64Array
  /** Extracts the text of an item from its bytes. */
  textOf: (bytes: Uint8Array) => string
}

/** In bytes, read at once because items are mostly read sequentially. */
const windowBytes = mebibyte

/** Creates a reader that caches one window of the file and no items. Invalid JSON is treated as text. */
export function createWrittenItemsReader({ file, starts, textOf }: WrittenItems): ReadableItems {
  let window = { from: 0, bytes: new Uint8Array(0) }

  async function read(position: number): Promise<JsonValue> {
    const from = starts[position] ?? 0
    const to = starts[position + 1] ?? from
    if (from < window.from || to > window.from + window.bytes.length) {
      const end = Math.max(to, from + windowBytes)
      window = { from, bytes: new Uint8Array(await file.slice(from, end).arrayBuffer()) }
    }
    return readJsonOrText(textOf(window.bytes.subarray(from - window.from, to - window.from)))
  }

  return { itemCount: Math.max(0, starts.length - 1), read }
}
