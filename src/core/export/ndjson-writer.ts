import { formatJson } from '#core/json/format-json.ts'
import { createExportFacts, type ItemWriter } from './item-writer.ts'

/**
 * Creates a writer of one item per line (jsonlines.org). Items are written as sent; multi-line items lose
 * only the white space between tokens.
 */
export function createNdjsonWriter({
  encode,
}: {
  encode: (text: string) => Uint8Array
}): ItemWriter {
  const facts = createExportFacts()
  return {
    facts,
    begin: () => encode(''),
    add(itemText) {
      facts.itemCount += 1
      return encode(`${/[\r\n]/.test(itemText) ? formatJson(itemText, null) : itemText}\n`)
    },
    end: () => encode(''),
  }
}
