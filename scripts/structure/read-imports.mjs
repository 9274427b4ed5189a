/** Reads the imports between source files, including imports of types. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** @typedef {{ readonly from: string, readonly to: string }} Import Paths relative to the project, with slashes. */

/**
 * The imports between the sources of these folders, without packages, Node's modules and generated files.
 *
 * @param {string} project the root folder; the `imports` of its package.json are the aliases of the layers
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
      .filter((to) => to !== null && to !== from && (known.has(to) || to.endsWith('.json')))
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
  // Workers and styles are referenced by URL.
  const byUrl = [...source.matchAll(/new URL\(\s*'(\.[^']+)'/g)].map(([, name = '']) => name)
  const imported = ts.preProcessFile(scriptOf(source), true, true).importedFiles
  return [...imported.map(({ fileName }) => fileName), ...byUrl]
}

/** The script of a Vue component; the whole text of any other file. @param {string} source */
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
