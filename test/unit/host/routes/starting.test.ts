import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openHost } from './open-host.ts'

/** Above the highest number that any system gives a process. */
const noProcess = 2 ** 30

test('what writes of a killed app left behind is gone after the next start', async () => {
  const folders = ['.', 'answers', 'history']
  const leftOver = `.one.json.${noProcess}.0123456789ab.tmp`
  const { dataDir } = await openHost({
    async fill(dataDir) {
      for (const folder of folders) {
        await mkdir(join(dataDir, folder), { recursive: true })
        await writeFile(join(dataDir, folder, leftOver), 'half')
      }
    },
  })
  const left = await Promise.all(folders.map((folder) => readdir(join(dataDir, folder))))
  expect(left.flat().filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.each(['api.example', 'ftp://api.example', 'http://', 'https://api example'])(
  'a connection for which somebody wrote the address %j is set aside, told, and the others are there',
  async (baseUrl) => {
    const document = { format: 'connections', version: 1 }
    const well = { id: 'b', name: 'B', baseUrl: 'https://api.example' }
    const { ask } = await openHost({
      fill: (dataDir) =>
        writeFile(
          join(dataDir, 'connections.json'),
          JSON.stringify({ ...document, connections: [{ ...well, id: 'a', baseUrl }, well] }),
        ),
    })
    const { status, body } = await ask('/api/connections')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      connections: [{ id: 'b' }],
      document: { kind: 'entries-set-aside', count: 1 },
    })
  },
)
