/** The part of the grid in which an event occurred, read from data attributes. */
export interface GridTarget {
  /** Row index as shown; null outside of the rows. */
  line: number | null
  /** Column index of the cell; null outside of a cell. */
  column: number | null
  /** Column index of the header; null outside of a header. */
  headerColumn: number | null
}

export function readGridTarget({ target }: Event): GridTarget {
  const read = (name: string): number | null => {
    if (!(target instanceof Element)) return null
    const value = target.closest(`[${name}]`)?.getAttribute(name) ?? null
    return value === null ? null : Number(value)
  }
  const line = read('data-line')
  return {
    line,
    column: line === null ? null : read('data-column'),
    headerColumn: read('data-head'),
  }
}
