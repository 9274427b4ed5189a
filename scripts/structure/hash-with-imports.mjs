/** Recognizes a file together with all that its types may follow from. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../setup/fingerprint.mjs'
import { reachable } from './find-cycles.mjs'

/** @typedef {import('./read-imports.mjs').Import} Import */

/** Declares what other files use without an import. */
const isAmbient = /\.d\.ts$/
const declaresForAll = /^\s*declare (?:global|module)\b/m

/**
 * For each file, a hash of its text, of all files that it imports, directly or not, and of those that declare
 * something for all.
 * @param {string} project
 * @param {readonly string[]} files
 * @param {readonly Import[]} imports between any files of the project
 * @returns {Map<string, string>}
 */
export function hashWithImports(project, files, imports) {
  /** @type {Map<string, string>} */
  const own = new Map()
  const ownOf = (/** @type {string} */ file) => {
    const hash = own.get(file) ?? fingerprint([file], project)
    own.set(file, hash)
    return hash
  }
  /** @type {Map<string, Set<string>>} */
  const successors = new Map()
  for (const { from, to } of imports)
    successors.set(from, (successors.get(from) ?? new Set()).add(to))
  const forAll = files.filter(
    (file) =>
      isAmbient.test(file) || declaresForAll.test(readFileSync(join(project, file), 'utf8')),
  )
  return new Map(
    files.map((file) => {
      const all = new Set([file, ...forAll, ...reachable(successors, file)])
      for (const one of forAll) for (const other of reachable(successors, one)) all.add(other)
      const hashes = [...all].sort().map((one) => `${one} ${ownOf(one)}`)
      return [
        file,
        createHash('sha256')
          .update(`${file}\n${hashes.join('\n')}`)
          .digest('base64'),
      ]
    }),
  )
}
