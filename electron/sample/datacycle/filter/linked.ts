/** Reads filters on linked things (datacycle-core.md 2.2). */
import { isGroup } from '#sample/query/parameter.ts'
import { isListed } from '#sample/datacycle/store/stored-content.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import { allOf, crash, everything, type Condition, type KeyReader } from './filter-reader.ts'

/** A text in place of the relations, or in place of a relation's filter, causes a server error. */
export const readLinked: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) return crash(reader)
  const { lookup, names } = reader.instance
  return allOf(
    [...value].map(([relation, inner]): Condition => {
      if (!isGroup(inner)) return crash(reader)
      if (!names.relations.has(relation)) {
        // The server's message omits the outer part of the path.
        reader.addFault({ kind: 'unknown-attribute', path: ['filter', relation] })
        return everything
      }
      const condition = reader.readFilter(inner, [...path, relation], {
        ...reader,
        orderByNearness: () => undefined,
      })
      return (thing) =>
        relatedIds(thing, relation)
          .map(lookup.thing)
          .some((related) => related !== undefined && isListed(related) && condition(related))
    }),
  )
}
