import { Agent, request } from 'node:http'

/** Sends a request with exactly the given target; resolves when the answer is complete. */
export function createRawSender(baseUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(baseUrl)
  return {
    send: (method: string, target: string, body: string | null) =>
      new Promise<void>((resolve, reject) => {
        const headers = body === null ? {} : { 'content-type': 'application/json' }
        request({ agent, hostname, port, method, path: target, headers }, (response) => {
          response.resume()
          response.on('end', () => {
            resolve()
          })
        })
          .on('error', reject)
          .end(body ?? undefined)
      }),
    close: () => {
      agent.destroy()
    },
  }
}
