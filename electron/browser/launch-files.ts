import { open, rmdir, stat, unlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrivateFolder } from '#host/storage/atomic-write.ts'
import { launchTokenLifeMs } from './launch-tokens.ts'

/**
 * Files that lead a browser to a launch URL. A command line is readable by all users of a computer, a file
 * with mode 0600 is not, so the browser is started with the file.
 */
interface LaunchFiles {
  /** Returns the file's name in the folder; null if it cannot be written. */
  write(url: string): Promise<string | null>
  /** Removes the URL's file; does nothing if it has none. */
  remove(url: string): Promise<void>
  /** Removes the files of all URLs. */
  close(): Promise<void>
}

export const isLaunchFileName = (name: string): boolean => /^open(?:-\d+)?\.html$/.test(name)

const maxFiles = 20

/**
 * The folder of the launch files, which only this user can read. On Windows, modes have no effect, but the
 * temporary folder belongs to the user. A browser that was installed as a snap (Ubuntu's default) can read
 * neither hidden folders nor `/tmp`.
 */
export function chooseLaunchFolder(
  platform: NodeJS.Platform,
  dataDir: string,
  hasSnaps = existsSync('/var/lib/snapd/snaps'),
): string {
  if (platform === 'win32') return join(tmpdir(), 'endpoint-explorer-launch')
  if (platform === 'linux' && hasSnaps) return join(homedir(), 'endpoint-explorer-launch')
  return join(dataDir, 'launch')
}

/** Each file is removed after `launchTokenLifeMs` at the latest, because its URL is worthless then. */
export function createLaunchFiles(folder: string): LaunchFiles {
  const paths = new Map<string, string>()

  async function remove(url: string): Promise<void> {
    const path = paths.get(url)
    if (path === undefined) return
    paths.delete(url)
    await unlink(path).catch(() => undefined)
    // Fails, as intended, while it holds files of other launches.
    await rmdir(folder).catch(() => undefined)
  }

  return {
    async write(url) {
      if (!(await createPrivateFolder(folder)).ok) return null
      // Browsers remember a window's size and position by its file, so the names stay the same.
      for (let number = 1; number <= maxFiles; number++) {
        const name = number === 1 ? 'open.html' : `open-${number}.html`
        const path = join(folder, name)
        await removeIfOld(path)
        if (!(await writeNew(path, renderPage(url)))) continue
        paths.set(url, path)
        setTimeout(() => void remove(url), launchTokenLifeMs).unref()
        return name
      }
      return null
    },
    remove,
    async close() {
      await Promise.all(Array.from(paths.keys(), remove))
    },
  }
}

/** A killed app leaves its files behind. */
async function removeIfOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found !== null && Date.now() - found.mtimeMs > launchTokenLifeMs)
    await unlink(path).catch(() => undefined)
}

/** False if there is such a file already, or none can be written. */
async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(text)
    } finally {
      await file.close()
    }
    return true
  } catch {
    return false
  }
}

/** Works without scripts. Replaces itself in the browser's history. */
const renderPage = (url: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Endpoint Explorer</title>
<a href="${url}">Endpoint Explorer</a>
`
