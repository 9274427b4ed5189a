import type { BuiltInInstance, ConnectionDraft } from '#core/connection/connection.ts'
import type { Host } from '#host/create-host.ts'

/** The connection in use when the page opens: a built-in one, or one that is added first. */
export type ConnectionInUse =
  | BuiltInInstance
  | (Partial<ConnectionDraft> & { baseUrl: string; token?: string })

/** Has a connection in use before the page is opened, by the routes that the page would ask; gives its ID. */
export async function putInUse(host: Host, connection: ConnectionInUse): Promise<string> {
  const id = typeof connection === 'string' ? connection : await add(host, connection)
  await postOk(host, `/api/connections/${id}/use`, {})
  return id
}

async function add(host: Host, connection: Exclude<ConnectionInUse, string>): Promise<string> {
  const { token, name = 'Server', ...draft } = connection
  const { id } = (await postOk(host, '/api/connections', { name, ...draft })) as { id: string }
  if (token !== undefined) await postOk(host, `/api/connections/${id}/token`, { token })
  return id
}

/** Asks the host as the page does. Throws where it refuses. */
export async function postOk(host: Host, path: string, json: object): Promise<unknown> {
  const answer = await host.fetch(
    new Request(`http://page.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }),
  )
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
