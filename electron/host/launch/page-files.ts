import { ownValue } from '#core/own-value.ts'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { PageFile, PageFiles } from '#host/platform/platform.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Reads all files of the built page into memory, keyed by URL path (`/assets/index.js`), so that no request
 * is ever turned into a file system path.
 */
export async function loadPageFiles(folder: string): Promise<PageFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[path: string, file: PageFile]> => {
        const path = join(entry.parentPath, entry.name)
        return [
          `/${relative(folder, path).split(sep).join('/')}`,
          {
            contentType: ownValue(contentTypes, extname(entry.name)) ?? 'application/octet-stream',
            bytes: new Uint8Array(await readFile(path)),
          },
        ]
      }),
  )
  return new Map(files)
}
