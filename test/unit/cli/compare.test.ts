import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { en } from '#cli/words/en.ts'
import { compareCommand } from '../../../electron/cli/compare-command.ts'
import { makeFolder } from '../../support/temporary-folder.ts'

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
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
    writeError: (text) => (error += text),
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
      'Items: 1 added, 1 removed, 1 changed, 1 unchanged.',
      'Items that the later set lacks may still be on the server.',
      '  name: 1',
      '  added d',
      '  removed b',
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

test('items without an ID are not judged, and every report says so', async () => {
  const one = await file('one', [{ '@id': 'a' }, { name: 1 }])
  const other = await file('other', [{ '@id': 'a' }])
  const [json, html] = [join(folder, 'r.json'), join(folder, 'r.html')]
  const sentence = '1 and 0 items have no @id and were not compared.'
  const counts = 'Items: 0 added, 0 removed, 0 changed, 1 unchanged.'
  expect(await compare(one, other, '--json', json, '--html', html)).toEqual({
    code: 2,
    error: '',
    out: `${counts}\n${sentence}\n`,
  })
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
    outcome: 'not-judged',
    same: 1,
    withoutId: { before: 1, after: 0 },
  })
  expect(await readFile(html, 'utf8')).toContain(sentence)
})

test('a file that is missing, and anything but two files, is wrong use', async () => {
  const one = await file('one', [])
  expect(await compare(one, join(folder, 'none'))).toMatchObject({ code: 3, out: '' })
  expect(await compare(one)).toEqual({ code: 3, out: '', error: en.usage.compare })
})

test('with a percent only what moves by more is a difference, and reports tell it', async () => {
  const places = (without: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      '@id': String(at),
      '@type': 'Place',
      ...(at >= without && { address: 'See' }),
    }))
  const one = await file('one', places(0))
  const other = await file('other', places(2))
  expect(await compare(one, other, '--drift', '10')).toMatchObject({ code: 0, error: '' })
  const [html, json] = [join(folder, 'r.html'), join(folder, 'r.json')]
  const drifted = await compare(one, other, '--drift', '5', '--html', html, '--json', json)
  expect(drifted).toMatchObject({ code: 1, error: '' })
  const told = 'Place: address is missing in 10 % (was 0).'
  expect(drifted.out).toContain(`  ${told}\n`)
  expect(await readFile(html, 'utf8')).toContain(told)
  expect(JSON.parse(await readFile(json, 'utf8'))).toEqual({
    version: 1,
    outcome: 'loud',
    came: 0,
    left: 0,
    changed: 2,
    same: 18,
    byAttribute: [{ path: 'address', count: 2 }],
    withoutId: { before: 0, after: 0 },
    ids: { came: [], left: [], changed: ['0', '1'] },
    drift: [{ kind: 'missing', type: 'Place', attribute: 'address', before: 0, after: 10 }],
  })
})

test('a report that cannot be written, and a percent that is none, are wrong use', async () => {
  const one = await file('one', [])
  const nowhere = join(folder, 'none', 'r.html')
  expect(await compare(one, one, '--html', nowhere)).toMatchObject({ code: 3, out: '' })
  expect(await compare(one, one, '--drift', '101')).toMatchObject({ code: 3, out: '' })
})
