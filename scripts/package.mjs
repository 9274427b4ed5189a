/** `npm run package`: everything that can be installed, into dist/; `npm run package -- npm deb` some of it. */
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'
import { makeDebPackage } from './package/deb-package.mjs'
import { makeNpmPackage } from './package/npm-package.mjs'

/** @type {Readonly<Record<string, (target: string) => string | Promise<string>>>} */
const kinds = { npm: makeNpmPackage, deb: makeDebPackage }

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in kinds))
  if (unknown !== undefined)
    throw new StepFailure(
      `Choosing the package "${unknown}"`,
      `There are ${Object.keys(kinds).join(', ')}.`,
    )
  await ensureDependencies()
  await ensureBuild()
  for (const [name, make] of Object.entries(kinds))
    if (wanted.length === 0 || wanted.includes(name)) console.log(await make(inProject('dist')))
  return 0
})
