import { afterAll } from 'vitest'
import { startAttackedServer, type AttackedServer } from './attacked-server.ts'
import { send } from './send.ts'

/** What a page that was let in sends with every request. */
export interface PageSession {
  cookie: string
  appToken: string
}

/** Opens the app as its page does, with the launch token that the server printed. */
export async function openSession(server: AttackedServer): Promise<PageSession> {
  const answer = await send(server, null, {
    method: 'POST',
    target: '/api/launch',
    body: JSON.stringify({ token: server.launchToken }),
  })
  const { appToken } = JSON.parse(answer.body) as { appToken: string }
  return { cookie: answer.headers['set-cookie']?.split(';', 1)[0] ?? '', appToken }
}

/** A server for all tests of a file, with a session of its page. */
export async function attack(): Promise<{ server: AttackedServer; session: PageSession }> {
  const server = await startAttackedServer()
  afterAll(() => server.stop())
  return { server, session: await openSession(server) }
}
