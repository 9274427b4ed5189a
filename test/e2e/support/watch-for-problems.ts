import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * The switch with which a Chromium finds no computer but this one, by name or by number.
 *
 * Playwright's routes could hold requests back too, but then each of them, every script of every page among them,
 * goes through the test's own process: a seventh of what a test costs.
 */
export const reachesOnlyHere =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/**
 * Tells in one line each what no page of a context may do: a request to elsewhere, an uncaught error, an error on
 * the console, a violation of the content security policy. That no such request arrives is left to the browser:
 * `reachesOnlyHere` starts one that knows no other computer.
 */
export async function watchForProblems(
  context: BrowserContext,
  note: (problem: string) => void,
): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content security policy: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  context.on('request', (request) => {
    if (!isHere(request.url())) note(`request to ${request.url()}`)
  })
  context.on('weberror', (error) => {
    note(`uncaught ${error.error().message}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !isApiStatus(message)) note(`console ${message.text()}`)
  })
}

function isHere(address: string): boolean {
  const url = new URL(address)
  return /^https?:$/.test(url.protocol)
    ? url.hostname === '127.0.0.1'
    : !/^wss?:$/.test(url.protocol)
}

/** Chromium logs every status from 400 on as an error, but for /api/ such a status is an answer like any other. */
function isApiStatus(message: ConsoleMessage): boolean {
  const { url } = message.location()
  return (
    message.text().startsWith('Failed to load resource: the server responded with a status of') &&
    URL.canParse(url) &&
    new URL(url).pathname.startsWith('/api/')
  )
}
