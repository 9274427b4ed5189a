/**
 * `npm run release -- --dry-run` rehearses a release: compares the versions, builds what can be built here, and prints
 * files, versions and text. `-- --check` only compares the versions. `-- --collect FOLDER` completes the packages of
 * all systems in a folder, as .github/workflows/release.yml does; then a missing one is a failure. `--tag TAG` names
 * the tag, `--signed windows,macos` the systems whose packages are signed. Nothing is published: pushing the tag is
 * what releases.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readRelease, renderReleaseText } from './release/read-release.mjs'
import { completeRelease, renderFiles } from './release/release-files.mjs'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'

/** @param {string} name */
const read = (name) => readFileSync(inProject(...name.split('/')), 'utf8')

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      collect: { type: 'string' },
      tag: { type: 'string' },
      signed: { type: 'string', default: '' },
    },
  })
  const { version, text, faults } = readRelease({
    packageJson: read('package.json'),
    packageLock: read('package-lock.json'),
    changelog: read('CHANGELOG.md'),
    tag: values.tag ?? null,
  })
  for (const fault of faults) announce(fault)
  if (faults.length > 0) return 1
  if (values.check) {
    console.log(`All versions are ${version}.`)
    return 0
  }
  if (values.collect !== undefined)
    return describe(resolve(values.collect), version, text, values.signed.split(','))
  if (!values['dry-run']) {
    announce(
      `"npm run release -- --dry-run" rehearses ${version}. "git tag v${version}" and "git push origin v${version}" release it: see docs/release.md.`,
    )
    return 1
  }
  const folder = inProject('dist')
  // What an earlier version has left would be listed.
  rmSync(folder, { recursive: true, force: true })
  const code = await runNode(inProject('scripts', 'package.mjs'), [], { output: 'to-stderr' })
  if (code !== 0) throw new StepFailure('Building the packages', 'The lines above say why.')
  const missing = await describe(folder, version, text, [])
  if (missing > 0)
    announce('The rehearsal is complete; the packages named above need the workflow.')
  return 0
})

/**
 * Completes the files of a release, prints them with its versions and its text, and leaves the text in
 * the cache folder.
 * @param {string} folder
 * @param {string} version
 * @param {string} text
 * @param {readonly string[]} signed
 * @returns {Promise<number>} 1 if a package is missing, otherwise 0
 */
async function describe(folder, version, text, signed) {
  await ensureDependencies()
  await ensureBuild()
  const { files, missing } = completeRelease(folder, version)
  const notes = renderReleaseText({ text, signed })
  mkdirSync(inProject('.cache'), { recursive: true })
  writeFileSync(inProject('.cache', 'release-notes.md'), notes)
  /** @type {{ engines: { node: string }, devDependencies: { electron: string } }} */
  const { engines, devDependencies } = JSON.parse(read('package.json'))
  /** @type {{ dependencies: Record<string, string> }} */
  const builder = JSON.parse(read('scripts/package/builder/package.json'))
  console.log(`Files\n${renderFiles(files)}\n`)
  for (const { name, builtOn } of missing) console.log(`Not here: ${name} (built on ${builtOn})`)
  console.log(`
Versions
Endpoint Explorer ${version}, Electron ${devDependencies.electron}, electron-builder ${builder.dependencies['electron-builder'] ?? ''}, Node ${engines.node}

Text
${notes}`)
  return missing.length === 0 ? 0 : 1
}
