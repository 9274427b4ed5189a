/**
 * Sorts rows by one text per row: numbers by value, other texts by the rules of the language. Rows without a
 * text come last in both directions; the sort is stable. With direction null, the order is unchanged.
 */
export function orderRows(
  rows: readonly { position: number; value: string }[],
  direction: 'ascending' | 'descending' | null,
  language: string,
): number[] {
  if (direction === null) return rows.map(({ position }) => position)
  const collator = new Intl.Collator(language, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  const isNumeric = rows.every(({ value }) => value === '' || isNumber(value))
  const compare = isNumeric
    ? (one: string, other: string) => Number(one) - Number(other)
    : (one: string, other: string) => collator.compare(one, other)
  return rows
    .toSorted((one, other) => {
      if (one.value === '' || other.value === '')
        return Number(one.value === '') - Number(other.value === '')
      return sign * compare(one.value, other.value)
    })
    .map(({ position }) => position)
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)
