import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lays out what electron-builder looks for in Electron's program, where that program cannot be had. It does
 * not run: it shows what is put into it, and which fuses are blown.
 */
export async function layOutElectronStandIn(
  folder: string,
  version: string,
  packArchive: (from: string, to: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(join(folder, 'locales'), { recursive: true })
  mkdirSync(join(folder, 'resources'))
  mkdirSync(join(folder, 'empty'))
  for (const language of ['de', 'en-US', 'fr', 'ja'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '')
  writeFileSync(join(folder, 'version'), version)
  writeFileSync(join(folder, 'LICENSE'), 'MIT')
  writeFileSync(join(folder, 'LICENSES.chromium.html'), '<title>Chromium</title>')
  writeFileSync(join(folder, 'empty', 'main.js'), '')
  await packArchive(join(folder, 'empty'), join(folder, 'resources', 'default_app.asar'))
  // The fuse wire (@electron/fuses): a mark, the wire's version, its length, then one sign for each fuse.
  const wire = Buffer.from(`dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x09${'0'.repeat(9)}`, 'latin1')
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.alloc(64), wire, Buffer.alloc(64)]))
  chmodSync(join(folder, 'electron'), 0o755)
}
