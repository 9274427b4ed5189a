/** Which files have passed a step of the check, in this or another clone on this computer. */
import { keyOf, openCache } from './cache.mjs'
import { fingerprint } from './fingerprint.mjs'

/** The hashes of some twenty states of all files. */
const kept = 40_000

/**
 * @param {string} step
 * @param {readonly string[]} settings the files that the result for every file follows from
 * @param {ReturnType<typeof openCache>} [cache]
 */
export function openPassedFiles(step, settings, cache = openCache()) {
  const name = `passed-${step}`
  const key = keyOf(fingerprint(settings))
  /** @type {Set<string>} */
  const passed = new Set(JSON.parse(cache.read(name, key)?.toString() ?? '[]'))
  return {
    /** @param {string} hash of all that the result for a file follows from */
    has: (hash) => passed.has(hash),
    /** Adds those that have passed now. @param {readonly string[]} hashes */
    keep(hashes) {
      const all = [...passed, ...hashes].slice(-kept)
      cache.write(name, key, Buffer.from(JSON.stringify(all)))
    },
  }
}
