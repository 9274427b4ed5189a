import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createContentProfile, type ContentProfile } from '#core/drift/content-profile.ts'
import { readJson } from '#core/json/read-json.ts'
import { savedWalk, savedWalkPath, type SavedWalk } from '#core/set/saved-walk.ts'
import { readWithChecksum, renderWithChecksum } from '#host/sets/json-with-checksum.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'

/** Reads the metadata file beside the items of a walk; null if it is missing, invalid or was edited. */
export async function readSavedWalk(itemsPath: string): Promise<SavedWalk | null> {
  try {
    const read = savedWalk.safeParse(
      readWithChecksum(await readFile(savedWalkPath(itemsPath), 'utf8')),
    )
    return read.success ? read.data : null
  } catch (error) {
    // A missing file or invalid JSON.
    if (readErrorCode(error) === null && !(error instanceof SyntaxError)) throw error
    return null
  }
}

export const writeSavedWalk = (itemsPath: string, walk: SavedWalk): Promise<void> =>
  writeFile(savedWalkPath(itemsPath), renderWithChecksum(walk), { mode: 0o600 })

/** The non-empty lines of a file. Throws if it cannot be read. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  for await (const line of createInterface(createReadStream(path))) if (line !== '') yield line
}

/**
 * Profiles the items of a walk, with the server's total if it was saved. Rejects if the file cannot be read.
 */
export async function profileSavedWalk(itemsPath: string): Promise<ContentProfile> {
  const profile = createContentProfile()
  for await (const line of linesOf(itemsPath)) {
    const item = readJson(line)
    if (item.ok) profile.add(item.value)
  }
  const walk = await readSavedWalk(itemsPath)
  return profile.read(walk?.set.verdict?.totalAfter ?? null)
}
