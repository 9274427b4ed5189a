/** A folder as bytes, to keep it in the cache. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'

/** 2000-01-01 in seconds: TypeScript takes the first second of 1970 for a missing file, zip begins with 1980. */
const longAgo = 946_684_800

/**
 * All files of a folder with their paths in it.
 * @param {string} folder
 */
export function archiveFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const packed = files.map((file) => [
    relative(folder, file).replaceAll(sep, '/'),
    readFileSync(file),
  ])
  return deflateSync(serialize(packed), { level: 1 })
}

/**
 * Puts the files where the folder was: all of them, or it stays as it is. They are older than any other file, so
 * that whoever goes by dates looks into each of them.
 * @param {Buffer} bytes of `archiveFolder`
 * @param {string} folder
 */
export function restoreFolder(bytes, folder) {
  /** @type {[string, Uint8Array][]} */
  const packed = deserialize(inflateSync(bytes))
  const temporary = `${folder}.unpacked`
  rmSync(temporary, { recursive: true, force: true })
  for (const [path, content] of packed) {
    const file = join(temporary, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    utimesSync(file, longAgo, longAgo)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
}
