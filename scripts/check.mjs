/**
 * `npm run check`: format, lint, types, cycles, citations and messages, without tests. At the end stand the seconds
 * of each step.
 */
import { ensureDependencies } from './setup/dependencies.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'
import { createStopwatch, renderSeconds } from './setup/stopwatch.mjs'

const steps = [
  {
    name: 'Checking the format',
    program: () => packageProgram('prettier'),
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
    advice: '"npm run format" formats the named files.',
  },
  {
    name: 'Linting',
    program: () => packageProgram('eslint'),
    args: ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '.'],
    advice: 'The lines above name each place and its rule.',
  },
  {
    name: 'Looking for cycles',
    program: () => inProject('scripts', 'check-cycles.mjs'),
    args: [],
    advice:
      'Move what both sides need to where neither imports the other, or the file to its users.',
  },
  {
    name: 'Looking for citations without a target',
    program: () => inProject('scripts', 'check-citations.mjs'),
    args: [],
    advice: 'Name the section that holds the rule, as in (datacycle-core.md 2.2), or write it.',
  },
  {
    name: 'Compiling the messages',
    program: () => inProject('scripts', 'check-messages.mjs'),
    args: [],
    advice:
      "A literal brace, @ or bar is written as {'@'}; both languages need the same plural forms.",
  },
  {
    name: 'Checking the types',
    program: () => packageProgram('vue-tsc'),
    args: ['--build'],
    advice: 'The lines above name each place.',
  },
]

const { steps: measured, measure } = createStopwatch()

await runCommand(async () => {
  await measure('Installing dependencies', ensureDependencies)
  for (const { name, program, args, advice } of steps) {
    announce(`${name}…`)
    const code = await measure(name, () => runNode(program(), args))
    if (code !== 0) throw new StepFailure(name, advice)
  }
  console.log(renderSeconds('Seconds of each step', measured))
  return 0
})
