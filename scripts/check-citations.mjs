/** Reports citations of missing files and sections: a step of `npm run check`. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findLostCitations } from './structure/find-lost-citations.mjs'
import { readDocumentCitations, readSourceCitations } from './structure/read-citations.mjs'
import { inProject } from './setup/project.mjs'

const project = inProject('.')
const filesIn = (/** @type {string} */ folder, /** @type {RegExp} */ kind) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Packaging has its own node_modules.
    .filter((file) => !file.includes('/node_modules/'))

const folders = ['src', 'electron', 'test', 'scripts', 'bench']
const sources = folders.flatMap((folder) => filesIn(folder, /\.(ts|vue|mjs|js)$/))
// Not the changelog: it may name files that no longer exist.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...[...folders, 'docs'].flatMap((folder) => filesIn(folder, /\.md$/)),
]
const citations = [
  ...sources.flatMap((file) => readSourceCitations(project, file)),
  ...documents.flatMap((file) => readDocumentCitations(project, file)),
]
const lost = findLostCitations(project, citations, sources)
for (const { from, cited, fault } of lost) console.error(`${from} cites ${cited}: ${fault}`)
process.exitCode = lost.length === 0 ? 0 : 1
