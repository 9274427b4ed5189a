import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from './run-program.ts'
import { makeFolder } from '../../support/temporary-folder.ts'
import { shareDocumentedSample, shareCoreSample } from '../../support/shared-samples.ts'

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

let folder = ''
beforeEach(async () => {
  folder = await makeFolder()
})

const walk = (args: readonly string[], token: string) =>
  runCommand(['walk', ...args, '--token-env', 'API_TOKEN'], {
    cwd: folder,
    environment: { API_TOKEN: token },
  })

async function requestFile(url: string): Promise<string> {
  const path = join(folder, 'request.txt')
  await writeFile(path, `${url}\n`)
  return path
}

test('by IDs on a dataCycle CORE: whole, each item once, nothing left behind', async () => {
  const url = `${core.baseUrl}/api/v4/endpoints/veranstaltungen?page%5Bsize%5D=25&sort=created`
  const out = join(folder, 'items.ndjson')
  const args = [await requestFile(url), '--base-url', core.baseUrl, '--server-type', 'core']
  const ended = await walk([...args, '--out', out], core.tokens.editor)
  expect(ended).toEqual({
    code: 0,
    out: expect.stringMatching(/^Complete for this query and this token, as of .*: 211\.\n$/),
    error: '',
  })
  const ids = (await readFile(out, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { '@id': string })['@id'])
  expect(new Set(ids).size).toBe(211)
  expect((await readdir(folder)).toSorted()).toEqual([
    'items.ndjson',
    'items.ndjson.set.json',
    'request.txt',
  ])
})

test('a file without a query is named with its reason', async () => {
  const path = join(folder, 'request.json')
  await writeFile(path, '{"info": ')
  const args = [path, '--base-url', sample.baseUrl, '--server-type', 'documented']
  expect(await walk(args, sample.tokens.full)).toEqual({
    code: 3,
    out: '? request.json: not read (no valid JSON)\n',
    error: expect.stringMatching(/^walk takes exactly one query; .*request\.json has 0\.\n$/),
  })
})

test('by pages elsewhere: counted is 0, and fewer than the total is 1', async () => {
  const of = async (endpoint: string) =>
    walk(
      [
        await requestFile(
          `${sample.baseUrl}/api/v4/endpoints/${endpoint}?page%5Bsize%5D=50&sort=name`,
        ),
        '--base-url',
        sample.baseUrl,
      ],
      sample.tokens.full,
    )
  expect(await of('places')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Items received, each counted once: 126\. /),
  })
  expect(await of('odd-wrong-total')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^Missing items: 7 of 247\.\n/),
  })
})

test('a refused token is 2, and no request at all is 3', async () => {
  const file = await requestFile(`${sample.baseUrl}/api/v4/endpoints/places?page%5Bsize%5D=50`)
  const refused = await walk([file, '--base-url', sample.baseUrl], 'nobody')
  expect(refused).toMatchObject({
    code: 2,
    error:
      'This token no longer has access to the endpoint. Items received: 0. It is unknown how many items are missing.\n',
  })
  await writeFile(file, 'nothing here\n')
  expect(await walk([file, '--base-url', sample.baseUrl], 'nobody')).toMatchObject({ code: 3 })
})
