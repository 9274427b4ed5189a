import { readdir } from 'node:fs/promises'

const idPattern = /^[\da-f-]{36}$/i

/** True for a UUID; no other ID may become part of a path. */
export const isId = (text: string): boolean => idPattern.test(text)

/** The IDs of the files `<ID><ending>` in a folder; none if it cannot be read. */
export async function listIds(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isId)
}
