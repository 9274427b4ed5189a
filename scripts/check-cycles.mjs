/** Reports files and folders that import each other in a cycle: a step of `npm run check`. */
import { findFileCycles, findFolderCycles } from './structure/find-cycles.mjs'
import { readImports } from './structure/read-imports.mjs'
import { inProject } from './setup/project.mjs'

const allImports = readImports(inProject('.'), ['src', 'electron', 'scripts', 'bench'])
const cycles = [...findFileCycles(allImports), ...findFolderCycles(allImports)]
for (const { members, imports } of cycles) {
  console.error(`A cycle of ${members.join(', ')}`)
  for (const { from, to } of imports) console.error(`  ${from} imports ${to}`)
}
process.exitCode = cycles.length === 0 ? 0 : 1
