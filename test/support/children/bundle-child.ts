import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds a TypeScript file into one script that plain Node can run as a child process, before the
 * tests of this file, and removes it after them. Packages are bundled but for those named `external`.
 */
export function bundledChild(entry: URL, external: readonly string[] = []): () => string {
  // Inside the project, so that external packages are found from there.
  const folder = join(root, '.cache', 'test-children', randomBytes(6).toString('hex'))
  beforeAll(async () => {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true, external: [...external] },
      build: {
        ssr: fileURLToPath(entry),
        target: 'node20',
        outDir: folder,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
      },
    })
  }, 120_000)
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })
  return () => join(folder, 'child.mjs')
}
