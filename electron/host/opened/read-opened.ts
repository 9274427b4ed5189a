import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { maxOpenedLength, type Opened } from '#core/handover/opened.ts'

/** The scheme of the app's links, as an operating system registers it. */
export const linkScheme = 'endpoint-explorer'

/**
 * The link or `*.endpoint.json` file on a command line, the last one where there are several; null where
 * there is none. Everything else on it is passed over. A link is not looked into, a file is not parsed.
 *
 * `folder` is where the paths begin.
 */
export async function readOpened(args: readonly string[], folder: string): Promise<Opened | null> {
  const found = args.findLast(canBeOpened)
  if (found === undefined) return null
  if (!isLink(found)) return readFile(resolve(folder, found))
  return found.length > maxOpenedLength ? { kind: 'too-large' } : { kind: 'text', text: found }
}

/** The path of the file that `readOpened` reads; null where there is none or a link comes later. */
export function findOpenedFile(args: readonly string[], folder: string): string | null {
  const found = args.findLast(canBeOpened)
  return found === undefined || isLink(found) ? null : resolve(folder, found)
}

/** Whether an argument is such a link, or named like such a file. */
export const canBeOpened = (argument: string): boolean =>
  isLink(argument) || /\.endpoint\.json$/i.test(argument)

const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`)

/** Reads no more than it may: a path may lead to a device that never ends. */
async function readFile(path: string): Promise<Opened> {
  try {
    const file = await open(path, 'r')
    try {
      if (!(await file.stat()).isFile()) return { kind: 'unreadable' }
      const bytes = Buffer.alloc(maxOpenedLength + 1)
      const { bytesRead } = await file.read(bytes)
      return bytesRead > maxOpenedLength
        ? { kind: 'too-large' }
        : { kind: 'text', text: bytes.toString('utf8', 0, bytesRead) }
    } finally {
      await file.close()
    }
  } catch {
    return { kind: 'unreadable' }
  }
}
