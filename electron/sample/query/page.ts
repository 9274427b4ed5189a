/** One page of a list. */
export interface Page<T> {
  items: readonly T[]
  /** Counted from 1. */
  number: number
  size: number
  total: number
  pageCount: number
}

/** Cuts page `number` out of a list; a page beyond the end is empty. */
export function cutPage<T>(list: readonly T[], number: number, size: number): Page<T> {
  return {
    items: list.slice((number - 1) * size, number * size),
    number,
    size,
    total: list.length,
    pageCount: Math.ceil(list.length / size),
  }
}
