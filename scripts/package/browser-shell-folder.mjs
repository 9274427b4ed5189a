/** Assembles the browser shell as a standalone program, with only the files it needs. */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'
import { readUpdateAddress } from './maintainer.mjs'

/** The only package that is not bundled: it has native code, in one package per system. */
const externalPackage = '@napi-rs/keyring'

/** Files of out/main that only Electron uses. */
const electronOnly = ['index.js', 'desktop-app.js']

/**
 * The package.json of the browser shell.
 * @param {string | null} version null for the project's
 */
export function describePackage(version) {
  /** @type {{ version: string, description: string, license: string, engines: { node: string }, dependencies: Record<string, string> }} */
  const own = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const { description, license, engines, dependencies } = own
  return {
    name: 'endpoint-explorer',
    version: version ?? own.version,
    description,
    license,
    type: 'module',
    bin: { 'endpoint-explorer': 'out/main/browser.js' },
    engines,
    ...readUpdateAddress(),
    dependencies: { [externalPackage]: dependencies[externalPackage] ?? '' },
  }
}

/**
 * Copies the built shell with a package.json, but without the keyring's package.
 * @param {string} folder empty
 * @param {string | null} version null for the project's
 */
export function layOutBrowserShell(folder, version) {
  mkdirSync(join(folder, 'out', 'main'), { recursive: true })
  for (const name of readdirSync(inProject('out', 'main')))
    if (!electronOnly.includes(name))
      cpSync(inProject('out', 'main', name), join(folder, 'out', 'main', name), { recursive: true })
  cpSync(inProject('out', 'renderer'), join(folder, 'out', 'renderer'), { recursive: true })
  cpSync(inProject('LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(describePackage(version), null, 2)}\n`,
  )
}
