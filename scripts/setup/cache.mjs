/**
 * What earlier runs on this computer worked out, kept in the system's cache folder, so that a fresh clone can use it.
 * An entry is one file with a checksum, under a key that names all it follows from: whatever is missing, half
 * written, changed or of another person is not used, and the run does the work itself. No command needs the cache.
 */
import { createHash, randomUUID } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/** Of each name, only the entries that were written last stay: as many as there are clones at work, say. */
const keptOfEachName = 8

/**
 * Where the system wants caches, for this project.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} home
 */
export function cacheFolder(
  platform = process.platform,
  environment = process.env,
  home = homedir(),
) {
  // A relative path is invalid there, says the XDG base directory specification.
  const isUsable = (/** @type {string | undefined} */ path) =>
    path !== undefined && isAbsolute(path)
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = environment
  const caches =
    platform === 'win32'
      ? local !== undefined && isUsable(local)
        ? local
        : join(home, 'AppData', 'Local')
      : platform === 'darwin'
        ? join(home, 'Library', 'Caches')
        : xdg !== undefined && isUsable(xdg)
          ? xdg
          : join(home, '.cache')
  return join(caches, 'endpoint-explorer-dev')
}

/**
 * The entries in a folder, which is created if it is missing. Where it cannot be used, nothing is found and nothing is
 * kept.
 * @param {string} folder
 */
export function openCache(folder = cacheFolder()) {
  const isOurs = prepareFolder(folder)
  /** @type {(name: string, key: string) => string} */
  const fileOf = (name, key) => join(folder, `${name}-${key.slice(0, 32)}`)
  return {
    /**
     * The bytes kept under this name and key, or null.
     * @param {string} name
     * @param {string} key a hash, of `keyOf`
     */
    read(name, key) {
      if (!isOurs) return null
      try {
        const file = readFileSync(fileOf(name, key))
        const bytes = file.subarray(sumLength)
        return sumOf(name, key, bytes).equals(file.subarray(0, sumLength)) ? bytes : null
      } catch {
        return null
      }
    },
    /**
     * Keeps bytes, if that is possible.
     * @param {string} name
     * @param {string} key
     * @param {Buffer} bytes
     */
    write(name, key, bytes) {
      if (!isOurs) return
      const file = fileOf(name, key)
      const temporary = `${file}.${randomUUID()}.tmp`
      try {
        writeFileSync(temporary, Buffer.concat([sumOf(name, key, bytes), bytes]), { mode: 0o600 })
        renameSync(temporary, file)
        removeOldest(folder, name)
      } catch {
        rmSync(temporary, { force: true })
      }
    },
  }
}

/**
 * A key of everything that an entry follows from. Node's version and the system are always part of it.
 * @param {...string} parts
 */
export const keyOf = (...parts) =>
  createHash('sha256')
    .update(JSON.stringify([process.version, process.platform, process.arch, ...parts]))
    .digest('hex')

const sumLength = 32

/** @type {(name: string, key: string, bytes: Buffer) => Buffer} */
const sumOf = (name, key, bytes) =>
  createHash('sha256').update(`${name} ${key} `).update(bytes).digest()

/**
 * Whether the folder is there and ours alone: what lies in it is built and run.
 * @param {string} folder
 */
function prepareFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const stats = lstatSync(folder)
    return stats.isDirectory() && (process.getuid === undefined || isPrivate(stats))
  } catch {
    return false
  }
}

/** @param {import('node:fs').Stats} stats */
const isPrivate = ({ uid, mode }) => uid === process.getuid?.() && (mode & 0o022) === 0

/** @type {(folder: string, name: string) => void} */
function removeOldest(folder, name) {
  const entries = readdirSync(folder)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => ({ path: join(folder, entry), at: statSync(join(folder, entry)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { path } of entries.slice(keptOfEachName)) rmSync(path, { force: true })
}
