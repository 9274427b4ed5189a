import { expect, onTestFinished, test } from 'vitest'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { emptyForm } from '#core/query/form.ts'
import type { SavedRequest } from '#core/workspace/saved-request.ts'
import { openPage } from '../../support/page/open-page.ts'

const saved = (name: string, folder: string, position: number): SavedRequest => ({
  id: `00000000-0000-4000-8000-00000000000${name}`,
  name,
  note: '',
  folder,
  position,
  connectionId: 'live',
  baseUrl: 'https://live.example',
  form: emptyForm,
})
const kept = [saved('1', 'New', 0), saved('2', 'Old', 0), saved('3', 'Old', 1), saved('4', '', 0)]

/** A page with those requests; the host keeps none of this name. */
async function open(refused: string | null) {
  const page = openPage(useWorkspaceStore, {
    host: (path, body) => {
      if (body === null) return Response.json({ requests: kept, unreadable: [], folders: [] })
      const { name } = body as SavedRequest
      return name === refused && path === '/api/saved'
        ? Response.json({ kind: 'no-space' }, { status: 507 })
        : Response.json(body)
    },
  })
  await page.opened.load()
  const where = () => page.opened.requests.map(({ name, folder }) => `${folder} ${name}`)
  return { rename: page.opened.renameFolder, where, close: page.close }
}

test('a folder gets another name, and joins one that has it, behind what is there', async () => {
  const { rename, where, close } = await open(null)
  expect(await rename({ folder: 'Old' }, 'New')).toBe(null)
  expect(where()).toEqual([' 4', 'New 1', 'New 2', 'New 3'])
  close()
})

test('what cannot be kept stays where it was, and that is answered', async () => {
  const { rename, where, close } = await open('3')
  expect(await rename({ folder: 'Old' }, 'Newer')).toEqual({ kind: 'no-space' })
  expect(where()).toEqual([' 4', 'New 1', 'Newer 2', 'Old 3'])
  close()
})

/** The store of a page whose host has what it keeps in `stored`, which another program changes as well. */
async function openShared(stored: Map<string, SavedRequest>) {
  const sent: SavedRequest[] = []
  let whileListed: (() => Promise<unknown>) | null = null
  const page = openPage(useWorkspaceStore, {
    host: async (path, body) => {
      if (path === '/api/saved' && body !== null) {
        const { expected, ...request } = body as SavedRequest & { expected: unknown }
        expect(expected).toEqual(stored.get(request.id))
        sent.push(request)
        stored.set(request.id, request)
        return Response.json(request)
      }
      const requests = [...stored.values()]
      const begun = whileListed
      whileListed = null
      await begun?.()
      return Response.json({ requests, unreadable: [], folders: [], version: 1 })
    },
  })
  onTestFinished(page.close)
  await page.opened.load()
  return {
    store: page.opened,
    sent,
    whileListed: (act: () => Promise<unknown>) => {
      whileListed = act
    },
  }
}

const newForm = { ...emptyForm, q: 'by another program' }

test('a name or a place is given to the query as it is stored now, not as it was shown', async () => {
  const stored = new Map(kept.map((one) => [one.id, one]))
  const { store, sent } = await openShared(stored)
  const [, , shown] = store.requests
  if (!shown) throw new Error('The test needs three queries')
  stored.set(shown.id, { ...shown, form: newForm })
  await store.load()
  await store.change(shown, { name: 'renamed' })
  await store.move(shown, '', null)
  expect(sent).toEqual([
    { ...shown, form: newForm, name: 'renamed' },
    { ...shown, form: newForm, name: 'renamed', folder: '', position: 1 },
  ])
})

test('a list that was read before a query was saved does not take it back', async () => {
  const stored = new Map(kept.map((one) => [one.id, one]))
  const { store, whileListed } = await openShared(stored)
  const [shown] = store.requests
  if (!shown) throw new Error('The test needs a query')
  whileListed(() => store.save({ ...shown, form: newForm }))
  await store.load()
  expect(store.requests.find(({ id }) => id === shown.id)?.form).toEqual(newForm)
})

test('while many queries are saved the list is not read again; afterwards it is, once', async () => {
  let [version, listed] = [0, 0]
  const page = openPage(useWorkspaceStore, {
    host: async (path) => {
      if (path === '/api/saved/many') {
        version += 1
        await page.opened.loadChanges()
        return Response.json(null)
      }
      listed += path === '/api/saved' ? 1 : 0
      return Response.json({ requests: [], unreadable: [], folders: [], version })
    },
  })
  onTestFinished(page.close)
  await page.opened.load()
  const many = Array.from({ length: 250 }, (_, at) => saved(String(at), 'Many', at))
  expect(await page.opened.addMany(many, () => true)).toBe(null)
  expect([version, listed]).toEqual([3, 1])
  await page.opened.loadChanges()
  await page.opened.loadChanges()
  expect(listed).toBe(2)
})
