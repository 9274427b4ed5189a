import { connection, type Connection, type ConnectionView } from '#core/connection/connection.ts'

/** A connection without a token as the page sees it, made of what a test says about it. */
export function viewConnection(own: { id: string } & Partial<Connection>): ConnectionView {
  return {
    ...connection.parse({ name: own.id, baseUrl: `https://${own.id}.example`, ...own }),
    token: { kind: 'none' },
  }
}

/** What a host responds when it is asked for its connections (`/api/connections`), the one used last first in `recent`. */
export const connectionsResponse = (
  connections: readonly ConnectionView[],
  recent: readonly string[] = [],
): Response =>
  Response.json({
    connections,
    recent,
    document: { kind: 'ready' },
    repairs: [],
    offersCoreSample: false,
  })
