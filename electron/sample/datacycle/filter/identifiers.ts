/**
 * Reads lists of IDs: all members must match; IDs separated by commas are alternatives (datacycle-core.md
 * 2.2).
 */
import { isList, type Parameter } from '#sample/query/parameter.ts'
import { slugsOf, type StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { allOf, everything, type Condition, type FilterReader, type Path } from './filter-reader.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuid.test(text)

/** An empty text does not filter (datacycle-core.md 12). */
export function readIdentifiers(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
  matches: (thing: StoredThing, id: string) => boolean,
): Condition {
  const members = readIdList(value, path, reader)
  if (members === null) return everything
  const choices = members.map((member, index): readonly string[] => {
    const ids = typeof member === 'string' ? member.split(',').map((id) => id.trim()) : [' ']
    if (ids.some((id) => id !== '' && !isUuid(id))) {
      reader.complaints.add(
        [...path, String(index)],
        'must be a valid UUID or a list of UUIDs separated by commas',
      )
    }
    return ids.filter((id) => id !== '').map((id) => id.toLowerCase())
  })
  return (thing) => choices.every((ids) => ids.length === 0 || ids.some((id) => matches(thing, id)))
}

/**
 * IDs of things are not validated: if one of a text is no UUID, all of it are slugs; trailing commas are ignored
 * (datacycle-core.md 2.2).
 */
export function readContentIds(
  value: Parameter | undefined,
  path: Path,
  reader: FilterReader,
): Condition {
  const members = readIdList(value, path, reader)
  if (members === null) return everything
  const conditions = members
    .filter((member) => member !== '')
    .map((member): Condition => {
      const names = typeof member === 'string' ? member.replace(/(?<!,),+$/, '').split(',') : []
      if (!names.every(isUuid))
        return (thing) => slugsOf(thing).some((slug) => names.includes(slug))
      const ids = new Set(names.map((id) => id.toLowerCase()))
      return ({ id }) => ids.has(id)
    })
  return allOf(conditions)
}

function readIdList(value: Parameter | undefined, path: Path, reader: FilterReader) {
  if (!isList(value)) {
    reader.complaints.add(path, 'must be an array')
    return null
  }
  if (value.length === 0) reader.complaints.add(path, 'size cannot be less than 1')
  return value
}
