/**
 * `npm run test:packages`: builds the packages, installs them, starts them, removes them. It changes the
 * computer, so `npm test` leaves it out; what this computer or person may not do is skipped, with the reason.
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
