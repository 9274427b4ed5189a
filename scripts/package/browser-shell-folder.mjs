/** Lays out the browser shell as a program of its own: what runs and nothing else. */
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** Everything else is bundled; the keyring is machine code, one package for each system. */
const externalPackage = '@napi-rs/keyring'

/** What of out/main belongs to Electron alone. */
const electronOnly = ['index.js', 'desktop-app.js']

/** What an installed package of the browser shell says of itself. */
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
 * Copies the built shell into an empty folder, with a package.json. The keyring's package is not copied.
 * @param {string} folder
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
