import { readId } from '#core/content/identify-object.ts'
import { describeValue, isItemRelation } from '#core/content/value-kind.ts'
import { type JsonValue, listOf, membersOf } from '#core/json/json-value.ts'

/** Which items of a list link to which others, by their own attributes (not by those of linked items). */
export interface LinkIndex {
  /** Number of items added. */
  readonly itemCount: number
  /** Adds the next item of the list. */
  add(item: JsonValue): void
  /** The positions of the items that link to the one with this ID, in order, with the attributes that do. */
  linksTo(id: string): readonly { position: number; as: readonly string[] }[]
  /** The attributes by which an item links to another one. */
  relations(): readonly string[]
}

export function createLinkIndex(): LinkIndex {
  const links = new Map<string, { position: number; as: string[] }[]>()
  const relations = new Set<string>()
  let itemCount = 0

  function addLink(id: string, name: string) {
    const known = links.get(id) ?? []
    links.set(id, known)
    const last = known.at(-1)
    if (last?.position !== itemCount) known.push({ position: itemCount, as: [name] })
    else if (!last.as.includes(name)) last.as.push(name)
  }

  return {
    get itemCount() {
      return itemCount
    },
    add(item) {
      const own = readId(item)
      for (const { name, value } of membersOf(item))
        for (const one of listOf(value)) {
          const described = describeValue(one)
          if (!isItemRelation(described)) continue
          relations.add(name)
          if (described.id !== own) addLink(described.id, name)
        }
      itemCount += 1
    },
    linksTo: (id) => links.get(id) ?? [],
    relations: () => [...relations],
  }
}
