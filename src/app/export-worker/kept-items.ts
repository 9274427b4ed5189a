import { mebibyte } from '#core/exchange/mebibyte.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import type { SurveyedItems } from '#app/answer-worker/answer-survey.ts'

/** Items in a file, and where each begins: all that has to be in memory of any number of them. */
export interface KeptItems {
  file: Blob
  /** For each item where what belongs to it begins, and behind the last one where that ends. */
  starts: Float64Array
  /** The text of an item from the bytes that belong to it. */
  textOf: (bytes: Uint8Array) => string
}

/** Read at once: items are mostly asked for one after the other. */
const windowBytes = mebibyte

/** Creates a reader that holds one window of the file and no item. What is no JSON counts as its text. */
export function createKeptReader({ file, starts, textOf }: KeptItems): SurveyedItems {
  let window = { from: 0, bytes: new Uint8Array(0) }

  async function read(position: number): Promise<JsonValue> {
    const from = starts[position] ?? 0
    const to = starts[position + 1] ?? from
    if (from < window.from || to > window.from + window.bytes.length) {
      const end = Math.max(to, from + windowBytes)
      window = { from, bytes: new Uint8Array(await file.slice(from, end).arrayBuffer()) }
    }
    const text = textOf(window.bytes.subarray(from - window.from, to - window.from))
    const item = readJson(text)
    return item.ok ? item.value : { kind: 'string', value: text }
  }

  return { itemCount: Math.max(0, starts.length - 1), read }
}
