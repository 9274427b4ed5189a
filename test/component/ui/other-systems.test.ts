import { afterEach, expect, test, vi } from 'vitest'
import { stopWaiting, waitUntilIdle } from '#app/ui/when-idle.ts'
import { useExchangeProblemWords } from '#app/words/use-failure-words.ts'
import { openPage } from '../../support/page/open-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('in Safari, which knows no idle callback, idle work is done all the same', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  const done: string[] = []
  stopWaiting(waitUntilIdle(() => done.push('given up')))
  await new Promise<void>((resolve) => {
    waitUntilIdle(resolve)
  })
  expect(done).toEqual([])
})

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])(
  'in %s an unreachable server brings the permission of macOS to mind: %s',
  (userAgent, isSaid) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const { opened: describe, close } = openPage(useExchangeProblemWords, { language: 'en' })
    const { text } = describe({ kind: 'unreachable', host: '192.168.1.2' })
    close()
    expect(text.includes('System Settings › Privacy & Security › Local Network')).toBe(isSaid)
  },
)

test.each(['en', 'de'] as const)(
  'in %s, the login of a proxy is for HTTPS_PROXY in the browser alone, as the desktop app does not read it',
  (language) => {
    const { opened: describe, close } = openPage(useExchangeProblemWords, { language })
    const { text } = describe({ kind: 'proxy', proxy: 'proxy.example:3128', status: 407 })
    close()
    expect(text).toMatch(/browser.*HTTPS_PROXY.*desktop.app/i)
  },
)
