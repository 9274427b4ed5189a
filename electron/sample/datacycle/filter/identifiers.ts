/** Reads lists of IDs: members are all demanded, IDs joined by a comma are a choice (datacycle-core.md 2.2). */
import { isList, type Parameter } from '#sample/query/parameter.ts'
import type { StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { everything, type Condition, type FilterReader, type Path } from './filter-reader.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

/** An empty text is no filter (datacycle-core.md 12). */
export function readIdentifiers(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
  holds: (thing: StoredThing, id: string) => boolean,
): Condition {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return everything
  }
  if (value.length === 0) reader.complaints.add(path, 'size cannot be less than 1')
  const choices = value.map((member, index): readonly string[] => {
    const ids = typeof member === 'string' ? member.split(',').map((id) => id.trim()) : [' ']
    if (ids.some((id) => id !== '' && !isUuid(id))) {
      reader.complaints.add(
        [...path, String(index)],
        'must be a valid UUID or a list of UUIDs separated by commas',
      )
    }
    return ids.filter((id) => id !== '').map((id) => id.toLowerCase())
  })
  return (thing) => choices.every((ids) => ids.length === 0 || ids.some((id) => holds(thing, id)))
}
