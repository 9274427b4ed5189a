import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createContentProfile, type ContentProfile } from '#core/drift/content-profile.ts'
import { readJson } from '#core/json/read-json.ts'
import { keptWalk, keptWalkPath, type KeptWalk } from '#core/set/kept-walk.ts'
import { readSummed, renderSummed } from '#host/sets/summed-json.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'

/** What stands beside the items of a walk; null where there is none, or one that was changed by hand. */
export async function readKeptWalk(items: string): Promise<KeptWalk | null> {
  try {
    const read = keptWalk.safeParse(readSummed(await readFile(keptWalkPath(items), 'utf8')))
    return read.success ? read.data : null
  } catch (error) {
    // No such file, or none that is JSON.
    if (readErrorCode(error) === null && !(error instanceof SyntaxError)) throw error
    return null
  }
}

export const writeKeptWalk = (items: string, kept: KeptWalk): Promise<void> =>
  writeFile(keptWalkPath(items), renderSummed(kept), { mode: 0o600 })

/** The lines of a file with items. Rejects where it cannot be read. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  for await (const line of createInterface(createReadStream(path))) if (line !== '') yield line
}

/** What the items of a walk have; its total, where it was kept with them. Rejects where it cannot be read. */
export async function profileKept(items: string): Promise<ContentProfile> {
  const profile = createContentProfile()
  for await (const line of linesOf(items)) {
    const item = readJson(line)
    if (item.ok) profile.add(item.value)
  }
  const kept = await readKeptWalk(items)
  return profile.read(kept?.set.verdict?.totalAfter ?? null)
}
