/** Writes items as a file, piece by piece: any number of items in little memory. */
export interface ItemWriter {
  /** What the file begins with; called once, first. */
  begin(): Uint8Array
  /** The next item: its exact JSON text. The piece may be empty where the format gathers. */
  add(itemText: string): Uint8Array
  /** What the file ends with; called once, last. */
  end(): Uint8Array
  /** What is known about the items so far. */
  readonly facts: ExportFacts
}

export interface ExportFacts {
  items: number
  /** Items whose text is no JSON: in a table, a row with that text in its first cell. */
  unreadable: number
  /** Attributes of the items that no column shows, in the order met; always empty for JSON. */
  attributesLeftOut: string[]
  /** Texts that were longer than a cell may be and were cut. */
  cutCells: number
  /** Texts that got an apostrophe, because a spreadsheet could take them for formulas. */
  guardedCells: number
}
