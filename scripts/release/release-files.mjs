/** The files of a release: which there are, their checksums, and what they are made of. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNpm } from '../setup/package-program.mjs'
import { projectFolder } from '../setup/project.mjs'

/** @typedef {{ name: string, builtOn: string }} ReleaseFile */
/** @typedef {{ name: string, bytes: number, sha256: string, sha512: string }} MeasuredFile */

/**
 * The packages of a release, as electron-builder and the scripts of scripts/package name them.
 * @param {string} version
 * @returns {readonly ReleaseFile[]}
 */
export const listPackages = (version) => [
  { name: `endpoint-explorer-${version}-win-x64.exe`, builtOn: 'Windows with Electron' },
  { name: `endpoint-explorer-${version}-mac-universal.dmg`, builtOn: 'macOS with Electron' },
  { name: `endpoint-explorer-${version}-mac-universal.zip`, builtOn: 'macOS with Electron' },
  { name: `endpoint-explorer-${version}-linux-x86_64.AppImage`, builtOn: 'Linux with Electron' },
  { name: `endpoint-explorer_${version}_amd64.deb`, builtOn: 'Linux with Electron' },
  { name: `endpoint-explorer-browser_${version}_amd64.deb`, builtOn: 'Debian' },
  { name: `endpoint-explorer-${version}.tgz`, builtOn: 'any system' },
]

/**
 * @param {string} folder
 * @param {string} name
 * @returns {MeasuredFile}
 */
export function measureFile(folder, name) {
  const content = readFileSync(join(folder, name))
  /** @param {string} algorithm @param {'hex' | 'base64'} encoding */
  const hash = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding)
  return {
    name,
    bytes: content.length,
    sha256: hash('sha256', 'hex'),
    sha512: hash('sha512', 'base64'),
  }
}

/**
 * Writes what belongs to the packages of a folder: `latest.yml` for the update check, the bill of materials,
 * and the checksums of all of them.
 * @param {string} folder
 * @param {string} version
 * @returns {{ files: readonly MeasuredFile[], missing: readonly ReleaseFile[] }} all files of the release
 */
export function completeRelease(folder, version) {
  const packages = listPackages(version)
  const missing = packages.filter(({ name }) => !existsSync(join(folder, name)))
  const built = packages
    .filter((one) => !missing.includes(one))
    .map(({ name }) => measureFile(folder, name))
  const sbomName = `endpoint-explorer-${version}.cdx.json`
  writeFileSync(join(folder, 'latest.yml'), renderLatest(version, built))
  writeFileSync(join(folder, sbomName), `${JSON.stringify(readMaterials(), null, 2)}\n`)
  const listed = [...built, ...[sbomName, 'latest.yml'].map((name) => measureFile(folder, name))]
  const sums = listed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  return { files: [...listed, measureFile(folder, 'SHA256SUMS')], missing }
}

/**
 * The file that the update check asks for, in the format of electron-updater. electron-builder writes none,
 * because no address is built in.
 * @param {string} version
 * @param {readonly MeasuredFile[]} files
 */
export const renderLatest = (version, files) =>
  [
    `version: ${version}`,
    ...(files.length === 0 ? ['files: []'] : ['files:']),
    ...files.flatMap(({ name, bytes, sha512 }) => [
      `  - url: ${name}`,
      `    sha512: ${sha512}`,
      `    size: ${bytes}`,
    ]),
    '',
  ].join('\n')

/** The bill of materials of the packages. It needs the build (`out/renderer/licences.json`). */
function readMaterials() {
  const { command, args } = findNpm()
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const output = execFileSync(command, [...args, ...options], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  /** @type {{ name: string, version: string }[]} */
  const bundled = JSON.parse(
    readFileSync(join(projectFolder, 'out', 'renderer', 'licences.json'), 'utf8'),
  )
  return markShipped(JSON.parse(output), bundled)
}

/**
 * npm takes everything under `devDependencies` for optional. Here most of what is shipped stands there, because it is
 * bundled: what is in every package is `required`, the keyring's code for one system is `optional`, and what only
 * builds and tests the packages is `excluded` (CycloneDX 1.5, component scope).
 * @template {{ name: string, version: string }} Component
 * @param {{ metadata: { component: object }, components: readonly Component[] }} materials
 * @param {readonly { name: string, version: string }[]} bundled
 */
export function markShipped(materials, bundled) {
  const shipped = new Set(bundled.map(({ name, version }) => `${name}@${version}`))
  /** @param {Component} component */
  const scopeOf = ({ name, version }) => {
    if (name === 'electron' || shipped.has(`${name}@${version}`)) return 'required'
    return name.startsWith('@napi-rs/keyring-') ? 'optional' : 'excluded'
  }
  return {
    ...materials,
    metadata: {
      ...materials.metadata,
      // npm takes the name of the folder.
      component: {
        ...materials.metadata.component,
        name: 'endpoint-explorer',
        type: 'application',
      },
    },
    components: materials.components.map((one) => ({ ...one, scope: scopeOf(one) })),
  }
}

/**
 * The list of files for people: size, checksum and name.
 * @param {readonly MeasuredFile[]} files
 */
export const renderFiles = (files) =>
  files
    .map(({ name, bytes, sha256 }) => `${renderSize(bytes).padStart(9)}  ${sha256}  ${name}`)
    .join('\n')

/** @param {number} bytes */
const renderSize = (bytes) =>
  bytes < 2 ** 20 ? `${(bytes / 2 ** 10).toFixed(1)} kiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`
