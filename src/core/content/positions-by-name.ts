/** Positions of items by attribute name. */
export type PositionsByName = ReadonlyMap<string, readonly number[]>

/** Adds a position in place, because lists may be as long as the item list. */
export function notePosition(found: Map<string, number[]>, name: string, position: number): void {
  const known = found.get(name)
  if (known) known.push(position)
  else found.set(name, [position])
}

/** Returns a copy with only the positions in `among` (null: all), without empty entries. */
export function positionsAmong(
  found: PositionsByName,
  among: ReadonlySet<number> | null,
): PositionsByName {
  const kept = new Map<string, readonly number[]>()
  for (const [name, positions] of found) {
    const own = positions.filter((position) => among === null || among.has(position))
    if (own.length > 0) kept.set(name, own)
  }
  return kept
}
