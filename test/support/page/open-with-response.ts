import { expect } from 'vitest'
import type { VNode } from 'vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import type { QueryForm } from '#core/query/form.ts'
import { connectionsResponse, viewConnection } from './connections-response.ts'
import { openPage } from './open-page.ts'
import type { Serve } from './serve-exchanges.ts'
import { until } from './until.ts'

/** A host that knows one connection, and no chosen columns. */
const hostOf = (view: ConnectionView, endpoints: readonly object[]) => (path: string) => {
  if (path === '/api/connections') return connectionsResponse([view])
  if (path.startsWith('/api/endpoints/')) return Response.json({ endpoints })
  return Response.json(path === '/api/grid-layouts' ? { layout: null } : view)
}

/** A page that shows something of a query to one instance, once that has its whole response. */
export async function openWithResponse(options: {
  query: Partial<QueryForm>
  /** A body typed by hand in place of the form. */
  rawBody?: string
  /** What the instance is known to be. */
  server?: ConnectionView['server']
  /** What is noted of the instance's endpoints. */
  endpoints?: readonly object[]
  serve: Serve
  show: () => VNode
}) {
  const view = viewConnection({ id: 'one', ...(options.server && { server: options.server }) })
  const page = openPage(
    () => ({
      connections: useConnectionsStore(),
      query: useQueryStore(),
      responses: useResponseStore(),
    }),
    { host: hostOf(view, options.endpoints ?? []), serve: options.serve },
    options.show,
  )
  const { connections, query, responses } = page.opened
  await connections.load('one')
  query.change(options.query)
  query.rawBody = options.rawBody ?? null
  const plan = await until(() => {
    if (!query.plan) throw new Error('The query cannot be sent')
    return query.plan
  })
  const { plannedForm: form, conventions } = query
  responses.send({
    id: crypto.randomUUID(),
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: view.id,
    baseUrl: view.baseUrl,
    conventions,
    form,
    plan,
    query: { form, plan },
    purpose: { kind: 'send' },
  })
  await until(() => {
    expect(responses.response?.end).toBeTruthy()
  })
  return { query, use: page.use, close: page.close }
}
