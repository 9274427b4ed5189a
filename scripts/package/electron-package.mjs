/** Builds the packages with Electron for the current system. */
import { existsSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findNpm } from '../setup/package-program.mjs'
import { inProject } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { announce, StepFailure } from '../setup/step.mjs'
import { describeElectronPackages } from './electron-config.mjs'
import { readMaintainer, readUpdateAddress } from './maintainer.mjs'

const builderFolder = inProject('scripts', 'package', 'builder')

/**
 * Electron's program must be installed.
 * @param {string} target the folder for the archives; created if missing
 * @returns {Promise<string>} the paths of the archives, one per line
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
    // A universal app for macOS consists of two builds of Electron, of which only one is installed.
    electronDist: system === 'darwin' ? null : electronDist,
  })
  // electron-builder takes an empty certificate for a file that is not there. A workflow whose secrets are not set
  // has such.
  for (const name of signingVariables)
    if (process.env[name] === '') Reflect.deleteProperty(process.env, name)
  /** @type {{ build: (options: object) => Promise<string[]> }} */
  const { build } = loadBuilder('electron-builder')
  const archives = await build({ projectDir: inProject(), config, publish: 'never' })
  await readFusesBack(target, config.electronFuses)
  return archives.join('\n')
}

const signingVariables = [
  ...['CSC_LINK', 'CSC_KEY_PASSWORD', 'WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
  ...['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
]

/**
 * Fails if a built program has other fuses than the configuration, or if none was built.
 * @param {string} target
 * @param {Fuses} wanted
 */
async function readFusesBack(target, wanted) {
  const programs = findPrograms(target)
  const faults = await Promise.all(
    programs.map((program) => compareFuses(program, wanted, loadBuilder('@electron/fuses'))),
  )
  if (programs.length === 0 || faults.flat().length > 0)
    throw new StepFailure(
      'Reading the fuses back',
      faults.flat().join(' ') || `There is no program in ${target}.`,
    )
  announce(`The fuses of ${programs.length} program(s) are as configured.`)
}

/** Installs electron-builder and its 250 packages at the first packaging, from their own lockfile. */
export async function ensureBuilder() {
  if (existsSync(join(builderFolder, 'node_modules', '.package-lock.json'))) return
  announce('Installing electron-builder (half a minute)…')
  const npm = findNpm()
  const options = ['ci', '--prefix', builderFolder, '--ignore-scripts', '--loglevel=error']
  const code = await runProgram(npm.command, [...npm.args, ...options], { output: 'to-stderr' })
  if (code !== 0) throw new StepFailure('Installing electron-builder', 'The lines above say why.')
}

/** Loads a module of the electron-builder installation. @param {string} name */
export const loadBuilder = (name) => createRequire(join(builderFolder, 'package.json'))(name)

/** @typedef {Readonly<Record<string, boolean>>} Fuses by the names of electron-builder's configuration */
/**
 * The part of `@electron/fuses` that is used.
 * @typedef {object} FusesPackage
 * @property {(program: string) => Promise<Readonly<Record<string, unknown>>>} getCurrentFuseWire
 * @property {Readonly<Record<string, string | number>>} FuseV1Options
 */

/** Not a fuse: tells electron-builder to sign again. */
const notFuses = ['resetAdHocDarwinSignature']

/**
 * What differs, one sentence each; none if the program is as wanted. A fuse that the program does not have differs.
 * @param {string} program a program, or on macOS an app's folder
 * @param {Fuses} wanted
 * @param {FusesPackage} fuses
 * @returns {Promise<readonly string[]>}
 */
export async function compareFuses(program, wanted, { getCurrentFuseWire, FuseV1Options }) {
  const wire = await getCurrentFuseWire(program)
  return Object.entries(wanted)
    .filter(([name]) => !notFuses.includes(name))
    .flatMap(([name, isOn]) => {
      const place = FuseV1Options[`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]
      const state = String.fromCharCode(Number(wire[String(place)]))
      if (state === (isOn ? '1' : '0')) return []
      return [`The fuse ${name} is ${state === '1' ? 'on' : state === '0' ? 'off' : 'unknown'}.`]
    })
}

/**
 * The programs that electron-builder has left beside its packages, before they were packed.
 * @param {string} target
 * @returns {readonly string[]}
 */
export const findPrograms = (target) =>
  [
    join('linux-unpacked', 'endpoint-explorer'),
    join('win-unpacked', 'Endpoint Explorer.exe'),
    join('mac-universal', 'Endpoint Explorer.app'),
  ]
    .map((program) => join(target, program))
    .filter((program) => existsSync(program))

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
 * Assembles the app for electron-builder, with only the files it needs: copies the built app and installs the keyring for one system, in the versions of package-lock.json.
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
