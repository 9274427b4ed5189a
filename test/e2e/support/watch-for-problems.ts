import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Keeps the pages of a context on this computer, and tells in one line each what no page may do: a request to
 * elsewhere, an uncaught error, an error on the console, a violation of the content security policy.
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
  await context.route(
    (url) => !isHere(url.href),
    (route) => route.abort('blockedbyclient'),
  )
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
