import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import type { Concept } from './offered.ts'

/** A concept at its place in the tree. */
export interface ArrangedConcept {
  id: string
  label: string
  /** The labels above it, the outermost first. */
  path: string[]
}

/**
 * The concepts as a tree is read from top to bottom, each level by name. A concept whose parent is not
 * among them stands at the top, and so does one that is its own ancestor.
 */
export function arrangeConcepts(concepts: readonly Concept[]): ArrangedConcept[] {
  const ids = new Set(concepts.map(({ id }) => id))
  const byParent = new Map<string | null, Concept[]>()
  for (const concept of [...concepts].sort(byLabel)) {
    const above = concept.parentId !== null && ids.has(concept.parentId) ? concept.parentId : null
    byParent.set(above, [...(byParent.get(above) ?? []), concept])
  }
  const arranged: ArrangedConcept[] = []
  const placed = new Set<string>()
  const addBelow = (from: readonly Concept[]) => {
    // A stack instead of recursion: how deep a tree is, the instance decides.
    const waiting = from.map((concept) => ({ concept, path: [] as string[] })).reverse()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { concept, path } = next
      if (placed.has(concept.id)) continue
      placed.add(concept.id)
      arranged.push({ id: concept.id, label: concept.label, path })
      const below = byParent.get(concept.id) ?? []
      for (const child of below.toReversed())
        waiting.push({ concept: child, path: [...path, concept.label] })
    }
  }
  addBelow(byParent.get(null) ?? [])
  addBelow(concepts.filter(({ id }) => !placed.has(id)))
  return arranged
}

const byLabel = (one: Concept, other: Concept) =>
  one.label.localeCompare(other.label) || one.id.localeCompare(other.id)

/** Those in whose label, path or ID every word of the search stands. */
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
