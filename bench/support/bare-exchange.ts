import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Set by `installBareExchange`: sends a request to a server through the app's host, without the app's page. */
    exchangeBare: (plan: object, purpose: object) => Promise<Response>
  }
}

/** Adds `window.exchangeBare` to a page of the app, for the connection that `openApp` adds. */
export async function installBareExchange(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      'x-app-token': sessionStorage.getItem('app-token') ?? '',
    }
    const { connections } = (await (await fetch('/api/connections', { headers })).json()) as {
      connections: { id: string; name: string }[]
    }
    const connectionId = connections.find(({ name }) => name === 'Bench')?.id
    window.exchangeBare = async (plan, purpose) => {
      const answer = await fetch('/api/exchange', {
        method: 'POST',
        headers,
        body: JSON.stringify({ id: crypto.randomUUID(), connectionId, plan, purpose }),
      })
      if (!answer.ok) throw new Error(`The bare exchange was refused: ${answer.status}`)
      return answer
    }
  })
}
