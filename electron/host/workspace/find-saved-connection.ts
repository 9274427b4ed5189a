import { join } from 'node:path'
import type { Connection } from '#core/connection/connection.ts'
import { err, ok, type Result } from '#core/result.ts'
import { readDocument } from '#host/storage/document-text.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'
import { connectionRules, connectionsFileName } from './connection-store.ts'

/** Why there is no such connection. */
export type NoConnection =
  /** The data folder has no readable list of connections; `code` is the system's error code. */
  | { kind: 'no-file'; file: string; code: string }
  | { kind: 'unreadable'; file: string }
  | { kind: 'newer'; version: number }
  /** No connection has this name or ID; `names` lists all connections. */
  | { kind: 'unknown'; names: readonly string[] }
  /** Several connections have this name. */
  | { kind: 'ambiguous' }

/**
 * Finds a connection by name or ID in a data folder. Read-only: sets nothing aside and takes no lock, because
 * the folder may belong to another user.
 */
export async function findSavedConnection(
  dataDir: string,
  name: string,
): Promise<Result<Connection, NoConnection>> {
  const file = join(dataDir, connectionsFileName)
  let bytes: Uint8Array
  try {
    bytes = await readRegularFile(file)
  } catch (error) {
    const code = requireErrorCode(error)
    return err({ kind: 'no-file', file, code })
  }
  const read = readDocument(bytes, connectionRules)
  if (read.kind === 'newer') return err(read)
  if (read.kind === 'unreadable') return err({ kind: 'unreadable', file })
  const all = read.value.connections
  const [found, another] = all.filter((one) => one.name === name || one.id === name)
  if (another !== undefined) return err({ kind: 'ambiguous' })
  return found === undefined
    ? err({ kind: 'unknown', names: all.map((one) => one.name) })
    : ok(found)
}
