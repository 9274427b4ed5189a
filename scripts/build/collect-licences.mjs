/** Lists the packages that are in what is built, with the words that their licences ask to be passed on. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One bundled package: `licence` in SPDX's words as the package says it; `text` is the whole licence, or,
 * where the package brings none, who wrote it.
 * @typedef {{ name: string, version: string, licence: string, text: string }} BundledPackage
 */

/**
 * Creates two plugins: `collect` notes every package that a build takes code from, `write` does so too and
 * then writes the list beside the page as `licences.json`. It belongs to the build that runs last.
 * @param {readonly string[]} always the folders of packages that are shipped without being bundled
 */
export function createLicenceCollector(always) {
  const folders = new Set(always)
  /** @param {Iterable<string>} ids */
  const note = (ids) => {
    for (const id of ids) {
      const folder = findPackageFolder(id)
      if (folder !== null) folders.add(folder)
    }
  }
  /** @returns {import('vite').Plugin} */
  const collect = () => ({
    name: 'collect-licences',
    generateBundle() {
      note(this.getModuleIds())
    },
  })
  /** @returns {import('vite').Plugin} */
  const write = () => ({
    name: 'write-licences',
    generateBundle() {
      note(this.getModuleIds())
      const packages = [...folders]
        .map(readPackage)
        .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      const source = JSON.stringify(packages, null, 1)
      this.emitFile({ type: 'asset', fileName: 'licences.json', source })
    },
  })
  return { collect, write }
}

/**
 * The folder of the package that a module belongs to, the innermost one; null for the app's own modules.
 * @param {string} id
 */
function findPackageFolder(id) {
  const path = id.replace(/^\0/, '').replaceAll('\\', '/')
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(path)?.[1] ?? null
}

/** @param {string} folder @returns {BundledPackage} */
function readPackage(folder) {
  /** @type {{ name: string, version: string, license?: string, author?: string | { name: string } }} */
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  if (license === undefined) throw new Error(`The package ${name} does not say its licence`)
  const by = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`)
  return { name, version, licence: license, text: readText(folder) || `Copyright ${by}` }
}

/** @param {string} folder */
const readText = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|third[-_ ]?party)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')
