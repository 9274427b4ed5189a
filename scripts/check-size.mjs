/**
 * Prints the lines and files of each part of the project and fails where a part has more than its budget: a step of
 * `npm run check`. The budgets stand in `structure/size-budget.json`. Whoever needs more takes something away, or
 * changes that line and says why in the commit.
 */
import { readFileSync } from 'node:fs'
import { readSizes } from './structure/read-sizes.mjs'
import { inProject } from './setup/project.mjs'

/** @type {Record<string, { lines: number, files: number }>} */
const budgets = JSON.parse(readFileSync(inProject('scripts/structure/size-budget.json'), 'utf8'))
const sizes = readSizes(inProject('.'))
for (const [part, { lines, files }] of sizes)
  console.log(`${String(lines).padStart(7)} lines ${String(files).padStart(4)} files  ${part}`)

const faults = [
  ...[...sizes].flatMap(([part, { lines, files }]) => {
    const budget = budgets[part]
    if (budget === undefined) return [`${part} has no budget.`]
    return lines > budget.lines || files > budget.files
      ? [
          `${part} has ${lines} lines in ${files} files; its budget is ${budget.lines} in ${budget.files}.`,
        ]
      : []
  }),
  ...Object.keys(budgets)
    .filter((part) => !sizes.has(part))
    .map((part) => `${part} has a budget, but no files.`),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
