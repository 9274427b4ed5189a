import { startServer } from '../../support/start-server.ts'

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
  const server = await startServer((request, response) => {
    api.requests += 1
    request.resume()
    response.setHeader('content-type', 'application/json').end(api.body)
  })
  const api: ChangingApi = {
    address: server.baseUrl,
    body,
    requests: 0,
    close: server.close,
  }
  return api
}

/** An answer with these items, each written as JSON. */
export const responseOf = (items: readonly string[], total = items.length): string =>
  `{"@graph":[${items.join(',')}],"meta":{"total":${total}},"links":{}}`
