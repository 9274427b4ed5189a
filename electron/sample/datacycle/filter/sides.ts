import { readMembers, refuseUnknown, type KeyReader } from './filter-reader.ts'

/** Reads `in` and `notIn` with the same reader. */
export const readSides =
  (read: KeyReader): KeyReader =>
  (value, path, reader) =>
    readMembers(value, path, reader, (side, inner, sidePath) => {
      if (side === 'in') return read(inner, sidePath, reader)
      if (side !== 'notIn') return refuseUnknown(reader, sidePath)
      const condition = read(inner, sidePath, { ...reader, orderByNearness: () => undefined })
      return (thing) => !condition(thing)
    })
