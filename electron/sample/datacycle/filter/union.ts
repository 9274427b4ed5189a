/** Reads alternatives (datacycle-core.md 2.2). */
import { isGroup, isList } from '#sample/query/parameter.ts'
import { everything, type Condition, type KeyReader } from './filter-reader.ts'

/** A member without effective conditions, such as a full-text filter, matches everything. */
export const readUnion: KeyReader = (value, path, reader) => {
  if (!isList(value)) {
    reader.fault({ kind: 'crash' })
    return everything
  }
  const alternatives = value.map((member, index): Condition => {
    if (!isGroup(member)) {
      reader.fault({ kind: 'crash' })
      return everything
    }
    if (member.has('union')) {
      reader.complaints.unknown([...path, String(index), 'union'])
      return everything
    }
    return reader.readFilter(member, [...path, String(index)], {
      ...reader,
      inUnion: true,
      orderByRelevance: () => undefined,
      // The server's message omits `union`.
      fault: (fault) => {
        reader.fault(
          fault.kind === 'unknown-attribute'
            ? { ...fault, path: fault.path.filter((name) => name !== 'union') }
            : fault,
        )
      },
    })
  })
  return (thing) => alternatives.some((condition) => condition(thing))
}
