import { formatJson } from '#core/json/format-json.ts'
import type { ItemWriter } from './item-writer.ts'

/**
 * Creates a writer of one item per line (jsonlines.org). An item that was sent on one line is written as
 * it was; of one that was sent on several, the white space between its tokens goes, and nothing else.
 */
export function createNdjsonWriter({
  encode,
}: {
  encode: (text: string) => Uint8Array
}): ItemWriter {
  const facts = { items: 0, unreadable: 0, attributesLeftOut: [], cutCells: 0, guardedCells: 0 }
  return {
    facts,
    begin: () => encode(''),
    add(itemText) {
      facts.items += 1
      return encode(`${/[\r\n]/.test(itemText) ? formatJson(itemText, null) : itemText}\n`)
    },
    end: () => encode(''),
  }
}
