/** Lists the packages in the build with their licence texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A bundled package: `licence` is the SPDX expression of its package.json; `text` is the licence text, or a
 * copyright line if the package has no licence file.
 * @typedef {{ name: string, version: string, licence: string, text: string }} BundledPackage
 */

/**
 * Creates two plugins: `collect` notes every package whose code is in a build; `write` does the same and then
 * writes the list as `licences.json`, so it must be used in the last build.
 * @param {readonly string[]} notBundled the folders of packages that are shipped but not bundled
 */
export function createLicenceCollector(notBundled) {
  const folders = new Set(notBundled)
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
 * The folder of the innermost package that contains a module; null for the app's own modules.
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
