import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadPageFiles } from '#host/launch/page-files.ts'
import { makeFolder } from '../../../support/temporary-folder.ts'

test('every file of the page is there by the path a browser asks for', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'assets', 'main.js'), 'export {}')

  const files = await loadPageFiles(folder)

  expect(
    [...files].map(([path, file]) => [
      path,
      file.contentType,
      new TextDecoder().decode(file.bytes),
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['/index.html', 'text/html; charset=utf-8', '<!doctype html>'],
      ['/assets/main.js', 'text/javascript; charset=utf-8', 'export {}'],
    ]),
  )
  expect(files.size).toBe(2)
})
