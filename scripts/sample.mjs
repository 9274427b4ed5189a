/** `npm run sample -- --port N`: runs only the sample servers; prints their URLs and tokens. */
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { runCommand } from './setup/step.mjs'

await runCommand(async () => {
  await ensureDependencies()
  await ensureBuild()
  return runNode(inProject('out', 'main', 'sample.js'), process.argv.slice(2))
})
