import { formatJson } from '#core/json/render-json.ts'

/** Writes a file of items piece by piece, with little memory for any number of items. */
export interface ItemWriter {
  /** The beginning of the file; call once, first. */
  begin(): Uint8Array
  /** Adds an item's exact JSON text. The returned piece may be empty if the format buffers. */
  add(itemText: string): Uint8Array
  /** The end of the file; call once, last. */
  end(): Uint8Array
  /** Counts of the items added so far. */
  readonly facts: ExportFacts
}

export interface ExportFacts {
  itemCount: number
  /** Items that are not valid JSON: in a table, their text is the first cell of a row. */
  unreadableCount: number
  /** Items that are not valid JSON, and are not mended in a JSON file: strict programs may refuse it. */
  invalidCount: number
  /** Attributes without a column, in order of appearance; always empty for JSON. */
  attributesLeftOut: string[]
  /** Number of texts that were truncated to the maximum cell length. */
  truncatedCells: number
  /** Number of texts escaped with an apostrophe because they look like formulas. */
  escapedCells: number
}

export const createExportFacts = (): ExportFacts => ({
  itemCount: 0,
  unreadableCount: 0,
  invalidCount: 0,
  attributesLeftOut: [],
  truncatedCells: 0,
  escapedCells: 0,
})

/**
 * Creates a writer of the items exactly as sent, as one JSON array or one per line (jsonlines.org; multi-line items
 * lose the white space between tokens, and line breaks in texts are escaped). Counts those that are no JSON.
 */
export function createJsonWriter(
  kind: 'json' | 'ndjson',
  { encode }: { encode: (text: string) => Uint8Array },
): ItemWriter {
  const facts = createExportFacts()
  const isArray = kind === 'json'
  return {
    facts,
    begin: () => encode(isArray ? '[' : ''),
    add(itemText) {
      facts.itemCount += 1
      if (!isJson(itemText)) facts.invalidCount += 1
      if (isArray) return encode(`${facts.itemCount === 1 ? '\n' : ',\n'}${itemText}`)
      return encode(`${/[\r\n]/.test(itemText) ? onOneLine(itemText) : itemText}\n`)
    },
    end: () => encode(isArray ? (facts.itemCount === 0 ? ']\n' : '\n]\n') : ''),
  }
}

function isJson(text: string): boolean {
  try {
    // A value that nobody uses would let the bundler drop the call.
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** Line breaks that are left are within texts of an item that is no JSON. */
const onOneLine = (itemText: string): string =>
  formatJson(itemText, null).replaceAll('\r', '\\r').replaceAll('\n', '\\n')

export type TableCell =
  /** The attribute is missing or null. */
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  /** A web address to be opened by a click. */
  | { kind: 'link'; address: string }
  /** Digits as sent. */
  | { kind: 'number'; source: string }
  | { kind: 'boolean'; value: boolean }

/** The text of a cell; numbers as sent. */
export function renderTableText(cell: TableCell): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'text':
      return cell.text
    case 'link':
      return cell.address
    case 'number':
      return cell.source
    case 'boolean':
      return String(cell.value)
  }
}
