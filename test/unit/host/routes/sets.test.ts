import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { openHost } from './open-host.ts'

const nobody = '4b5d6a1e-0c77-4a53-9a0e-7f1f3a2c9d10'

async function openWithFiles() {
  let dataDir = ''
  const host = await openHost({
    async fill(folder) {
      dataDir = folder
      await mkdir(join(folder, 'sets', 'not-a-set'), { recursive: true })
      await writeFile(join(folder, 'sets', 'not-a-set', 'file'), 'x')
      await writeFile(join(folder, 'kept'), 'x')
    },
  })
  return {
    ...host,
    kept: () => ['kept', 'sets/not-a-set/file'].map((name) => existsSync(join(dataDir, name))),
  }
}

test.each(['%2e%2e%2f', '..%2F..', '..%5C..', 'a%2F..%2F..%2F..', 'not-a-set', `${nobody}%2F..`])(
  'nothing is touched under the name %s',
  async (name) => {
    const host = await openWithFiles()
    const statuses = await Promise.all(
      ['pause', 'resume', 'remove', 'sync'].map(async (verb) => {
        const { status } = await host.post(`/api/sets/${name}/${verb}`, {})
        return status
      }),
    )
    const compared = await host.ask(`/api/sets/${nobody}/compare/${name}`)
    expect([...statuses, compared.status].every((status) => status === 400 || status === 404)).toBe(
      true,
    )
    expect(host.kept()).toEqual([true, true])
    expect((await host.ask('/api/sets')).body).toEqual({ sets: [], damaged: [], bytes: 0 })
  },
)

test.each([
  ['an endpoint that is a way out of the path', { endpoint: '..' }, 'problem'],
  [
    'a query without items',
    { extra: [{ name: 'section[@graph]', value: { kind: 'text', text: '0' } }] },
    'no-graph',
  ],
  [
    'an offset',
    { extra: [{ name: 'page[offset]', value: { kind: 'text', text: '5' } }] },
    'offset',
  ],
])('nothing is begun with %s', async (_, form, detail) => {
  const host = await openWithFiles()
  const refused = await host.post('/api/sets', {
    id: nobody,
    connectionId: 'sample',
    form: { ...emptyForm, endpoint: 'places', ...form },
    conventions: presets.documented,
    isDatacycle: false,
    way: 'pages',
    isGentle: false,
  })
  expect(refused).toMatchObject({ status: 409, body: { kind: 'invalid-request', detail } })
  expect((await host.ask('/api/sets')).body).toEqual({ sets: [], damaged: [], bytes: 0 })
})

test('a set that is not there is removed without a word, and is not compared', async () => {
  const host = await openWithFiles()
  expect((await host.post(`/api/sets/${nobody}/remove`, {})).status).toBe(200)
  expect((await host.ask(`/api/sets/${nobody}/compare/${nobody}`)).body).toEqual({
    comparison: null,
  })
})
