/** Finds what imports itself by way of others. */

/** @typedef {import('./read-imports.mjs').Import} Import */
/** @typedef {{ readonly members: readonly string[], readonly ties: readonly Import[] }} Cycle */

/**
 * The cycles among files.
 *
 * @param {readonly Import[]} imports
 * @returns {Cycle[]} with the imports that tie each
 */
export const findFileCycles = (imports) => findCircles(imports, (file) => file)

/**
 * The cycles among folders. A folder is the files that stand right in it: it and a folder in it may know
 * each other in one direction only, as any two may.
 *
 * @param {readonly Import[]} imports
 * @returns {Cycle[]} with the imports that tie each
 */
export const findFolderCycles = (imports) =>
  findCircles(imports, (file) => file.slice(0, file.lastIndexOf('/')))

/**
 * @param {readonly Import[]} imports
 * @param {(file: string) => string} placeOf
 * @returns {Cycle[]}
 */
function findCircles(imports, placeOf) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [placeOf(from), placeOf(to)]
    if (a === b) continue
    next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const reached = new Map([...next.keys()].map((place) => [place, reachable(next, place)]))
  /** @type {Cycle[]} */
  const cycles = []
  const told = new Set()
  for (const [place, others] of reached) {
    if (told.has(place) || !others.has(place)) continue
    const members = [...others].filter((other) => reached.get(other)?.has(place)).sort()
    for (const member of members) told.add(member)
    const isIn = new Set(members)
    const ties = imports.filter(({ from, to }) => {
      const [a, b] = [placeOf(from), placeOf(to)]
      return a !== b && isIn.has(a) && isIn.has(b)
    })
    cycles.push({ members, ties })
  }
  return cycles
}

/**
 * Every place that can be reached in one step or more.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} next
 * @param {string} start
 */
function reachable(next, start) {
  /** @type {Set<string>} */
  const seen = new Set()
  const open = [...(next.get(start) ?? [])]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    open.push(...(next.get(place) ?? []))
  }
  return seen
}
