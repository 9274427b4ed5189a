import type { BuiltInInstance, Connection, ConnectionView } from '#core/connection/connection.ts'
import type { ExchangeProblem } from '#core/exchange/outcome.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { SampleAccess } from '#host/platform/platform.ts'
import type { TokenProblem, Vault } from '#host/vault/vault.ts'
import type { ConnectionStore } from './connection-store.ts'

/** A connection with its current URL and its token, for sending. */
export interface OpenConnection {
  connection: Connection
  /** null if the connection has no token. */
  token: string | null
}

/** Why nothing can be sent by a connection. */
type OpenProblem = Extract<ExchangeProblem, { kind: 'unknown-connection' | 'token-unavailable' }>

/** Combines a connection with its token and, for built-in connections, with the sample server. */
export interface ConnectionAccess {
  /** For the page: contains no token, asks no keyring and starts no sample server. */
  describe(connection: Connection): Promise<ConnectionView>
  /** For a built-in connection, starts the sample server and updates the connection's URL. */
  prepare(connection: Connection): Promise<Connection>
  /** For sending. Reads the token, so it may ask the system keyring. */
  open(id: string): Promise<Result<OpenConnection, OpenProblem>>
  /**
   * The stored token of a connection, for a URL that may not be saved yet; null if it has none. Fails for a
   * token of another origin.
   */
  openToken(connection: Connection, baseUrl: string): Promise<Result<string | null, TokenProblem>>
}

export function createConnectionAccess(deps: {
  connections: ConnectionStore
  vault: Vault
  startSample: (instance: BuiltInInstance) => Promise<SampleAccess>
}): ConnectionAccess {
  const { connections, vault } = deps
  const running = new Set<BuiltInInstance>()

  async function startSample(builtIn: BuiltInInstance): Promise<SampleAccess> {
    const started = await deps.startSample(builtIn)
    running.add(builtIn)
    return started
  }

  async function prepare(connection: Connection): Promise<Connection> {
    if (connection.builtIn === null) return connection
    const { baseUrl } = await startSample(connection.builtIn)
    if (baseUrl === connection.baseUrl) return connection
    // Saved, so that a copied URL stays valid as long as the port is free.
    await connections.change(connection.id, (current) => ({ ...current, baseUrl }))
    return { ...connection, baseUrl }
  }

  async function openToken(
    connection: Connection,
    baseUrl: string,
  ): Promise<Result<string | null, TokenProblem>> {
    if (connection.builtIn !== null) return ok((await startSample(connection.builtIn)).token)
    const found = await vault.openToken(connection.id, new URL(baseUrl).origin)
    if (found.kind === 'token') return ok(found.token)
    return found.kind === 'none' ? ok(null) : err(found)
  }

  return {
    async describe(connection) {
      if (connection.builtIn !== null)
        return {
          ...connection,
          token: { kind: 'sample', isRunning: running.has(connection.builtIn) },
        }
      const { origin } = new URL(connection.baseUrl)
      return { ...connection, token: await vault.describe(connection.id, origin) }
    },
    prepare,
    async open(id) {
      const stored = await connections.find(id)
      if (stored === null) return err({ kind: 'unknown-connection', connectionId: id })
      const connection = await prepare(stored)
      const token = await openToken(connection, connection.baseUrl)
      return token.ok
        ? ok({ connection, token: token.value })
        : err({ kind: 'token-unavailable', state: token.error.kind })
    },
    openToken,
  }
}
