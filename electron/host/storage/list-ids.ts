import { readdir } from 'node:fs/promises'
import { isUuid } from '#core/text/uuid.ts'

/** The IDs of the files `<ID><ending>` in a folder; none if it cannot be read. Only UUIDs are IDs. */
export async function listIds(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isUuid)
}
