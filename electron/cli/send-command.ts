import { ownValue } from '#core/own-value.ts'
import type { Language } from '#core/language/language.ts'
import { localDay } from '#core/query/relative-date.ts'
import { savedWalkPath } from './saved-walk-file.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import {
  loadSystemCertificates,
  loadTrustedCertificates,
} from '#host/content-client/certificates.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { SendingCommand, Surroundings } from './command.ts'
import { readCommandArguments } from './command-arguments.ts'
import { findTarget } from './find-target.ts'
import { runCheck } from './run-check.ts'
import { runImportCheck } from './run-import-check.ts'
import { runWalk } from './run-walk.ts'
import {
  internalErrorExitCode,
  describeInternalError,
  sayFileFailure,
  usageErrorExitCode,
} from './failures.ts'
import { findUnwritable } from './write-reports.ts'

const run = { check: runCheck, walk: runWalk, sync: runImportCheck } as const satisfies Record<
  SendingCommand,
  unknown
>

/**
 * `endpoint-explorer check`, `walk` and `sync`. Resolves to the exit code. Does not use the keyring. Of the
 * data folder it reads only the connections, and these only for `--connection`.
 */
export async function sendCommand(
  command: SendingCommand,
  args: readonly string[],
  {
    packageFile,
    environment,
    write,
    writeError,
    catchSignals,
    language,
  }: Surroundings & { language: Language },
): Promise<number> {
  const words = cliWords[language]
  if (args.includes('--help')) {
    write(words.usage.sending)
    return 0
  }
  const read = readCommandArguments(command, args, { environment, words: words.arguments })
  if (!read.ok) {
    writeError(`${read.error}\n${words.usage.sending}`)
    return usageErrorExitCode
  }
  const { tokenVariable } = read.value
  const token = tokenVariable === null ? null : takeToken(environment, tokenVariable)
  if (token === '') {
    writeError(`${words.emptyTokenVariable(tokenVariable ?? '')}\n`)
    return usageErrorExitCode
  }
  const target = await findTarget(read.value, environment, words.connection)
  if (!target.ok) {
    writeError(`${target.error}\n`)
    return usageErrorExitCode
  }
  const { out, junit, json, html } = read.value
  const unwritable = await findUnwritable([
    ...(out === null ? [] : [out, savedWalkPath(out)]),
    junit,
    json,
    html,
  ])
  if (unwritable !== null) {
    writeError(`${words.unwritable(unwritable.file, unwritable.code)}\n`)
    return usageErrorExitCode
  }
  const signal = catchSignals()
  const transport = createUndiciTransport({
    environment,
    trustedCertificates: loadTrustedCertificates(environment.NODE_EXTRA_CA_CERTS),
    systemCertificates: loadSystemCertificates,
  })
  try {
    const client = createContentClient({
      transport,
      requestLog: createRequestLog(),
      appVersion: await loadVersion(packageFile),
      now: () => new Date(),
      noteDefect: (error, doing) => {
        writeError(describeInternalError(error, `${command}, ${doing}`, language))
      },
    })
    return await run[command](read.value, {
      client,
      target: target.value,
      token,
      today: localDay(new Date()),
      language,
      write,
      writeError,
      signal,
    })
  } catch (error) {
    const message = sayFileFailure(error, words)
    if (message !== null) {
      writeError(`${message}\n`)
      return usageErrorExitCode
    }
    writeError(describeInternalError(error, command, language))
    return internalErrorExitCode
  } finally {
    await transport.close()
  }
}

/** Removes the token from the environment, so that child processes and Node's reports do not get it. */
function takeToken(environment: NodeJS.ProcessEnv, name: string): string {
  const token = ownValue(environment, name) ?? ''
  Reflect.deleteProperty(environment, name)
  return token
}
