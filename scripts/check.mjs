/**
 * `npm run check`: format, lint, types, cycles, sizes, citations and messages, without tests. As many steps run at a time as
 * the computer has cores; what each prints is printed when it has ended. At the end stand the seconds of each step.
 * With `packages`, the packages are tested beside them, on the core that waits for the linter.
 */
import { availableParallelism } from 'node:os'
import { ensureDependencies } from './setup/dependencies.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { inProject } from './setup/project.mjs'
import { runNodeQuietly } from './setup/run-program.mjs'
import { announce, runCommand } from './setup/step.mjs'
import { createStopwatch, renderSeconds } from './setup/stopwatch.mjs'
import { checkTypes } from './setup/types.mjs'

const packages = {
  name: 'Packages',
  run: () => runNodeQuietly(inProject('scripts', 'test-packages.mjs'), []),
  advice: '"npm run test:packages" tests them alone.',
}

/** The longest first, so that none is left over at the end. */
const steps = [
  {
    name: 'Types',
    run: checkTypes,
    advice: 'The lines above name each place.',
  },
  {
    name: 'Lint',
    run: () => runNodeQuietly(inProject('scripts', 'check-lint.mjs'), []),
    advice: 'The lines above name each place and its rule.',
  },
  ...(process.argv.includes('packages') ? [packages] : []),
  {
    name: 'Format',
    run: () => runNodeQuietly(packageProgram('oxfmt'), ['--check', '.']),
    advice: '"npm run format" formats the named files.',
  },
  {
    name: 'Cycles',
    run: () => runNodeQuietly(inProject('scripts', 'check-cycles.mjs'), []),
    advice:
      'Move what both sides need to where neither imports the other, or the file to its users.',
  },
  {
    name: 'Size',
    run: () => runNodeQuietly(inProject('scripts', 'check-size.mjs'), []),
    advice: 'Take away what the addition replaces, or change the budget and say why in the commit.',
  },
  {
    name: 'Citations',
    run: () => runNodeQuietly(inProject('scripts', 'check-citations.mjs'), []),
    advice: 'Name the section that holds the rule, as in (datacycle-core.md 2.2), or write it.',
  },
  {
    name: 'Messages',
    run: () => runNodeQuietly(inProject('scripts', 'check-messages.mjs'), []),
    advice:
      "A literal brace, @ or bar is written as {'@'}; both languages need the same plural forms.",
  },
]

await runCommand(async () => {
  const { steps: measured, measure } = createStopwatch()
  await measure('Dependencies', ensureDependencies)
  const waiting = [...steps]
  /** @type {string[]} */
  const failed = []

  /** @param {(typeof steps)[number]} step */
  async function perform({ name, run, advice }) {
    const { code, output } = await measure(name, run)
    announce(`${name}: ${code === 0 ? 'passed' : 'failed'}.\n${output}`.trimEnd())
    if (code !== 0) failed.push(`${name}: ${advice}`)
  }
  async function performWaiting() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await perform(step)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, performWaiting))

  console.log(renderSeconds('Seconds of each step', measured))
  for (const advice of failed) announce(advice)
  return failed.length === 0 ? 0 : 1
})
