import { expect, test } from 'vitest'
import { findWindowProgram } from '#browser/run-browser-shell.ts'

test.each([
  ['linux', { PATH: '/bin:relative:/opt/bin' }, '/opt/bin/google-chrome'],
  ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  [
    'win32',
    { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
] as const)('on %s a browser that can show a window is found', (platform, environment, path) => {
  expect(findWindowProgram(platform, environment, (requested) => requested === path)).toBe(path)
})

test('where none is installed there is none, and nothing is looked for in a relative folder', () => {
  const requested: string[] = []
  const exists = (path: string) => {
    requested.push(path)
    return false
  }
  expect(findWindowProgram('linux', { PATH: 'here:/bin' }, exists)).toBeNull()
  expect(requested.every((path) => path.startsWith('/bin/'))).toBe(true)
})
