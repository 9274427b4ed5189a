import { expect, test } from 'vitest'
import { useEndpointEdit } from '#app/features/endpoints/use-endpoint-edit.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import type { EndpointFields } from '#core/workspace/saved-endpoint.ts'
import { blankEndpoint } from '#core/workspace/endpoint-edit.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { until } from '../../support/page/until.ts'

const one = viewConnection({ id: 'one' })
const refusal = { kind: 'disk-full', code: 'ENOSPC' }

/** The edits of a connection with two endpoints, whose host saves one when a test says so. */
async function open() {
  let kept: EndpointFields[] = [
    { ...blankEndpoint, name: 'places', label: 'Places' },
    { ...blankEndpoint, name: 'tours' },
  ]
  const waiting: ((isKept: boolean) => void)[] = []
  const listing = () => ({
    endpoints: kept.map((one) => ({ ...one, connectionId: 'one', usedAt: '' })),
  })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      store: useEndpointsStore(),
      endpointEdit: useEndpointEdit(),
    }),
    {
      host(path, body) {
        if (path === '/api/connections') return connectionsResponse([one])
        if (path !== '/api/endpoints/one') return Response.json(one)
        if (body === null) return Response.json(listing())
        const { replaced, ...fields } = body as EndpointFields & { replaced: string | null }
        return new Promise((resolve) => {
          waiting.push((isKept) => {
            if (isKept) kept = [...kept.filter(({ name }) => name !== replaced), fields]
            resolve(isKept ? Response.json(listing()) : Response.json(refusal, { status: 507 }))
          })
        })
      },
    },
  )
  await page.opened.connections.load(null)
  const { endpointEdit, store } = page.opened
  await expect
    .poll(() => endpointEdit.edit.value?.fields)
    .toMatchObject({ name: 'places', label: 'Places' })
  return {
    endpointEdit,
    close: page.close,
    kept: () => store.endpoints.map(({ name, label }) => `${name} ${label}`.trim()),
    at: () => ({ ...endpointEdit.edit.value?.fields }),
    async choose(name: string) {
      const endpoint = store.endpoints.find((each) => each.name === name)
      if (!endpoint) throw new Error(`${name} is not kept`)
      return endpointEdit.choose(endpoint)
    },
    /** Answers the save that has waited longest, once there is one. */
    async answer(isKept: boolean) {
      const next = await until(() => {
        const [first] = waiting.splice(0, 1)
        if (!first) throw new Error('Nothing is being saved')
        return first
      })
      next(isKept)
    },
  }
}

test('another takes the place once all is saved, also what was typed during the save', async () => {
  const { endpointEdit, at, kept, choose, answer, close } = await open()
  endpointEdit.change({ label: ' Sights ' })
  const isDone = choose('tours')
  expect(at()).toMatchObject({ name: 'places', label: ' Sights ' })
  endpointEdit.change({ label: 'Walks' })
  await answer(true)
  await answer(true)
  expect(await isDone).toBe(true)
  expect(kept()).toEqual(['tours', 'places Walks'])
  expect(at()).toMatchObject({ name: 'tours' })
  close()
})

test('what is refused stays as it was typed, and is told', async () => {
  const { endpointEdit, at, choose, answer, close } = await open()
  endpointEdit.change({ label: 'Sights' })
  const isDone = choose('tours')
  endpointEdit.change({ remark: 'for the map' })
  await answer(false)
  expect(await isDone).toBe(false)
  expect(at()).toMatchObject({ name: 'places', label: 'Sights', remark: 'for the map' })
  expect(endpointEdit.refusal.value).toEqual(refusal)
  close()
})

test('what is typed while the endpoint itself is being saved stays, under its new name', async () => {
  const { endpointEdit, at, answer, close } = await open()
  endpointEdit.change({ name: 'sights' })
  const isDone = endpointEdit.commit()
  endpointEdit.change({ remark: 'for the map' })
  await answer(true)
  expect(await isDone).toBe(true)
  expect(endpointEdit.edit.value?.savedName).toBe('sights')
  expect(at()).toMatchObject({ name: 'sights', remark: 'for the map' })
  expect(endpointEdit.isChanged.value).toBe(true)
  close()
})

test('one endpoint is saved once, however often it is left', async () => {
  const { endpointEdit, kept, answer, close } = await open()
  await endpointEdit.begin(() => undefined)
  endpointEdit.change({ name: 'news' })
  const both = [endpointEdit.commit(), endpointEdit.commit()]
  await answer(true)
  expect(await Promise.all(both)).toEqual([true, true])
  expect(kept()).toEqual(['places Places', 'tours', 'news'])
  close()
})

test('what cannot be saved is told, and thrown away only by leaving once more as it is', async () => {
  const { endpointEdit, close } = await open()
  endpointEdit.change({ name: 'a/b' })
  expect(await endpointEdit.leave()).toBe(false)
  expect(endpointEdit.isWarned.value).toBe(true)
  endpointEdit.change({ name: 'a/c' })
  expect(endpointEdit.isWarned.value).toBe(false)
  expect(await endpointEdit.leave()).toBe(false)
  expect(await endpointEdit.leave()).toBe(true)
  close()
})

test('a new one keeps its place until its names can be saved', async () => {
  const { endpointEdit, at, choose, answer, close } = await open()
  await endpointEdit.begin(() => undefined)
  endpointEdit.change({ label: 'News' })
  expect(await choose('tours')).toBe(false)
  expect(at()).toMatchObject({ name: '', label: 'News' })
  endpointEdit.change({ name: 'news' })
  const isDone = choose('tours')
  await answer(true)
  expect(await isDone).toBe(true)
  expect(at()).toMatchObject({ name: 'tours' })
  close()
})
