/** Combines `fields` and `include` into one selection (datacycle-core.md 2.3). */
import type { Complaints } from './complaints.ts'

export interface Selection {
  /** All attributes that are sent by default. */
  isWhole: boolean
  /** Also the attributes that are sent only on request; selected by `*`. */
  isStarred: boolean
  named: ReadonlySet<string>
  /** Selections of resolved relations and objects, by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

interface MutableSelection extends Selection {
  isWhole: boolean
  isStarred: boolean
  named: Set<string>
  nested: Map<string, MutableSelection>
  /** True if `fields` restricts this level; `include` then adds no attributes to it. */
  isRestricted: boolean
}

export type Paths = readonly (readonly string[])[]

const createSelection = (): MutableSelection => ({
  isWhole: false,
  isStarred: false,
  named: new Set(),
  nested: new Map(),
  isRestricted: false,
})

/** `fields` is null if the request has none; all attributes are then sent. */
export function selectAttributes(include: Paths, fields: Paths | null): Selection {
  const root = createSelection()
  root.isWhole = fields === null
  for (const path of fields ?? []) {
    const level = descend(root, path.slice(0, -1))
    const last = path.at(-1) ?? ''
    level.isRestricted = true
    if (last === '*') {
      level.isWhole = true
      level.isStarred = true
    } else level.named.add(last)
  }
  for (const path of include) {
    path.forEach((_, index) => {
      const level = descend(root, path.slice(0, index + 1))
      if (!level.isRestricted) level.isWhole = true
    })
  }
  return root
}

function descend(root: MutableSelection, path: readonly string[]): MutableSelection {
  return path.reduce((level, name) => {
    const next = level.nested.get(name) ?? createSelection()
    level.nested.set(name, next)
    return next
  }, root)
}

/** Null if the parameter is missing. An empty text and a `*` before a name are faults. */
export function readPaths(
  name: 'include' | 'fields',
  value: string | null,
  complaints: Complaints,
): Paths | null {
  if (value === null) return null
  if (value === '') complaints.add([name], 'must be filled')
  const paths = value.split(',').map((path) => path.trim().split('.'))
  if (paths.some((path) => path.slice(0, -1).includes('*'))) {
    complaints.add([name], 'wildcard must only appear at the end of a field or not at all')
  }
  return paths
}
