import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readErrorCode } from '#host/storage/write-problem.ts'
import { createRedactor } from '#core/redact/redactor.ts'

/** A place where a secret might have got to, and what stands there. */
export interface Place {
  name: string
  content: string | Uint8Array
}

/** The names of the places where the secret stands in any encoding of security.md 6. */
export function findLeaks(secret: string, places: readonly Place[]): string[] {
  const redactor = createRedactor([secret])
  return places.filter(({ content }) => redactor.containsSecret(content)).map(({ name }) => name)
}

/** Every file below a folder, links not followed; one that is removed meanwhile holds nothing. */
export async function readFilesBelow(folder: string): Promise<Place[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const name = join(entry.parentPath, entry.name)
        return { name, content: await readFile(name).catch(nothingIfGone) }
      }),
  )
}

function nothingIfGone(error: unknown): Buffer {
  if (readErrorCode(error) === 'ENOENT') return Buffer.alloc(0)
  throw error
}
