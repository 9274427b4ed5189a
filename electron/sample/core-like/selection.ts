/** Turns CORE's flat `fields` and dotted `include` into one selection. */
import type { Selection } from '../query/selection.ts'

interface Growing {
  whole: boolean
  named: Set<string>
  nested: Map<string, Growing>
  /** Whether fields have spoken about this level: include then adds nothing to it. */
  restricted: boolean
}

const grow = (): Growing => ({
  whole: false,
  named: new Set(),
  nested: new Map(),
  restricted: false,
})

/** `fields` is null where the request has none: all attributes are delivered then. */
export function selectAttributes(
  include: readonly (readonly string[])[],
  fields: readonly (readonly string[])[] | null,
): Selection {
  const root = grow()
  root.whole = fields === null
  for (const path of fields ?? []) {
    const level = descend(root, path.slice(0, -1))
    const last = path.at(-1) ?? ''
    level.restricted = true
    if (last === '*') level.whole = true
    else level.named.add(last)
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
