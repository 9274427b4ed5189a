/** Which source file imports which: types too, because they tie as well. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** @typedef {{ readonly from: string, readonly to: string }} Import Paths below the project, with slashes. */

/**
 * The imports among the sources of some folders. What lies outside of them (packages, Node's modules,
 * generated files) is no part of the structure and left out.
 *
 * @param {string} project its root, with the package.json whose `imports` are the layers' short names
 * @param {readonly string[]} folders
 * @returns {Import[]}
 */
export function readImports(project, folders) {
  const layers = readLayers(project)
  const files = folders.flatMap((folder) => listSources(project, folder))
  const known = new Set(files)
  return files.flatMap((from) =>
    listSpecifiers(readFileSync(join(project, from), 'utf8'))
      .map((specifier) => resolve(specifier, from, layers))
      .filter((to) => to !== null && to !== from && known.has(to))
      .map((to) => ({ from, to: /** @type {string} */ (to) })),
  )
}

/**
 * @param {string} project
 * @returns {ReadonlyMap<string, string>} `#core/` → `src/core/`
 */
function readLayers(project) {
  /** @type {{ imports?: Record<string, string> }} */
  const { imports = {} } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  return new Map(
    Object.entries(imports).map(([name, path]) => [
      name.replace(/\*$/, ''),
      path.replace(/^\.\//, '').replace(/\*$/, ''),
    ]),
  )
}

/**
 * @param {string} project
 * @param {string} folder
 */
function listSources(project, folder) {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|vue|mjs)$/.test(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** @param {string} source */
function listSpecifiers(source) {
  // Workers and styles are named by address.
  const byAddress = [...source.matchAll(/new URL\(\s*'(\.[^']+)'/g)].map(([, name = '']) => name)
  const imported = ts.preProcessFile(scriptOf(source), true, true).importedFiles
  return [...imported.map(({ fileName }) => fileName), ...byAddress]
}

/** The script of a component; any other file is a script as it is. @param {string} source */
const scriptOf = (source) => /^<script[^>]*>\n([\s\S]*?)^<\/script>/m.exec(source)?.[1] ?? source

/**
 * @param {string} specifier
 * @param {string} from
 * @param {ReadonlyMap<string, string>} layers
 */
function resolve(specifier, from, layers) {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return posix.join(dirname(from).split(sep).join('/'), path)
  for (const [name, folder] of layers)
    if (path.startsWith(name)) return folder + path.slice(name.length)
  return null
}
