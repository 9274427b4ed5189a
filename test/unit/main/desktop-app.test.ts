import { afterEach, expect, test, vi } from 'vitest'
import { createEvent } from '../../support/electron-double/event.ts'

const { argv } = process

afterEach(() => {
  process.argv = argv
})

/** Runs the app's main file as Electron does, until it waits for Electron to be ready. */
async function start({
  typed = [],
  isPackaged = false,
}: {
  typed?: string[]
  isPackaged?: boolean
}) {
  process.argv = ['electron', '.', ...typed]
  vi.resetModules()
  const { electronDouble: fresh } = await import('../../support/electron-double/main.ts')
  fresh.life.app.isPackaged = isPackaged
  await import('../../../electron/main/desktop-app.ts')
  return fresh.life
}

test.each([
  [[], true],
  [['--no-sandbox'], false],
])('with %j the sandbox of all processes: %s', async (typed, isEnabled) => {
  expect((await start({ typed })).sandbox.enabled).toBe(isEnabled)
})

test.each([
  ['packaged', true, ['endpoint-explorer']],
  ['from the sources', false, []],
])('the app %s takes over links: %s', async (_, isPackaged, schemes) => {
  expect((await start({ isPackaged })).protocols).toEqual(schemes)
})

test('a server that asks for a certificate of the person gets none', async () => {
  const { app } = await start({})
  const event = createEvent({})
  const chosen: unknown[][] = []
  const choose = (...certificate: unknown[]) => chosen.push(certificate)
  app.emit('select-client-certificate', event, {}, 'https://api.example', [{}], choose)
  expect([event.defaultPrevented, chosen]).toEqual([true, [[]]])
})
