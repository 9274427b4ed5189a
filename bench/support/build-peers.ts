import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
}

/** Builds the pages that the app is compared with, minified like the app; returns their files by URL path. */
export async function buildPeers(): Promise<Map<string, { type: string; body: Buffer }>> {
  const outDir = join(process.cwd(), '.cache', 'bench-peers')
  const root = join(process.cwd(), 'bench', 'peers')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: ['index.html', 'floor.html'].map((name) => join(root, name)) },
    },
  })
  const files = new Map<string, { type: string; body: Buffer }>()
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(outDir, file).split(sep).join('/')}`
    files.set(path, {
      type: types[extname(file)] ?? 'application/octet-stream',
      body: await readFile(file),
    })
  }
  return files
}
