/** Finds citations of missing files and sections. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** @typedef {import('./read-citations.mjs').Citation} Citation */
/** @typedef {{ readonly from: string, readonly cited: string, readonly fault: string }} LostCitation */

/**
 * Looks for a document in `docs/`, in the folder of the citing file and in the root; for a source in the
 * root, in each folder above the citing file and in the layers. A section is a heading with that number, a
 * numbered point (`4.5.6`: point 6 of section 4.5; `4.5.4a`: its part (a)), or a table row in the sections
 * cited before it.
 *
 * @param {string} project the root folder
 * @param {readonly Citation[]} citations
 * @param {readonly string[]} sources that may be cited by their names alone, as paths in the project
 * @returns {LostCitation[]} in the order given
 */
export function findLostCitations(project, citations, sources) {
  /** @type {Map<string, Map<string, string>>} */
  const known = new Map()
  /** @param {string} path */
  const sectionsOf = (path) => {
    const read = known.get(path) ?? readSections(readFileSync(join(project, path), 'utf8'))
    known.set(path, read)
    return read
  }
  return citations.flatMap(({ from, file, sections, isWordy }) => {
    const path =
      placesOf(from, file).find((place) => existsSync(join(project, place))) ??
      sources.find((source) => posix.basename(source) === file)
    const lost = (/** @type {string} */ cited, /** @type {string} */ fault) => ({
      from,
      cited,
      fault,
    })
    if (path === undefined) return [lost(file, 'there is no such file')]
    if (isWordy) return [lost(file, 'a section is cited by its number alone, as in truth.md 3')]
    const textBySection = sections.length === 0 ? new Map() : sectionsOf(path)
    const bodies = sections.map((number) => textBySection.get(number) ?? '')
    return sections
      .filter((number) =>
        number.startsWith('row ')
          ? !bodies.some((body) => hasRow(body, number.slice('row '.length)))
          : !hasSection(textBySection, number),
      )
      .map((number) => lost(`${file} ${number}`, 'there is no such section'))
  })
}

/** @param {string} from @param {string} file */
function placesOf(from, file) {
  const beside = posix.join(dirname(from), file)
  if (file.endsWith('.md')) return [posix.join('docs', file), beside, posix.normalize(file)]
  return [file, ...foldersAbove(from).map((folder) => posix.join(folder, file)), ...layers(file)]
}

/** Layers are cited without their parent folder: `host/vault/vault.ts`. @param {string} file */
const layers = (file) => ['src', 'electron'].map((folder) => posix.join(folder, file))

/** @param {string} path @returns {string[]} the innermost first */
function foldersAbove(path) {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/**
 * The text of each numbered section, up to the next heading.
 *
 * @param {string} text
 * @returns {Map<string, string>}
 */
function readSections(text) {
  const parts = text.split(/^(?=#{1,6} )/m)
  return new Map(
    parts.flatMap((part) => {
      const number = /^#{1,6} (\d+(?:\.\d+)*[a-z]?)\.? /.exec(part)?.[1]
      return number === undefined ? [] : [/** @type {[string, string]} */ ([number, part])]
    }),
  )
}

/** @param {ReadonlyMap<string, string>} textBySection @param {string} number */
function hasSection(textBySection, number) {
  if (textBySection.has(number)) return true
  const [, above = '', point = '', part = ''] = /^(.+)\.(\d+)([a-z]?)$/.exec(number) ?? []
  const body = textBySection.get(above)
  const line = body?.split('\n').find((text) => text.startsWith(`${point}. `))
  return line !== undefined && (part === '' || line.includes(`(${part})`))
}

/** @param {string} body @param {string} row */
const hasRow = (body, row) =>
  body.split('\n').some((line) => new RegExp(`^\\| ${row} +\\|`).test(line))
