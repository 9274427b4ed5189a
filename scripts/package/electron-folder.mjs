/** Assembles the Electron app for electron-builder, with only the files it needs. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNpm } from '../setup/npm-program.mjs'
import { inProject } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { StepFailure } from '../setup/step.mjs'
import { readUpdateAddress } from './maintainer.mjs'

/** The keyring's native packages by system; the universal app for macOS needs both of its packages. */
const keyringPackages = {
  linux: ['@napi-rs/keyring-linux-x64-gnu'],
  win32: ['@napi-rs/keyring-win32-x64-msvc'],
  darwin: ['@napi-rs/keyring-darwin-x64', '@napi-rs/keyring-darwin-arm64'],
}

/** The supported systems. @typedef {keyof typeof keyringPackages} System */

/** Entry files of out/main, from which all other needed files are imported. */
const entries = ['index.js', 'desktop-app.js', 'sample.js', 'keyring-broker.js']

/**
 * Copies the built app and installs the keyring for one system, in the versions of package-lock.json.
 * @param {string} folder deleted first if it exists
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
  // --force, because the packages may be for another system.
  const options = ['ci', '--prefix', folder, '--force', '--ignore-scripts', '--loglevel=error']
  const code = await runProgram(npm.command, [...npm.args, ...options], { output: 'to-stderr' })
  if (code !== 0)
    throw new StepFailure('Installing the keyring’s package', 'The lines above say why.')
}

/** The package.json of the app, and a lockfile for its dependencies. @param {System} system */
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
  const about = {
    name,
    productName,
    version,
    description,
    license,
    type,
    main,
    dependencies,
    ...readUpdateAddress(),
  }
  const locked = wanted.map((one) => [
    `node_modules/${one}`,
    // Without the optional packages for other systems.
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
 * The entries and all files that they load, as paths relative to the folder.
 * @param {string} folder
 * @param {readonly string[]} from
 */
function reachableFrom(folder, from) {
  const found = new Set(from)
  for (const name of found) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const [, chunk] of text.matchAll(/["'](?:\.\/chunks|\.)\/([\w.-]+\.js)["']/g))
      // Such a text may also be in a comment of bundled code.
      if (chunk !== undefined && existsSync(join(folder, 'chunks', chunk)))
        found.add(join('chunks', chunk))
  }
  return found
}
