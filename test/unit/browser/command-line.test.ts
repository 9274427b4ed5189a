import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommandLine } from '#browser/command-line.ts'
import { err, ok } from '#core/result.ts'

const usual = {
  port: 0,
  opening: 'window',
  opened: null,
  dataDir: null,
  secrets: 'keyring',
  idleMs: null,
}

test('without arguments everything is as usual', () => {
  expect(readCommandLine([], {})).toEqual(ok(usual))
})

test('the documented arguments are understood', () => {
  const args = ['--browser', '--no-open', '--port', '4711', '--data-dir', 'some/folder']
  expect(readCommandLine(args, { ENDPOINT_EXPLORER_SECRETS: 'memory' })).toEqual(
    ok({
      ...usual,
      port: 4711,
      opening: 'none',
      dataDir: resolve('some/folder'),
      secrets: 'memory',
    }),
  )
})

test('the data folder of the environment counts where no argument names one', () => {
  const environment = { ENDPOINT_EXPLORER_DATA_DIR: '/from/environment' }
  expect([
    readCommandLine([], environment),
    readCommandLine(['--data-dir', '/from/argument'], environment),
  ]).toEqual([
    ok({ ...usual, dataDir: resolve('/from/environment') }),
    ok({ ...usual, dataDir: resolve('/from/argument') }),
  ])
})

test('minutes of idleness may be broken', () => {
  expect(readCommandLine(['--idle-minutes', '0.5'], {})).toEqual(ok({ ...usual, idleMs: 30_000 }))
})

test.each([
  [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000".'],
  [['--port', '80a'], '--port must be a whole number from 0 to 65535, not "80a".'],
  [['--idle-minutes', '0'], '--idle-minutes must be a number above 0 and at most 35000, not "0".'],
  // Node would take it for a millisecond.
  [
    ['--idle-minutes', '36000'],
    '--idle-minutes must be a number above 0 and at most 35000, not "36000".',
  ],
  [
    ['--idle-minutes', 'Infinity'],
    '--idle-minutes must be a number above 0 and at most 35000, not "Infinity".',
  ],
])('%j is refused with a sentence', (args, sentence) => {
  expect(readCommandLine(args, {})).toEqual(err(sentence))
})

test('a link or a file may stand among the options', () => {
  expect([
    readCommandLine(['--tab', 'endpoint-explorer:v1/x'], {}),
    readCommandLine(['events.endpoint.json'], {}),
  ]).toEqual([
    ok({ ...usual, opening: 'tab', opened: 'endpoint-explorer:v1/x' }),
    ok({ ...usual, opened: 'events.endpoint.json' }),
  ])
})

test('anything else is refused, so that a forgotten dash does not go unseen', () => {
  expect(readCommandLine(['no-open'], {})).toEqual(
    err(
      '"no-open" is neither a link of the app, nor a file that ends with .endpoint.json, nor a folder with an endpoint-explorer.yaml.',
    ),
  )
})

test('a second thing to open is refused, not dropped', () => {
  expect(readCommandLine(['one.endpoint.json', 'two.endpoint.json'], {})).toEqual(
    err('Only one link, file or folder can be opened at a time, not also "two.endpoint.json".'),
  )
})

test('an unknown option is named', () => {
  expect(readCommandLine(['--prot', '1'], {})).toEqual(
    err(expect.stringContaining("Unknown option '--prot'")),
  )
})
