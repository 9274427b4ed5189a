/** Reads alternatives (datacycle-core.md 2.2). */
import { isGroup, isList } from '#sample/query/parameter.ts'
import { crash, refuseUnknown, type Condition, type KeyReader } from './filter-reader.ts'

/** A member whose conditions have no effect matches everything; a full-text filter has none in a union. */
export const readUnion: KeyReader = (value, path, reader) => {
  if (!isList(value)) return crash(reader)
  const alternatives = value.map((member, index): Condition => {
    if (!isGroup(member)) return crash(reader)
    const memberPath = [...path, String(index)]
    if (member.has('union')) return refuseUnknown(reader, [...memberPath, 'union'])
    return reader.readFilter(member, memberPath, {
      ...reader,
      isInUnion: true,
      orderByNearness: () => undefined,
      // The server's message omits `union`.
      addFault: (fault) => {
        reader.addFault(
          fault.kind === 'unknown-attribute'
            ? { ...fault, path: fault.path.filter((name) => name !== 'union') }
            : fault,
        )
      },
    })
  })
  return (thing) => alternatives.some((condition) => condition(thing))
}
