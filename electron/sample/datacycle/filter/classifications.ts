/** Reads filters by concept, with or without descendants (datacycle-core.md 2.2). */
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import { readMembers, refuseUnknown, type KeyReader } from './filter-reader.ts'
import { readIdentifiers } from './identifiers.ts'
import { readSides } from './sides.ts'

const readDepths: KeyReader = (value, path, reader) => {
  const { lookup } = reader.instance
  return readMembers(value, path, reader, (depth, ids, depthPath) => {
    if (depth !== 'withSubtree' && depth !== 'withoutSubtree')
      return refuseUnknown(reader, depthPath)
    return readIdentifiers(ids, depthPath, reader, (thing, id) =>
      relatedIds(thing, 'dc:classification').some((concept) =>
        depth === 'withSubtree' ? lookup.lineage(concept).includes(id) : concept === id,
      ),
    )
  })
}

export const readClassifications = readSides(readDepths)
