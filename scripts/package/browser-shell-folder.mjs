/** Assembles the browser shell as a standalone program, with only the files it needs. */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** The only package that is not bundled: it has native code, in one package per system. */
const externalPackage = '@napi-rs/keyring'

/** Files of out/main that only Electron uses. */
const electronOnly = ['index.js', 'desktop-app.js']

/** The package.json of the browser shell. */
export function describePackage() {
  /** @type {{ version: string, description: string, license: string, engines: { node: string }, dependencies: Record<string, string> }} */
  const { version, description, license, engines, dependencies } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  return {
    name: 'endpoint-explorer',
    version,
    description,
    license,
    type: 'module',
    bin: { 'endpoint-explorer': 'out/main/browser.js' },
    engines,
    dependencies: { [externalPackage]: dependencies[externalPackage] ?? '' },
  }
}

/**
 * Copies the built shell with a package.json, but without the keyring's package.
 * @param {string} folder empty
 */
export function layOutBrowserShell(folder) {
  mkdirSync(join(folder, 'out', 'main'), { recursive: true })
  for (const name of readdirSync(inProject('out', 'main')))
    if (!electronOnly.includes(name))
      cpSync(inProject('out', 'main', name), join(folder, 'out', 'main', name), { recursive: true })
  cpSync(inProject('out', 'renderer'), join(folder, 'out', 'renderer'), { recursive: true })
  cpSync(inProject('LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`)
}
