import type { JsonValue } from '#core/json/json-value.ts'

/** The attributes that hold something, such as the coordinates of an item. */
export interface PartNames {
  /** Attributes of the item itself. */
  own: readonly string[]
  /** Relations to items that hold it. */
  relations: readonly string[]
  /** Attributes of those items. */
  below: readonly string[]
}

/** Decides from a query's `fields` and its items, added one by one, whether the query requests a part. */
export interface RequestedPartDetector {
  add(item: JsonValue): void
  /** False if no item can have the part, because the list of fields leaves it out. */
  isRequested(): boolean
}

/** `fields` are the paths of the requested attributes; empty for all. */
export function createRequestedPartDetector(
  fields: readonly string[],
  parts: PartNames,
): RequestedPartDetector {
  const roots = new Set(fields.map(rootOf))
  const isNamed = fields.some((path) => namesPart(path, parts))
  const isLimitedBelow = fields.some(
    (path) => path.includes('.') && parts.relations.includes(rootOf(path)),
  )
  let isWhole = fields.length === 0 || fields.includes('*')
  return {
    add(item) {
      // Some servers apply the list to linked items only: an attribute not in the list shows this.
      isWhole ||=
        item.kind === 'object' &&
        item.members.some(({ name }) => !name.startsWith('@') && !roots.has(name))
    },
    isRequested: () => isNamed || (isWhole && !isLimitedBelow),
  }
}

function namesPart(path: string, { own, relations, below }: PartNames): boolean {
  const [root = '', inside] = path.split('.')
  if (inside === undefined) return own.includes(root) || relations.includes(root)
  if (own.includes(root)) return true
  return relations.includes(root) && (inside === '*' || below.includes(inside))
}

const rootOf = (path: string): string => path.split('.', 1)[0] ?? path
