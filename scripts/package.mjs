/**
 * `npm run package`: builds all packages that can be built on this computer into dist/;
 * `npm run package -- npm deb` builds only these.
 */
import { existsSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'
import { makeDebPackage } from './package/deb-package.mjs'
import { makeElectronPackages } from './package/electron-package.mjs'
import { makeNpmPackage } from './package/npm-package.mjs'

/** @typedef {{ make: (target: string) => string | Promise<string>, obstacle: string | null }} Kind */

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  await ensureDependencies()
  const kinds = findKinds()
  const unknown = wanted.find((name) => !(name in kinds))
  if (unknown !== undefined)
    throw new StepFailure(
      `Choosing the package "${unknown}"`,
      `There are ${Object.keys(kinds).join(', ')}.`,
    )
  await ensureBuild()
  for (const [name, { make, obstacle }] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    if (obstacle === null) console.log(await make(inProject('dist')))
    else if (wanted.length === 0) announce(`No ${name} package is made. ${obstacle}`)
    else throw new StepFailure(`Making the ${name} package`, obstacle)
  }
  return 0
})

/** @returns {Readonly<Record<string, Kind>>} */
function findKinds() {
  const hasElectron = existsSync(inProject('node_modules', 'electron', 'path.txt'))
  return {
    npm: { make: makeNpmPackage, obstacle: null },
    deb: {
      make: makeDebPackage,
      obstacle: existsSync('/usr/bin/dpkg-deb') ? null : 'It takes dpkg-deb, which Debian has.',
    },
    electron: {
      make: makeElectronPackages,
      obstacle: hasElectron
        ? null
        : 'Electron’s program is not here; "npx install-electron" gets it.',
    },
  }
}
