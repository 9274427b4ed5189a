/** What of a grid an event means, by what its parts carry: a row its line, a cell and a head their column. */
export interface GridTarget {
  /** The row as shown; null outside of the rows. */
  line: number | null
  /** The column of the cell; null outside of one. */
  column: number | null
  /** The column whose head it is; null outside of the head. */
  head: number | null
}

export function readGridTarget({ target }: Event): GridTarget {
  const read = (name: string): number | null => {
    if (!(target instanceof Element)) return null
    const value = target.closest(`[${name}]`)?.getAttribute(name) ?? null
    return value === null ? null : Number(value)
  }
  const line = read('data-line')
  return { line, column: line === null ? null : read('data-column'), head: read('data-head') }
}
