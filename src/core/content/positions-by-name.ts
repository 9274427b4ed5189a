/** Positions of items by the attribute that something is said of. */
export type PositionsByName = ReadonlyMap<string, readonly number[]>

/** Adds a position, in place: there may be as many as there are items. */
export function notePosition(found: Map<string, number[]>, name: string, position: number): void {
  const known = found.get(name)
  if (known) known.push(position)
  else found.set(name, [position])
}

/** A copy with those among these, all where it is null; what is left without one is left out. */
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
