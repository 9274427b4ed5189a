import { expect, test } from 'vitest'
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
