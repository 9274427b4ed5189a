import { expect, test } from 'vitest'
import { planTab, planWindow, findWindowProgram } from '#browser/open-in-browser.ts'

const url = 'file:///home/anna/data/launch/open.html?a&b'

test.each([
  ['linux', { command: 'xdg-open', args: [url] }],
  ['darwin', { command: 'open', args: [url] }],
  ['win32', { command: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', url] }],
] as const)('on %s the address is one argument, read by no shell', (platform, opening) => {
  expect(planTab(platform, url)).toEqual(opening)
})

test('a window of its own keeps the sandbox of its browser', () => {
  expect(planWindow('/usr/bin/chromium', url)).toEqual({
    command: '/usr/bin/chromium',
    args: [`--app=${url}`, '--no-first-run', '--no-default-browser-check'],
  })
})

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
