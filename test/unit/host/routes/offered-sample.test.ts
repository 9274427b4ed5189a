import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openHost } from './open-host.ts'

const version1 = fileURLToPath(new URL('../../../fixtures/version-1', import.meta.url))

const listed = z.object({
  connections: z.array(z.looseObject({ id: z.string() })),
  offersCoreSample: z.boolean(),
})

/** A host whose data folder began before the sample instance like dataCycle CORE was there, or a fresh one. */
async function open(began: 'before' | 'now') {
  const host = await openHost({
    fill: async (dataDir) => {
      if (began === 'before') await cp(version1, dataDir, { recursive: true })
    },
  })
  const look = async () => {
    const { connections, offersCoreSample } = listed.parse(
      (await host.ask('/api/connections')).body,
    )
    return { ids: connections.map(({ id }) => id), offersCoreSample }
  }
  const settle = (isWanted: boolean) => host.post('/api/connections/offered-sample', { isWanted })
  return { ...host, look, settle }
}

test('whoever began before is offered the second sample instance once, and takes it', async () => {
  const { look, settle, post } = await open('before')
  const { ids: others } = await look()
  expect(others).toHaveLength(5)
  expect(await look()).toEqual({ ids: others, offersCoreSample: true })
  expect((await settle(true)).body).toMatchObject({
    added: { id: 'core-sample', builtIn: 'core-sample', token: { kind: 'sample' } },
  })
  expect(await look()).toEqual({ ids: [...others, 'core-sample'], offersCoreSample: false })
  await post('/api/connections/core-sample/remove', {})
  expect(await look()).toEqual({ ids: others, offersCoreSample: false })
})

test('a no is remembered', async () => {
  const { look, settle } = await open('before')
  const { ids: others } = await look()
  expect((await settle(false)).body).toEqual({ added: null })
  expect(await look()).toEqual({ ids: others, offersCoreSample: false })
})

test('a sample’s address counts once the app has started it', async () => {
  const { ask, post } = await open('now')
  const running = z.object({
    connections: z.array(z.object({ id: z.string(), token: z.object({ isRunning: z.boolean() }) })),
  })
  const look = async () =>
    running
      .parse((await ask('/api/connections')).body)
      .connections.map(({ id, token }) => [id, token.isRunning])
  expect(await look()).toEqual([
    ['sample', false],
    ['core-sample', false],
  ])
  await post('/api/connections/core-sample/use', {})
  expect(await look()).toEqual([
    ['sample', false],
    ['core-sample', true],
  ])
})

test('whoever begins now has it, and is not offered it after removing it', async () => {
  const { look, post } = await open('now')
  expect(await look()).toEqual({ ids: ['sample', 'core-sample'], offersCoreSample: false })
  await post('/api/connections/core-sample/remove', {})
  expect(await look()).toEqual({ ids: ['sample'], offersCoreSample: false })
})
