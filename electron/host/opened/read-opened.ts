import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderDocumentName, isFolderDocument } from '#core/folder/folder-document.ts'
import { openRegularFile } from '#host/storage/read-regular-file.ts'
import { isEndpointFile, maxOpenedLength, type Opened } from '#core/share/opened.ts'
import { readUrl } from '#host/url/read-url.ts'

/** The scheme of the app's links, as an operating system registers it. */
export const linkScheme = 'endpoint-explorer'

/**
 * The last link, `*.endpoint.json` file or folder of queries on a command line; null if there is none. Ignores all other
 * arguments. Neither links nor files are parsed.
 *
 * Relative paths are resolved against `folder`.
 */
export async function readOpened(args: readonly string[], folder: string): Promise<Opened | null> {
  const found = args.findLast((one) => canBeOpened(one, folder))
  if (found === undefined) return null
  const path = folderOf(found, folder)
  if (path !== null) return { kind: 'folder', path }
  if (!isLink(found)) return readFile(pathOf(found, folder))
  return found.length > maxOpenedLength ? { kind: 'too-large' } : { kind: 'text', text: found }
}

/** The path of the file that `readOpened` reads; null if there is none or a link follows it. */
export function findOpenedFile(args: readonly string[], folder: string): string | null {
  const found = args.findLast((one) => canBeOpened(one, folder))
  return found === undefined || isLink(found) || folderOf(found, folder) !== null
    ? null
    : pathOf(found, folder)
}

/** True for links of the app, for names of `*.endpoint.json` files, and for folders of queries and their documents. */
export const canBeOpened = (argument: string, folder = process.cwd()): boolean =>
  isLink(argument) || isEndpointFile(argument) || folderOf(argument, folder) !== null

/** The path of a folder of queries; null if it is none. A folder without a document is a folder of something else. */
function folderOf(argument: string, folder: string): string | null {
  if (argument.startsWith('-') || isLink(argument)) return null
  const path = pathOf(argument, folder)
  if (isFolderDocument(path)) return dirname(path)
  return existsSync(join(path, folderDocumentName)) ? path : null
}

/** The absolute path. Desktops of Linux name a file by its URL. */
function pathOf(argument: string, folder: string): string {
  try {
    return fileURLToPath(argument)
  } catch {
    return resolve(folder, argument)
  }
}

const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${linkScheme}:`)

/** Reads at most `maxOpenedLength` bytes of a file. */
async function readFile(path: string): Promise<Opened> {
  try {
    const file = await openRegularFile(path)
    try {
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

/** The URL to open with the operating system; null unless it is a plain https or mailto link. */
export function readExternalAddress(link: string): string | null {
  // The URL parser would silently repair line breaks, backslashes and spaces.
  const url = /[\p{Cc}\s\\]/u.test(link) ? null : readUrl(link)
  if (url === null) return null
  // Some mail programs attach the local file in `?attach=`, so the query is removed.
  if (url.protocol === 'mailto:') return `mailto:${url.pathname}`
  const plain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return plain ? url.href : null
}

/**
 * Passes links and files that the app is opened with to the page, once the page is ready. Does not parse
 * them. `receive` takes a command line and the folder of its relative paths; `takeEvent` handles the events
 * of macOS.
 */
export function createOpenedReceiver(deps: {
  /** Rejects if there will be no page. */
  pageReady: Promise<unknown>
  handOver: (opened: Opened) => void
  addRecentFile?: (path: string) => void
}) {
  function receive(args: readonly string[], folder = process.cwd()): void {
    const reading = readOpened(args, folder)
    const passOn = async () => {
      const opened = await reading
      if (opened === null) return
      deps.handOver(opened)
      const path = opened.kind === 'text' ? findOpenedFile(args, folder) : null
      if (path !== null) deps.addRecentFile?.(path)
    }
    void deps.pageReady.then(passOn, () => undefined)
  }
  return {
    receive,
    takeEvent: (event: { preventDefault: () => void }, linkOrPath: string): void => {
      event.preventDefault()
      receive([linkOrPath])
    },
  }
}
