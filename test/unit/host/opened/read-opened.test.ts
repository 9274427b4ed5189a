import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxOpenedLength } from '#core/handover/opened.ts'
import { readOpened } from '#host/opened/read-opened.ts'
import { temporaryFolder } from '../storage/temporary-folder.ts'

const folder = temporaryFolder()
const link = 'endpoint-explorer://open?query=%7B%7D'

test('the link on a command line is taken as it stands, and nothing else on it', async () => {
  const read = (...args: string[]) => readOpened(args, folder())
  expect(await read('--allow-file-access', '--data-dir', '/x', link)).toEqual({
    kind: 'text',
    text: link,
  })
  expect(await read('--data-dir', '/etc/passwd', 'other.json', 'https://x.example/')).toBeNull()
  expect(await read()).toBeNull()
  expect(await read(`${link}${'x'.repeat(maxOpenedLength)}`)).toEqual({ kind: 'too-large' })
})

test('a file is read from the folder of the command line, up to a limit', async () => {
  await writeFile(join(folder(), 'a.endpoint.json'), '{"ä":1}')
  await writeFile(join(folder(), 'b.endpoint.json'), 'x'.repeat(maxOpenedLength + 1))
  await mkdir(join(folder(), 'c.endpoint.json'))
  const read = (name: string) => readOpened(['app', name], folder())
  expect(await read('a.endpoint.json')).toEqual({ kind: 'text', text: '{"ä":1}' })
  expect(await read('b.endpoint.json')).toEqual({ kind: 'too-large' })
  expect(await read('c.endpoint.json')).toEqual({ kind: 'unreadable' })
  expect(await read('none.endpoint.json')).toEqual({ kind: 'unreadable' })
})
