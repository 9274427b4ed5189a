import { createExportFacts, type ItemWriter } from './item-writer.ts'

/** Creates a writer of one JSON array with the items exactly as sent. Does not validate them. */
export function createJsonWriter({ encode }: { encode: (text: string) => Uint8Array }): ItemWriter {
  const facts = createExportFacts()
  return {
    facts,
    begin: () => encode('['),
    add(itemText) {
      facts.itemCount += 1
      return encode(`${facts.itemCount === 1 ? '\n' : ',\n'}${itemText}`)
    },
    end: () => encode(facts.itemCount === 0 ? ']\n' : '\n]\n'),
  }
}
