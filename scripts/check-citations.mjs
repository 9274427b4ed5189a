/** Looks for citations that lead nowhere: a step of `npm run check`. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findLostCitations } from './structure/find-lost-citations.mjs'
import { readDocumentCitations, readSourceCitations } from './structure/read-citations.mjs'
import { inProject } from './setup/project.mjs'

const project = inProject('.')
const below = (/** @type {string} */ folder, /** @type {RegExp} */ kind) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Packaging installs the packages of its own beside its scripts.
    .filter((file) => !file.includes('/node_modules/'))

const folders = ['src', 'electron', 'test', 'scripts', 'bench']
const sources = folders.flatMap((folder) => below(folder, /\.(ts|vue|mjs|js)$/))
// The changelog may name what is gone.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...[...folders, 'docs'].flatMap((folder) => below(folder, /\.md$/)),
]
const lost = findLostCitations(project, [
  ...sources.flatMap((file) => readSourceCitations(project, file)),
  ...documents.flatMap((file) => readDocumentCitations(project, file)),
])
for (const { from, cited, fault } of lost) console.error(`${from} cites ${cited}: ${fault}`)
process.exitCode = lost.length === 0 ? 0 : 1
