import { groupBy } from '#core/group-by.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import type { Concept } from './offered.ts'

/** A concept with its path in the tree. */
export interface ArrangedConcept {
  id: string
  label: string
  /** The labels of its ancestors, outermost first. */
  path: string[]
}

/**
 * The concepts in depth-first order, each level sorted by label. Concepts whose parent is missing, or that
 * are their own ancestor, are at the top level.
 */
export function arrangeConcepts(concepts: readonly Concept[]): ArrangedConcept[] {
  const ids = new Set(concepts.map(({ id }) => id))
  const byParent = groupBy([...concepts].sort(byLabel), ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  )
  const arranged: ArrangedConcept[] = []
  const placed = new Set<string>()
  const addBelow = (from: readonly Concept[]) => {
    // A stack instead of recursion, because the server's tree may be of any depth.
    const stack = from.map((concept) => ({ concept, path: [] as string[] })).reverse()
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { concept, path } = next
      if (placed.has(concept.id)) continue
      placed.add(concept.id)
      arranged.push({ id: concept.id, label: concept.label, path })
      const below = byParent.get(concept.id) ?? []
      for (const child of below.toReversed())
        stack.push({ concept: child, path: [...path, concept.label] })
    }
  }
  addBelow(byParent.get(null) ?? [])
  addBelow(concepts.filter(({ id }) => !placed.has(id)))
  return arranged
}

const byLabel = (one: Concept, other: Concept) =>
  one.label.localeCompare(other.label) || one.id.localeCompare(other.id)

/** The concepts whose label, path or ID contains every word of the search. */
export function findConcepts(
  concepts: readonly ArrangedConcept[],
  search: string,
): readonly ArrangedConcept[] {
  const words = readSearchWords(search)
  if (words.length === 0) return concepts
  return concepts.filter(({ id, label, path }) =>
    hasWords(`${[...path, label].join(' ')} ${id}`.toLowerCase(), words),
  )
}
