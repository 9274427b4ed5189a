import type { Language } from '#core/language/language.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import { join } from 'node:path'
import { connection as connectionSchema, type Connection } from '#core/connection/connection.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { folderDocumentName, readFolderDocument } from '#core/folder/folder-document.ts'
import { err, ok, type Result } from '#core/result.ts'
import { defaultDataDir } from '#host/launch/data-dir.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { requireErrorCode } from '#host/storage/write-problem.ts'
import { findSavedConnection } from '#host/workspace/connection-store.ts'
import type { CliWords } from '#cli/words/cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'

/** The server of a command, without its token. */
export interface Target {
  connection: Connection
  /** null if the server type is not known. */
  conventions: Conventions | null
}

/**
 * Finds the server, or returns why there is none. A connection of the folder that is sent, else a saved one,
 * gives its URL, server type and limits; the token of a saved one stays in the vault.
 */
export async function findTarget(
  { server, allowsHttp, paths }: Pick<CommandArguments, 'server' | 'allowsHttp' | 'paths'>,
  environment: NodeJS.ProcessEnv,
  words: CliWords['connection'],
): Promise<Result<Target, string>> {
  if (server.kind === 'address') {
    const { baseUrl, type } = server
    const connection = connectionSchema.parse({
      id: 'command-line',
      name: 'command-line',
      baseUrl,
      allowPlainHttp: allowsHttp,
      conventions: presets[type ?? 'documented'],
      server: type === 'core' ? 'datacycle-core' : 'unknown',
    })
    return ok({ connection, conventions: type === null ? null : connection.conventions })
  }
  const folder = server.isDataDirNamed ? null : await findFolderDocument(paths)
  if (folder !== null) {
    if ('code' in folder) return err(words.missing({ kind: 'no-file', ...folder }, server.name))
    const read = readFolderDocument(folder.text)
    if (!read.ok)
      return err(
        words.folderUnreadable(
          folder.file,
          read.error.map(({ line }) => line),
        ),
      )
    const { connections } = read.value
    const named = connections.find(({ name }) => name === server.name)
    if (named === undefined) {
      const names = connections.map(({ name }) => name)
      return err(words.missing({ kind: 'unknown', names }, server.name))
    }
    const connection = connectionSchema.parse({
      ...named,
      id: 'command-line',
      allowPlainHttp: allowsHttp,
      server: named.conventions.fields === 'flat-list' ? 'datacycle-core' : 'unknown',
    })
    return ok({ connection, conventions: named.conventions })
  }
  const dataDir = server.dataDir ?? defaultDataDirOrNull(environment)
  if (dataDir === null) return err(words.noHome)
  const found = await findSavedConnection(dataDir, server.name)
  if (!found.ok) return err(words.missing(found.error, server.name))
  const saved = found.value
  if (saved.builtIn !== null) return err(words.isSample(saved.name))
  return ok({
    connection: { ...saved, allowPlainHttp: saved.allowPlainHttp || allowsHttp },
    conventions: saved.conventions,
  })
}

/** The document of the first path that is a folder with one. Those around a folder belong to somebody else. */
async function findFolderDocument(
  paths: readonly string[],
): Promise<{ file: string; text: string } | { file: string; code: string } | null> {
  for (const path of paths) {
    const file = join(path, folderDocumentName)
    try {
      return { file, text: (await readRegularFile(file)).toString('utf8') }
    } catch (error) {
      const code = requireErrorCode(error)
      if (code !== 'ENOENT' && code !== 'ENOTDIR') return { file, code }
    }
  }
  return null
}

function defaultDataDirOrNull(environment: NodeJS.ProcessEnv): string | null {
  try {
    return defaultDataDir(process.platform, environment)
  } catch {
    // In a container, the user may have no home folder.
    return null
  }
}

/** The environment of a command: server, token, output and cancellation. */
export interface CommandContext {
  client: ContentClient
  target: Target
  /** null sends no token. */
  token: string | null
  /** The day from which relative dates count: `2026-03-31`. */
  today: string
  /** The language of messages and reports. */
  language: Language
  write: (text: string) => void
  writeError: (text: string) => void
  /** Ends the command early; the responses received so far are reported. */
  signal: AbortSignal
}
