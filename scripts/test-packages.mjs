/**
 * `npm run test:packages`: builds, installs, starts and removes the packages. Not part of `npm test`, because
 * it changes the computer. Steps that are not possible or not permitted here are skipped with a reason.
 */
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { runNode } from './setup/run-program.mjs'
import { runCommand } from './setup/step.mjs'

await runCommand(async () => {
  await ensureDependencies()
  await ensureBuild()
  return runNode(packageProgram('vitest'), ['run', '--project', 'packages'])
})
