import { writeFile } from 'node:fs/promises'
import { createContentProfile, type ContentProfile } from '#core/drift/find-drift.ts'
import { readJson } from '#core/json/read-json.ts'
import { readWithChecksum, renderWithChecksum } from '#host/storage/document-text.ts'
import { openRegularFile, readRegularFile } from '#host/storage/read-regular-file.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import { err, ok, type Result } from '#core/result.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import * as z from 'zod'
import { setDocument } from '#core/set/set-document.ts'

const text = z.string().max(2_000)

export const savedWalkVersion = 1

/**
 * The file that the command line saves beside the items of a set: query, times, verdict, and the timestamps that
 * a later import check compares. Contains no token and no content.
 */
const savedWalk = z.object({
  format: z.literal('endpoint-explorer-walk'),
  version: z.literal(savedWalkVersion),
  set: setDocument,
  /** All fetched items: id, dct:modified, dc:touched; the stamps are '' if the set was not fetched by IDs. */
  stamps: z.array(z.tuple([text, text, text])),
})

export type SavedWalk = z.infer<typeof savedWalk>

/** The path of this file, beside the file with the items. */
export const savedWalkPath = (itemsPath: string): string => `${itemsPath}.set.json`

/** Holds an ID and two times of each item, which are more than a file of queries. */
const maxMetadataBytes = 512 * mebibyte

/**
 * Reads the metadata file beside the items of a walk; null if it is missing, invalid or was edited. Rejects if it is
 * there and cannot be read.
 */
export async function readSavedWalk(itemsPath: string): Promise<SavedWalk | null> {
  try {
    const read = savedWalk.safeParse(
      readWithChecksum(
        (await readRegularFile(savedWalkPath(itemsPath), maxMetadataBytes)).toString('utf8'),
      ),
    )
    return read.success ? read.data : null
  } catch (error) {
    if (readErrorCode(error) !== 'ENOENT' && !(error instanceof SyntaxError)) throw error
    return null
  }
}

export const writeSavedWalk = (itemsPath: string, walk: SavedWalk): Promise<void> =>
  writeFile(savedWalkPath(itemsPath), renderWithChecksum(walk), { mode: 0o600 })

/** A line of a file that is not an item of a walk. */
export interface NoItem {
  file: string
  line: number
}

/**
 * Passes on the non-empty lines of a file. Resolves to the first one that `take` returns false for, after which
 * no more are read; null without one. Rejects if the file cannot be read.
 */
export async function readLines(
  file: string,
  take: (line: string) => boolean,
): Promise<NoItem | null> {
  const opened = await openRegularFile(file)
  let number = 0
  try {
    for await (const line of opened.readLines({ autoClose: false })) {
      number += 1
      if (line !== '' && !take(line)) return { file, line: number }
    }
    return null
  } finally {
    await opened.close()
  }
}

/**
 * Profiles the items of a walk, with the server's total if it was saved. Rejects if the file cannot be read.
 */
export async function profileSavedWalk(itemsPath: string): Promise<Result<ContentProfile, NoItem>> {
  const profile = createContentProfile()
  const noItem = await readLines(itemsPath, (line) => {
    const item = readJson(line)
    if (item.ok) profile.add(item.value)
    return item.ok
  })
  if (noItem !== null) return err(noItem)
  const walk = await readSavedWalk(itemsPath)
  return ok(profile.read(walk?.set.verdict?.totalAfter ?? null))
}
