import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startAttackedServer, type AttackedServer } from './support/attacked-server.ts'

const executablePath = process.env.CHROMIUM_PATH ?? ''

let server: AttackedServer
let evil: { origin: string; close: () => void }
let browser: Browser
let context: BrowserContext

// A person has the app open; another program of the same computer serves a page on another port, and
// the same browser shows it. Cookies ignore ports, so that page's requests carry the app's cookie.
beforeAll(async () => {
  server = await startAttackedServer()
  evil = await startEvilServer()
  browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--host-resolver-rules=MAP rebind.example 127.0.0.1'],
  })
  context = await browser.newContext()
  await openApp(context)
})

afterAll(async () => {
  await browser.close()
  evil.close()
  await server.stop()
})

async function startEvilServer() {
  const evilServer = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>evil</title>')
  })
  await new Promise<void>((resolve) => evilServer.listen(0, '127.0.0.1', resolve))
  const { port } = evilServer.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      evilServer.close().closeAllConnections()
    },
  }
}

async function openApp(target: BrowserContext) {
  const page = await target.newPage()
  await page.goto(`${server.origin}/`)
  const status = await page.evaluate(async (token) => {
    const answer = await fetch('/api/launch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    return answer.status
  }, server.launchToken)
  expect(status).toBe(200)
}

interface Attempt {
  status: number
  withCookie: boolean
}

/** Lets the evil page do something, and tells what the server answered to the first request that reached it. */
async function attack(act: (page: Page) => Promise<unknown>): Promise<Attempt> {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  await page.goto(evil.origin)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  // These two events tell of the real request and answer, also where the browser keeps them from the page.
  const sentToServer = new Map<string, { withCookie: boolean }>()
  devtools.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (headers.Host === server.address)
      sentToServer.set(requestId, {
        withCookie: headers.Cookie?.includes('endpoint-explorer-') ?? false,
      })
  })
  const answered = new Promise<Attempt>((resolve) => {
    devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      const sent = sentToServer.get(requestId)
      if (sent) resolve({ status: statusCode, ...sent })
    })
  })
  await act(page)
  return answered
}

const api = () => `${server.origin}/api/connections`

test('row 24: fetch from another port carries the cookie and is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      void fetch(url, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
    }, api()),
  )
  expect(attempt).toEqual({ status: 403, withCookie: true })
})

test('row 24: a POST from another port that needs no preflight is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      const init = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' } as const
      void fetch(url, init).catch(() => undefined)
    }, api()),
  )
  expect(attempt).toEqual({ status: 403, withCookie: true })
})

test('row 24: the preflight of a POST with JSON is answered 405', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      const headers = { 'content-type': 'application/json', 'x-app-token': 'guess' }
      void fetch(url, { method: 'POST', credentials: 'include', headers, body: '{}' }).catch(
        () => undefined,
      )
    }, api()),
  )
  expect(attempt.status).toBe(405)
})

test('row 24: an EventSource from another port is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      new EventSource(url, { withCredentials: true })
    }, api()),
  )
  expect(attempt).toEqual({ status: 403, withCookie: true })
})

test('row 24: data as a script from another port is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      document.head.append(Object.assign(document.createElement('script'), { src: url }))
    }, api()),
  )
  expect(attempt).toEqual({ status: 403, withCookie: true })
})

test('row 24: the page in a frame of another port is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: url }))
    }, `${server.origin}/`),
  )
  expect(attempt.status).toBe(403)
})

test('row 24: a form from another port is answered 403', async () => {
  const attempt = await attack((page) =>
    page.evaluate((url) => {
      const form = Object.assign(document.createElement('form'), { action: url, method: 'post' })
      document.body.append(form)
      form.submit()
    }, api()),
  )
  expect(attempt.status).toBe(403)
})

test('row 24: a WebSocket from another port does not open', async () => {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  await page.goto(evil.origin)
  const outcome = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url)
        socket.onopen = () => {
          resolve('open')
        }
        socket.onerror = () => {
          resolve('refused')
        }
      }),
    api().replace('http:', 'ws:'),
  )
  expect(outcome).toBe('refused')
})

test.each(['rebind.example', 'localhost', '0.0.0.0'])(
  'row 24: the app under the name %s is answered 421 or not reached at all',
  async (name) => {
    const page = await context.newPage()
    onTestFinished(() => page.close())
    const status = await page
      .goto(`http://${name}:${server.port}/`)
      .then((answer) => answer?.status() ?? null)
      // Browsers may refuse the address by themselves.
      .catch(() => null)
    expect([421, null]).toContain(status)
  },
)

test('row 24: a rebound name reaches the server and is answered 421', async () => {
  const page = await context.newPage()
  onTestFinished(() => page.close())
  const answer = await page.goto(`http://rebind.example:${server.port}/`)
  expect(answer?.status()).toBe(421)
})
