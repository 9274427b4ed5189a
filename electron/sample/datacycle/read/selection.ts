/** Turns the flat `fields` and the dotted `include` into one selection (datacycle-core.md 2.3). */
import type { Complaints } from './complaints.ts'

export interface Selection {
  /** Every attribute that is delivered without being named. */
  whole: boolean
  /** Those too that come only on request: a star names them. */
  starred: boolean
  named: ReadonlySet<string>
  /** Resolved relations and objects that are delivered in part, by attribute name. */
  nested: ReadonlyMap<string, Selection>
}

interface Growing extends Selection {
  whole: boolean
  starred: boolean
  named: Set<string>
  nested: Map<string, Growing>
  /** Whether fields have spoken about this level: include then adds nothing to it. */
  restricted: boolean
}

export type Paths = readonly (readonly string[])[]

const grow = (): Growing => ({
  whole: false,
  starred: false,
  named: new Set(),
  nested: new Map(),
  restricted: false,
})

/** `fields` is null where the request has none: all attributes are delivered then. */
export function selectAttributes(include: Paths, fields: Paths | null): Selection {
  const root = grow()
  root.whole = fields === null
  for (const path of fields ?? []) {
    const level = descend(root, path.slice(0, -1))
    const last = path.at(-1) ?? ''
    level.restricted = true
    if (last === '*') {
      level.whole = true
      level.starred = true
    } else level.named.add(last)
  }
  for (const path of include) {
    path.forEach((_, index) => {
      const level = descend(root, path.slice(0, index + 1))
      if (!level.restricted) level.whole = true
    })
  }
  return root
}

function descend(root: Growing, path: readonly string[]): Growing {
  return path.reduce((level, name) => {
    const next = level.nested.get(name) ?? grow()
    level.nested.set(name, next)
    return next
  }, root)
}

/** Null where there is nothing; an empty text is a fault, and so is a star in front of a name. */
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
