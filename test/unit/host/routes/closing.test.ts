import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { openHost } from './open-host.ts'

test('what a page saves as it goes is on the disk when the host has closed', async () => {
  const { post, close, dataDir } = await openHost()
  const form = { ...emptyForm, q: 'last words' }
  const tab = { id: 'one', connectionId: 'sample', form, rawBody: null, savedId: null }
  const saving = post('/api/tabs', { windowId: 'w', takes: [], tabs: [tab], activeId: 'one' })
  await close()
  const kept: unknown = JSON.parse(await readFile(join(dataDir, 'open-tabs.json'), 'utf8'))
  expect(kept).toMatchObject({
    windows: [{ windowId: 'w', tabId: 'one' }],
    tabs: [{ id: 'one', form: { q: 'last words' } }],
  })
  expect(await saving).toEqual({ status: 200, body: {} })
})
