import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultSettings } from '#core/settings/default-settings.ts'
import { openHost } from './open-host.ts'

test('each file tells its format and version, so that a later app can read it', async () => {
  const { dataDir, post } = await openHost()
  const owner = { connectionId: 'sample', endpoint: 'events' }
  const layout = { order: [], added: [], hidden: ['name'], widths: {} }
  const posts: [path: string, body: object][] = [
    ['/api/connections', { name: 'Live', baseUrl: 'https://api.example' }],
    ['/api/endpoints/sample/use', { name: 'events' }],
    ['/api/grid-layouts', { ...owner, layout }],
    ['/api/history/settings', { bodyBytes: 0 }],
    ['/api/settings', { ...defaultSettings, theme: 'dark' }],
    ['/api/tabs', { windowId: 'first', tabs: [], activeId: null, takes: [] }],
  ]
  for (const [path, body] of posts)
    expect([path, (await post(path, body)).status]).toEqual([path, expect.toSatisfy(isSuccess)])
  const files = (await readdir(dataDir)).filter((name) => name.endsWith('.json')).sort()
  const heads = files.map(async (name) => {
    const { format, version } = JSON.parse(await readFile(join(dataDir, name), 'utf8')) as Head
    return `${name}: ${format} ${String(version)}`
  })
  expect(await Promise.all(heads)).toEqual([
    'connections.json: connections 2',
    'endpoints.json: endpoints 1',
    'grid-layouts.json: grid-layouts 1',
    'history-settings.json: history-settings 1',
    'open-tabs.json: open-tabs 3',
    'settings.json: settings 1',
  ])
})

interface Head {
  format: string
  version: number
}

const isSuccess = (status: number) => status >= 200 && status < 300
