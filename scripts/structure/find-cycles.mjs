/** Finds import cycles. */

/** @typedef {import('./read-imports.mjs').Import} Import */
/** @typedef {{ readonly members: readonly string[], readonly imports: readonly Import[] }} Cycle */

/**
 * @param {readonly Import[]} imports
 * @returns {Cycle[]} `imports`: those between its members
 */
export const findFileCycles = (imports) => findCycles(imports, (file) => file)

/**
 * Cycles among folders. A folder consists only of the files directly in it, so a cycle between a folder and
 * its subfolder counts too.
 *
 * @param {readonly Import[]} imports
 * @returns {Cycle[]} `imports`: those between its members
 */
export const findFolderCycles = (imports) =>
  findCycles(imports, (file) => file.slice(0, file.lastIndexOf('/')))

/**
 * @param {readonly Import[]} imports
 * @param {(file: string) => string} placeOf
 * @returns {Cycle[]}
 */
function findCycles(imports, placeOf) {
  /** @type {Map<string, Set<string>>} */
  const successors = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [placeOf(from), placeOf(to)]
    if (a === b) continue
    successors.set(a, (successors.get(a) ?? new Set()).add(b))
  }
  const reached = new Map(
    [...successors.keys()].map((place) => [place, reachable(successors, place)]),
  )
  /** @type {Cycle[]} */
  const cycles = []
  const reported = new Set()
  for (const [place, others] of reached) {
    if (reported.has(place) || !others.has(place)) continue
    const members = [...others].filter((other) => reached.get(other)?.has(place)).sort()
    for (const member of members) reported.add(member)
    const memberSet = new Set(members)
    const inner = imports.filter(({ from, to }) => {
      const [a, b] = [placeOf(from), placeOf(to)]
      return a !== b && memberSet.has(a) && memberSet.has(b)
    })
    cycles.push({ members, imports: inner })
  }
  return cycles
}

/**
 * All places that can be reached in one or more steps.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} successors
 * @param {string} start
 */
export function reachable(successors, start) {
  /** @type {Set<string>} */
  const seen = new Set()
  const open = [...(successors.get(start) ?? [])]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    open.push(...(successors.get(place) ?? []))
  }
  return seen
}
