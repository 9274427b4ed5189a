import { isGroup } from '#sample/query/parameter.ts'
import { allOf, everything, type Condition, type KeyReader } from './filter-reader.ts'

/** Reads `in` and `notIn` with the same reader. */
export const readSides =
  (read: KeyReader): KeyReader =>
  (value, path, reader) => {
    if (!isGroup(value)) {
      reader.complaints.add(path, 'must be a hash')
      return everything
    }
    return allOf(
      [...value].map(([side, inner]): Condition => {
        const sidePath = [...path, side]
        if (side !== 'in' && side !== 'notIn') {
          reader.complaints.unknown(sidePath)
          return everything
        }
        if (side === 'in') return read(inner, sidePath, reader)
        const condition = read(inner, sidePath, { ...reader, orderByRelevance: () => undefined })
        return (thing) => !condition(thing)
      }),
    )
  }
