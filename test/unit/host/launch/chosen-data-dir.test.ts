import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chosenDataDir } from '#host/launch/data-dir.ts'

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
