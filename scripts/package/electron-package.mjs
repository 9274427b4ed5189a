/** Makes the packages with Electron, for the system it runs on. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findNpm } from '../setup/npm-program.mjs'
import { inProject } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { announce, StepFailure } from '../setup/step.mjs'
import { describeElectronPackages } from './electron-config.mjs'
import { layOutElectronApp } from './electron-folder.mjs'
import { readMaintainer } from './maintainer.mjs'

const builderFolder = inProject('scripts', 'package', 'builder')

/**
 * Asks for Electron's program to be there.
 * @param {string} target the folder the archives go to; made where it is missing
 * @returns {Promise<string>} the archives, one a line
 */
export async function makeElectronPackages(target) {
  const system = process.platform
  if (system !== 'linux' && system !== 'win32' && system !== 'darwin')
    throw new StepFailure('Choosing the packages', `There are none with Electron for ${system}.`)
  const electronDist = inProject('node_modules', 'electron', 'dist')
  await ensureBuilder()
  const app = join(target, 'electron-app')
  await layOutElectronApp(app, system)
  const config = describeElectronPackages({
    app,
    target,
    maintainer: readMaintainer(),
    // A universal program for macOS is made of two, and only one of them is here.
    electronDist: system === 'darwin' ? null : electronDist,
  })
  /** @type {{ build: (options: object) => Promise<string[]> }} */
  const { build } = loadBuilder('electron-builder')
  return (await build({ projectDir: inProject(), config, publish: 'never' })).join('\n')
}

/** electron-builder and its 250 packages are installed at the first packaging, of the versions in their own lockfile. */
export async function ensureBuilder() {
  if (existsSync(join(builderFolder, 'node_modules', '.package-lock.json'))) return
  announce('Installing electron-builder (half a minute)…')
  const npm = findNpm()
  const options = ['ci', '--prefix', builderFolder, '--ignore-scripts', '--loglevel=error']
  const code = await runProgram(npm.command, [...npm.args, ...options], { output: 'to-stderr' })
  if (code !== 0) throw new StepFailure('Installing electron-builder', 'The lines above say why.')
}

/** A module of electron-builder's own installation. @param {string} name */
export const loadBuilder = (name) => createRequire(join(builderFolder, 'package.json'))(name)
