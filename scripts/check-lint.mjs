/**
 * Lints all files that have not passed yet: a step of `npm run check`. With types, what is said of a file may follow
 * from any file that it imports; so it has passed only together with those.
 */
import { ESLint } from 'eslint'
import { createTypedParsing } from './lint/typed-parsing.mjs'
import { openPassedFiles } from './setup/passed-files.mjs'
import { inProject, projectFolder } from './setup/project.mjs'
import { hashWithImports } from './structure/hash-with-imports.mjs'
import { listFiles } from './structure/list-files.mjs'
import { readImports } from './structure/read-imports.mjs'

const settings = [
  'eslint.config.js',
  'scripts/lint/own-members.mjs',
  'scripts/lint/typed-parsing.mjs',
  'tsconfig.eslint.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]
const sources = listFiles(projectFolder).filter((file) => /\.(ts|vue|js|mjs)$/.test(file))
const imports = readImports(projectFolder, ['src', 'electron', 'test', 'scripts', 'bench'])
const hashes = hashWithImports(projectFolder, sources, imports)
const passed = openPassedFiles('lint', settings)
const waiting = [...hashes].filter(([, hash]) => !passed.has(hash)).map(([file]) => inProject(file))

const eslint = new ESLint({
  cwd: projectFolder,
  warnIgnored: false,
  overrideConfig: waiting.length === 0 ? [] : createTypedParsing(inProject('tsconfig.eslint.json')),
})
const results = waiting.length === 0 ? [] : await eslint.lintFiles(waiting)
const right = results.filter(({ messages }) => messages.length === 0)
const rightFiles = new Set(right.map(({ filePath }) => filePath))
passed.keep([...hashes].filter(([file]) => rightFiles.has(inProject(file))).map(([, hash]) => hash))
const { format } = await eslint.loadFormatter('stylish')
process.stderr.write(await format(results))
process.exitCode = right.length === results.length ? 0 : 1
