/** `npm run check`: format, lint, types, cycles, citations and messages, without tests. */
import { ensureDependencies } from './setup/dependencies.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'

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

await runCommand(async () => {
  await ensureDependencies()
  for (const { name, program, args, advice } of steps) {
    announce(`${name}…`)
    if ((await runNode(program(), args)) !== 0) throw new StepFailure(name, advice)
  }
  return 0
})
