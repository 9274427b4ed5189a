import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { launchPath } from '#browser/guards.ts'
import { startBrowserShell, type BrowserShellOptions } from '#browser/start-browser-shell.ts'
import { securityHeaders } from '#host/security-headers.ts'

async function open(options: Partial<BrowserShellOptions> = {}) {
  const shell = await startBrowserShell({
    port: 0,
    now: () => 0,
    idleMs: null,
    host: { fetch: (request) => Promise.resolve(new Response(`saw ${request.url}`)) },
    ...options,
  })
  onTestFinished(() => shell.close())
  return shell
}

/** A host that has only `/api/stream`. */
const streaming = (answer: (request: Request) => ReadableStream<Uint8Array>) => ({
  fetch: (request: Request) =>
    Promise.resolve(
      request.url.endsWith('/api/stream')
        ? new Response(answer(request))
        : new Response(null, { status: 404 }),
    ),
})

const launchTokenOf = (url: string) => new URL(url).hash.slice('#launch='.length)

const postJson = (origin: string, path: string, body: unknown, headers = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })

/** Opens the app as a page does; the answer holds the headers of its later requests. */
async function launch(shell: { origin: string; createLaunchUrl: (opened: null) => string }) {
  const token = launchTokenOf(shell.createLaunchUrl(null))
  const answer = await postJson(shell.origin, launchPath, { token })
  const { appToken } = (await answer.json()) as { appToken: string }
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return { cookie, 'x-app-token': appToken }
}

test('the page is served to everyone, its data after a launch only', async () => {
  const shell = await open()
  const before = await fetch(`${shell.origin}/api/connections`)
  const page = await fetch(`${shell.origin}/`)
  const headers = await launch(shell)
  const after = await fetch(`${shell.origin}/api/connections?a=%5B1%5D`, { headers })

  expect([before.status, page.status, after.status]).toEqual([401, 200, 200])
  expect(await after.text()).toBe(`saw ${shell.origin}/api/connections?a=%5B1%5D`)
})

test('a launch is answered with what the page asks first, without what failed', async () => {
  const shell = await open({
    host: {
      fetch: ({ url }) =>
        Promise.resolve(new Response(url, { status: url.endsWith('/tabs') ? 500 : 200 })),
    },
  })
  const token = launchTokenOf(shell.createLaunchUrl(null))
  const response = await postJson(shell.origin, launchPath, { token })
  expect(await response.json()).toEqual({
    appToken: expect.any(String) as string,
    opened: null,
    first: {
      '/api/settings': `${shell.origin}/api/settings`,
      '/api/connections': `${shell.origin}/api/connections`,
    },
  })
})

test('the body of a POST reaches the host as it was sent', async () => {
  const shell = await open({
    host: { fetch: async (request) => new Response(await request.arrayBuffer()) },
  })
  const answer = await postJson(shell.origin, '/api/echo', { text: 'größe €' }, await launch(shell))
  expect(await answer.json()).toEqual({ text: 'größe €' })
})

test('an answer of the host streams: its first part arrives before its end is known', async () => {
  let finish: () => void = () => undefined
  const shell = await open({
    host: streaming(
      () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('head\n'))
            finish = () => {
              controller.enqueue(new TextEncoder().encode('tail'))
              controller.close()
            }
          },
        }),
    ),
  })
  const answer = await fetch(`${shell.origin}/api/stream`, { headers: await launch(shell) })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()
  finish()
  const second = await reader?.read()
  expect([first?.value, second?.value]).toEqual(['head\n', 'tail'])
})

test('a page that goes away cancels the body of its answer and aborts its request', async () => {
  const events: string[] = []
  let told: () => void = () => undefined
  const both = new Promise<void>((resolve) => (told = resolve))
  const note = (event: string) => {
    events.push(event)
    if (events.length === 2) told()
  }
  const shell = await open({
    host: streaming((request) => {
      request.signal.addEventListener('abort', () => {
        note('aborted')
      })
      return new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(1))
        },
        cancel: () => {
          note('cancelled')
        },
      })
    }),
  })
  const leaving = new AbortController()
  const headers = await launch(shell)
  const answer = await fetch(`${shell.origin}/api/stream`, { headers, signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  await both
  expect(events.toSorted()).toEqual(['aborted', 'cancelled'])
})

test('a host that fails is an answer with the security headers too', async () => {
  const shell = await open({ host: { fetch: () => Promise.reject(new Error('broken')) } })
  const answer = await fetch(`${shell.origin}/`)
  expect(answer.status).toBe(500)
  expect(securityHeaders.map(([name]) => [name, answer.headers.get(name)])).toEqual(securityHeaders)
})

test('a taken port is an error with its code', async () => {
  const shell = await open()
  const port = Number(new URL(shell.origin).port)
  await expect(open({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('closing drops connections that are still open', async () => {
  const shell = await open({ host: { fetch: () => new Promise(() => undefined) } })
  const socket = connect(Number(new URL(shell.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(shell.origin).host}\r\n\r\n`)
  socket.resume()
  const dropped = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
  await shell.close()
  await dropped
})

test('an idle shell closes itself where that was asked for', async () => {
  const shell = await open({ idleMs: 1 })
  await shell.closed
  await expect(fetch(shell.origin)).rejects.toThrow('fetch failed')
})
