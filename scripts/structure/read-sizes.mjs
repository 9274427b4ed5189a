/** Counts the lines and files of each part of the project. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.mjs'

/** Folders whose subfolders are parts of their own. All else of a top folder is one part. */
const divided = [
  'src/app/features',
  'src/app',
  'src/core',
  'electron/host',
  'electron/sample',
  'electron',
  'test',
]

/**
 * Lines and files (.ts, .vue, .mjs, .css) by part, in the order of their names.
 * @param {string} project
 * @returns {Map<string, { lines: number, files: number }>}
 */
export function readSizes(project) {
  /** @type {Map<string, { lines: number, files: number }>} */
  const sizes = new Map()
  const counted = listFiles(project).filter((file) =>
    /^(src|electron|scripts|bench|test)\/.*\.(ts|vue|mjs|css)$/.test(file),
  )
  for (const file of counted) {
    const part = partOf(file)
    const { lines, files } = sizes.get(part) ?? { lines: 0, files: 0 }
    const added = readFileSync(join(project, file), 'utf8').split('\n').length - 1
    sizes.set(part, { lines: lines + added, files: files + 1 })
  }
  return new Map([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @param {string} file */
function partOf(file) {
  const folder = divided.find((path) => file.startsWith(`${path}/`))
  if (folder === undefined) return file.slice(0, file.indexOf('/'))
  const [next = '', ...others] = file.slice(folder.length + 1).split('/')
  return others.length === 0 ? folder : `${folder}/${next}`
}
