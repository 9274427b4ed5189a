/** Builds the Debian package of the browser shell. Needs dpkg-deb. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from '../setup/project.mjs'
import { describePackage, layOutBrowserShell } from './browser-shell-folder.mjs'
import { readMaintainer } from './maintainer.mjs'

/** Not `endpoint-explorer`, which is the package with Electron; only one of them can be installed. */
export const debName = 'endpoint-explorer-browser'

/**
 * @param {string} target the folder for the archive; created if missing
 * @param {string | null} [given] the version; null for the project's
 * @returns {string} the archive
 */
export function makeDebPackage(target, given = null) {
  const { version, description } = describePackage(given)
  const architecture = execFileSync('dpkg', ['--print-architecture'], { encoding: 'utf8' }).trim()
  const root = join(target, 'deb')
  rmSync(root, { recursive: true, force: true })
  const library = join(root, 'usr', 'lib', debName)
  layOutBrowserShell(library, version)
  copyKeyring(join(library, 'node_modules'))
  chmodSync(join(library, 'out', 'main', 'browser.js'), 0o755)
  mkdirSync(join(root, 'usr', 'bin'), { recursive: true })
  symlinkSync(
    `../lib/${debName}/out/main/browser.js`,
    join(root, 'usr', 'bin', 'endpoint-explorer'),
  )
  copyInto(root, inProject('resources', 'linux', `${debName}.desktop`), 'applications')
  copyInto(root, inProject('resources', 'linux', `${debName}.xml`), 'mime/packages')
  copyIcons(join(root, 'usr', 'share', 'icons', 'hicolor'))
  const docs = join(root, 'usr', 'share', 'doc', debName)
  mkdirSync(docs, { recursive: true })
  writeFileSync(join(docs, 'copyright'), renderCopyright())
  setModes(root)

  mkdirSync(join(root, 'DEBIAN'), { mode: 0o755 })
  const kib = Math.ceil(sizeOf(join(root, 'usr')) / 1024)
  writeFileSync(
    join(root, 'DEBIAN', 'control'),
    renderControl({ version, description, architecture, kib, maintainer: readMaintainer() }),
    {
      mode: 0o644,
    },
  )
  const archive = join(target, `${debName}_${version}_${architecture}.deb`)
  execFileSync('dpkg-deb', ['--build', '--root-owner-group', '-Zxz', root, archive], {
    stdio: 'ignore',
  })
  return archive
}

/**
 * There are no maintainer scripts, so removing the package keeps the users' data.
 * @param {{ version: string, description: string, architecture: string, kib: number, maintainer: string }} about
 */
function renderControl({ version, description, architecture, kib, maintainer }) {
  return [
    `Package: ${debName}`,
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    `Maintainer: ${maintainer}`,
    `Installed-Size: ${kib}`,
    'Depends: nodejs (>= 20.19)',
    'Recommends: chromium | google-chrome-stable | microsoft-edge-stable | www-browser, xdg-utils, gnome-keyring',
    'Conflicts: endpoint-explorer',
    'Section: net',
    'Priority: optional',
    `Description: ${description.split(':')[0] ?? description}`,
    ' It sends queries to the endpoints of a content retrieval API, shows what came',
    ' back, explains why, and hands the exact request on. This package opens in a',
    ' window of an installed browser.',
    '',
  ].join('\n')
}

/** Copies the SVG, and the PNGs for desktops without SVG support. @param {string} theme */
function copyIcons(theme) {
  const drawing = join(theme, 'scalable', 'apps', `${debName}.svg`)
  cpSync(inProject('src', 'app', 'icon.svg'), drawing)
  for (const name of readdirSync(inProject('resources', 'icons')).filter((one) =>
    /^\d+x\d+\.png$/.test(one),
  ))
    cpSync(
      inProject('resources', 'icons', name),
      join(theme, name.replace('.png', ''), 'apps', `${debName}.png`),
    )
}

/** The app's licence and those of all bundled packages (Debian policy 12.5). */
function renderCopyright() {
  /** @type {import('../build/collect-licences.mjs').BundledPackage[]} */
  const bundled = JSON.parse(readFileSync(inProject('out', 'renderer', 'licences.json'), 'utf8'))
  return [
    readFileSync(inProject('LICENSE'), 'utf8'),
    ...bundled.map(
      ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
    ),
  ].join(`\n${'-'.repeat(78)}\n\n`)
}

/** Copies the keyring's package and its native package for this system. @param {string} target */
function copyKeyring(target) {
  const own = inProject('node_modules', '@napi-rs')
  for (const name of readdirSync(own).filter((one) => one.startsWith('keyring')))
    cpSync(join(own, name), join(target, '@napi-rs', name), { recursive: true })
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} place relative to /usr/share
 */
function copyInto(root, file, place) {
  const folder = join(root, 'usr', 'share', place)
  mkdirSync(folder, { recursive: true })
  cpSync(file, join(folder, file.slice(dirname(file).length + 1)))
}

/** Sets modes independent of the umask: 755 for programs and folders, 644 for other files. @param {string} folder */
function setModes(folder) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) setModes(path)
    else if (entry.isFile()) chmodSync(path, entry.name === 'browser.js' ? 0o755 : 0o644)
  }
}

/** @param {string} folder @returns {number} bytes */
const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + sizeOf(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
