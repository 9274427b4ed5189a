import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { compareCommand, compareUsage } from '../../../electron/cli/compare-command.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-explorer-compare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

async function file(name: string, items: readonly object[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, items.map((item) => `${JSON.stringify(item)}\n`).join(''))
  return path
}

async function compare(...args: string[]) {
  let [out, error] = ['', '']
  const code = await compareCommand(args, {
    write: (text) => (out += text),
    complain: (text) => (error += text),
  })
  return { code, out, error }
}

test('what came, what left and what changed is counted by attribute and named', async () => {
  const one = await file('one', [{ '@id': 'a', name: 1 }, { '@id': 'b', name: 1 }, { '@id': 'c' }])
  const other = await file('other', [{ '@id': 'a', name: 2 }, { '@id': 'c' }, { '@id': 'd' }, {}])
  expect(await compare(one, other)).toEqual({
    code: 1,
    error: '',
    out: [
      '1 came, 1 are not in the later file, 1 changed, 1 are the same.',
      '  name: 1',
      '  came d',
      '  left b',
      '  changed a',
      '0 and 1 items have no @id and were not compared.',
      '',
    ].join('\n'),
  })
})

test('a file against itself is 0', async () => {
  const one = await file('one', [{ '@id': 'a' }])
  expect(await compare(one, one)).toMatchObject({ code: 0 })
})

test('a file that is missing, and anything but two files, is wrong use', async () => {
  const one = await file('one', [])
  expect(await compare(one, join(folder, 'none'))).toMatchObject({ code: 3, out: '' })
  expect(await compare(one)).toEqual({ code: 3, out: '', error: compareUsage })
})
