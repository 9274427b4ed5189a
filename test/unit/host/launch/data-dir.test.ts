import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chosenDataDir, defaultDataDir } from '#host/launch/data-dir.ts'

test.each([
  ['nothing chosen', [], {}, null],
  ['the option with a space', ['.', '--data-dir', 'a'], {}, resolve('a')],
  ['the option with an equals sign', ['--data-dir=a'], {}, resolve('a')],
  ['the environment', [], { ENDPOINT_EXPLORER_DATA_DIR: 'b' }, resolve('b')],
  ['both: the option wins', ['--data-dir=a'], { ENDPOINT_EXPLORER_DATA_DIR: 'b' }, resolve('a')],
  ['an empty variable', [], { ENDPOINT_EXPLORER_DATA_DIR: '' }, null],
  ['the option without a folder', ['--data-dir'], {}, null],
  [
    "Chromium's own options beside it",
    ['--no-sandbox', '--lang=de', '--data-dir=a'],
    {},
    resolve('a'),
  ],
])('%s', (_, args, environment, folder) => {
  expect(chosenDataDir(args, environment)).toBe(folder)
})

test.each([
  ['linux', {}, '/home/ada', '/home/ada/.local/share/endpoint-explorer'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/endpoint-explorer'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada', '/home/ada/.local/share/endpoint-explorer'],
  ['darwin', {}, '/Users/ada', '/Users/ada/Library/Application Support/endpoint-explorer'],
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Users\\ada', 'C:\\Local\\endpoint-explorer'],
  ['win32', {}, 'C:\\ada', 'C:\\ada\\AppData\\Local\\endpoint-explorer'],
] as const)('on %s with %j in %s the data is in %s', (platform, environment, home, folder) => {
  expect(defaultDataDir(platform, environment, home)).toBe(folder)
})
