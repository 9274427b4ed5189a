/** Reads filters by concept, with or without descendants (datacycle-core.md 2.2). */
import { isGroup } from '#sample/query/parameter.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import { allOf, everything, type Condition, type KeyReader } from './filter-reader.ts'
import { readIdentifiers } from './identifiers.ts'
import { readSides } from './sides.ts'

const readDepths: KeyReader = (value, path, reader) => {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return everything
  }
  const { lookup } = reader.instance
  return allOf(
    [...value].map(([depth, ids]): Condition => {
      const depthPath = [...path, depth]
      if (depth !== 'withSubtree' && depth !== 'withoutSubtree') {
        reader.complaints.unknown(depthPath)
        return everything
      }
      return readIdentifiers(ids, depthPath, reader, (thing, id) =>
        relatedIds(thing, 'dc:classification').some((concept) =>
          depth === 'withSubtree' ? lookup.lineage(concept).includes(id) : concept === id,
        ),
      )
    }),
  )
}

export const readClassifications = readSides(readDepths)
