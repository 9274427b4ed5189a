import { expect, test } from 'vitest'
import { planTab, planWindow } from '#browser/run-browser-shell.ts'

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
