/** Reads filters on what a thing is linked with (datacycle-core.md 2.2). */
import { isGroup } from '#sample/query/parameter.ts'
import { isListed } from '#sample/datacycle/store/stored-content.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import { allOf, everything, type Condition, type KeyReader } from './filter-reader.ts'

/** A text where the relations or a relation's filter belong is a fault of the server's own. */
export const readLinked: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) {
    reader.fault({ kind: 'crash' })
    return everything
  }
  const { lookup, names } = reader.instance
  return allOf(
    [...value].map(([relation, inner]): Condition => {
      if (!isGroup(inner)) {
        reader.fault({ kind: 'crash' })
        return everything
      }
      if (!names.relations.has(relation)) {
        // The outer part of the path is lost in the message.
        reader.fault({ kind: 'unknown-attribute', path: ['filter', relation] })
        return everything
      }
      const condition = reader.readFilter(inner, [...path, relation], {
        ...reader,
        nearness: () => undefined,
      })
      return (thing) =>
        relatedIds(thing, relation)
          .map(lookup.thing)
          .some((related) => related !== undefined && isListed(related) && condition(related))
    }),
  )
}
