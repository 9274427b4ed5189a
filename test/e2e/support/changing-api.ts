import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A content API of one endpoint, `things`, whose answer a test changes between two requests. */
export interface ChangingApi {
  address: string
  /** The whole body of the next answers. */
  body: string
  /** How many requests have come. */
  requests: number
  close(): Promise<void>
}

export async function startChangingApi(body: string): Promise<ChangingApi> {
  const server = createServer((request, response) => {
    api.requests += 1
    request.resume()
    response.setHeader('content-type', 'application/json').end(api.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const api: ChangingApi = {
    address: `http://127.0.0.1:${port}`,
    body,
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
  return api
}

/** An answer with these items, each written as JSON. */
export const answerOf = (items: readonly string[], total = items.length): string =>
  `{"@graph":[${items.join(',')}],"meta":{"total":${total}},"links":{}}`
