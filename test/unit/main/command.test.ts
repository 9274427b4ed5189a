import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '#cli/words/en.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const { argv } = process

let [out, error] = ['', '']
let codes: (string | number | null | undefined)[] = []
let exited = Promise.resolve()
beforeEach(() => {
  ;[out, error, codes] = ['', '', []]
  vi.stubEnv('LC_ALL', 'C')
  exited = new Promise((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      codes.push(code)
      resolve()
      throw new Error('The program has ended.')
    })
  })
  const take = (add: (text: string) => void) => (text: unknown, then?: unknown) => {
    add(String(text))
    if (typeof then === 'function') Reflect.apply(then, undefined, [])
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(take((text) => (out += text)))
  vi.spyOn(process.stderr, 'write').mockImplementation(take((text) => (error += text)))
})
afterEach(() => {
  process.argv = argv
  process.removeAllListeners('uncaughtException')
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/**
 * Runs the main file as Electron does from the sources: its folder stands before what was typed. Resolves to how often
 * each thing was begun that only the app begins.
 */
async function start(...typed: readonly string[]) {
  process.argv = ['electron', '.', ...typed]
  vi.resetModules()
  const { electronDouble } = await import('../../support/electron-double/main.ts')
  const { app, protocol } = electronDouble.module
  const begun = {
    lock: vi.spyOn(app, 'requestSingleInstanceLock').mockReturnValue(false),
    quit: vi.spyOn(app, 'quit').mockReturnValue(),
    folder: vi.spyOn(app, 'setPath'),
    scheme: vi.spyOn(protocol, 'registerSchemesAsPrivileged'),
    ready: vi.spyOn(app, 'whenReady'),
  }
  // What ends the program never comes back.
  await Promise.race([import('../../../electron/main/index.ts'), exited])
  return Object.fromEntries(
    Object.entries(begun).map(([name, { mock }]) => [name, mock.calls.length]),
  )
}

const nothing = { lock: 0, quit: 0, folder: 0, scheme: 0, ready: 0 }

test.each([
  [['--help'], 0, en.usage.program],
  [['--version'], 0, `${packageJson.version}\n`],
  [['check', '--help'], 0, en.usage.sending],
  [
    ['--no-sandbox', '--ozone-platform=headless', '--disable-gpu', 'help', 'compare'],
    0,
    en.usage.compare,
  ],
])('%j ends with %i before anything of the app has begun', async (typed, code, told) => {
  expect(await start(...typed)).toEqual(nothing)
  expect({ out, error, codes }).toEqual({ out: told, error: '', codes: [code] })
})

test('a command that is used wrongly ends with its own code', async () => {
  expect(await start('check', 'requests.http')).toEqual(nothing)
  expect({ out, error, codes }).toEqual({
    out: '',
    error: `Name the server: --base-url URL, or --connection NAME.\n${en.usage.sending}`,
    codes: [3],
  })
})

test.each([[[]], [['--no-sandbox']], [['check.endpoint.json']], [['--data-dir', 'check']]])(
  '%j opens the app, here the second of its kind',
  async (typed) => {
    expect(await start(...typed)).toEqual({ lock: 1, quit: 1, folder: 1, scheme: 1, ready: 0 })
    expect({ out, error, codes }).toEqual({ out: '', error: '', codes: [] })
  },
)
