import { connection as connectionSchema, type Connection } from '#core/connection/connection.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { err, ok, type Result } from '#core/result.ts'
import { defaultDataDir } from '#host/launch/data-dir.ts'
import { findSavedConnection } from '#host/workspace/find-saved-connection.ts'
import type { CliWords } from '#cli/words/cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'

/** The server of a command, without its token. */
export interface Target {
  connection: Connection
  /** null if the server type is not known. */
  conventions: Conventions | null
}

/**
 * Finds the server, or returns why there is none. A saved connection gives its URL, server type and limits;
 * its token stays in the vault.
 */
export async function findTarget(
  { server, allowsHttp }: Pick<CommandArguments, 'server' | 'allowsHttp'>,
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

function defaultDataDirOrNull(environment: NodeJS.ProcessEnv): string | null {
  try {
    return defaultDataDir(process.platform, environment)
  } catch {
    // In a container, the user may have no home folder.
    return null
  }
}
