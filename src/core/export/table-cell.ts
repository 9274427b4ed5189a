/** What stands in one cell of a table. */
export type TableCell =
  /** The item has no such attribute, or it is null. */
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  /** The digits as they were sent. */
  | { kind: 'number'; source: string }
  | { kind: 'boolean'; value: boolean }

/** A cell as the text that it is: numbers by their digits. */
export function renderTableText(cell: TableCell): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'text':
      return cell.text
    case 'number':
      return cell.source
    case 'boolean':
      return String(cell.value)
  }
}
