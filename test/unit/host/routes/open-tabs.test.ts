import { expect, test } from 'vitest'
import { emptyForm } from '#core/query/form.ts'
import { openHost } from './open-host.ts'

const tab = (id: string) => ({
  id,
  connectionId: 'sample',
  rawBody: null,
  savedId: null,
  form: { ...emptyForm, endpoint: id },
})
const windowOf = (windowId: string, ids: readonly string[]) => ({
  windowId,
  tabs: ids.map(tab),
  activeId: ids[0] ?? null,
})

test('each window has its own tabs, and one that is taken over is forgotten', async () => {
  const { ask, post, close } = await openHost()
  const keep = (windowId: string, ids: readonly string[], takes: readonly string[] = []) =>
    post('/api/tabs', { ...windowOf(windowId, ids), takes })
  const kept = async () => (await ask('/api/tabs')).body

  await keep('first', ['a', 'b'])
  await keep('second', ['c'])
  await keep('first', ['b'])
  expect(await kept()).toEqual({ windows: [windowOf('first', ['b']), windowOf('second', ['c'])] })

  await keep('third', ['c', 'b'], ['first', 'second'])
  expect(await kept()).toEqual({ windows: [windowOf('third', ['c', 'b'])] })
  await close()
})
