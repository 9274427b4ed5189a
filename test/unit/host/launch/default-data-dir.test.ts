import { expect, test } from 'vitest'
import { defaultDataDir } from '#host/launch/data-dir.ts'

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
