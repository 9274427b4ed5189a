/** Looks for files and folders that import each other in a circle: a step of `npm run check`. */
import { findFileCircles, findFolderCircles } from './house/find-circles.mjs'
import { readImports } from './house/read-imports.mjs'
import { inProject } from './setup/project.mjs'

const imports = readImports(inProject('.'), ['src', 'electron', 'scripts', 'bench'])
const circles = [...findFileCircles(imports), ...findFolderCircles(imports)]
for (const { members, ties } of circles) {
  console.error(`A circle of ${members.join(', ')}`)
  for (const { from, to } of ties) console.error(`  ${from} imports ${to}`)
}
process.exitCode = circles.length === 0 ? 0 : 1
