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
