/** Lays out the app with Electron as electron-builder takes it: what runs and nothing else. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNpm } from '../setup/npm-program.mjs'
import { inProject } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { StepFailure } from '../setup/step.mjs'

/** The keyring's machine code, one package for each system; a universal program for macOS has both of its. */
const keyringPackages = {
  linux: ['@napi-rs/keyring-linux-x64-gnu'],
  win32: ['@napi-rs/keyring-win32-x64-msvc'],
  darwin: ['@napi-rs/keyring-darwin-x64', '@napi-rs/keyring-darwin-arm64'],
}

/** The systems that a package is made for. @typedef {keyof typeof keyringPackages} System */

/** What of out/main starts something; everything else there is reached from these. */
const entries = ['index.js', 'desktop-app.js', 'sample.js', 'keyring-broker.js']

/**
 * Copies the built app and installs the keyring of one system, of the versions in package-lock.json.
 * @param {string} folder made anew
 * @param {System} system
 */
export async function layOutElectronApp(folder, system) {
  rmSync(folder, { recursive: true, force: true })
  const main = join('out', 'main')
  for (const name of reachableFrom(inProject(main), entries)) {
    mkdirSync(join(folder, main, 'chunks'), { recursive: true })
    cpSync(inProject(main, name), join(folder, main, name))
  }
  cpSync(inProject('out', 'preload'), join(folder, 'out', 'preload'), { recursive: true })
  cpSync(inProject('out', 'renderer'), join(folder, 'out', 'renderer'), { recursive: true })
  cpSync(inProject('LICENSE'), join(folder, 'LICENSE'))

  const { about, lock } = describeElectronApp(system)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  const npm = findNpm()
  // --force: the packages of another system are wanted here.
  const options = ['ci', '--prefix', folder, '--force', '--ignore-scripts', '--loglevel=error']
  const code = await runProgram(npm.command, [...npm.args, ...options], { output: 'to-stderr' })
  if (code !== 0)
    throw new StepFailure('Installing the keyring’s package', 'The lines above say why.')
}

/** The package.json of what is shipped, and its part of the lockfile. @param {System} system */
function describeElectronApp(system) {
  /** @type {Record<string, string> & { dependencies: Record<string, string> }} */
  const own = readJson('package.json')
  /** @type {{ packages: Record<string, { version: string }> }} */
  const { packages } = readJson('package-lock.json')
  const wanted = ['@napi-rs/keyring', ...keyringPackages[system]]
  const dependencies = Object.fromEntries(
    wanted.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']),
  )
  const { name, version, productName, description, license, type, main } = own
  const about = { name, productName, version, description, license, type, main, dependencies }
  const locked = wanted.map((one) => [
    `node_modules/${one}`,
    // The other systems' packages, which the keyring names as optional, are not wanted.
    { ...packages[`node_modules/${one}`], optional: undefined, optionalDependencies: undefined },
  ])
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, license, dependencies }, ...Object.fromEntries(locked) },
  }
  return { about, lock }
}

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(inProject(name), 'utf8'))

/**
 * The files that the entries load, themselves included, as paths below the folder.
 * @param {string} folder
 * @param {readonly string[]} from
 */
function reachableFrom(folder, from) {
  const found = new Set(from)
  for (const name of found) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, chunk] of text.matchAll(/["'](?:\.\/chunks|\.)\/([\w.-]+\.js)["']/g))
      // Bundled code has such texts in its comments too.
      if (chunk !== undefined && existsSync(join(folder, 'chunks', chunk)))
        found.add(join('chunks', chunk))
  }
  return found
}
