import { ownValue } from '#core/own-value.ts'
import type { Language } from '#core/language/language.ts'
import { localDay } from '#core/query/relative-date.ts'
import { savedWalkPath } from '#core/set/saved-walk.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import {
  loadSystemCertificates,
  loadTrustedCertificates,
} from '#host/content-client/trusted-certificates.ts'
import { createUndiciTransport } from '#host/content-client/undici-transport.ts'
import { loadVersion } from '#host/launch/load-version.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { cliWords, sayOfSets } from '#cli/words/all-cli-words.ts'
import type { SendingCommand, Surroundings } from './command.ts'
import { readCommandArguments, type CommandArguments } from './command-arguments.ts'
import { findTarget } from './find-target.ts'
import { runCheck } from './run-check.ts'
import { runWalk } from './run-walk.ts'
import {
  internalErrorExitCode,
  describeInternalError,
  sayReadFailure,
  usageErrorExitCode,
} from './failures.ts'
import { findUnwritable, writeReports } from './write-reports.ts'
import { exitCodes } from '#core/query-check/query-check-report.ts'
import { ok } from '#core/result.ts'
import { renderReportText } from '#core/set/render-report.ts'
import {
  describeImportCheck,
  readImportCheckOutcome,
  describeImportCheckProblem,
} from '#core/import-check/describe-import-check.ts'
import type { ImportCheckProblem } from '#core/import-check/import-check-document.ts'
import { loadImportCheck, loadImportCheckResult } from '#host/sets/set-import-check.ts'
import { readSavedWalk } from './saved-walk-file.ts'
import type { CommandContext } from './command-context.ts'

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
      userAgent: `Endpoint-Explorer/${await loadVersion(packageFile)}`,
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
    const message = sayReadFailure(error, words)
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

/**
 * Checks an import of the items that `walk` saved (whole-set.md A6), with at most five requests if the
 * list fits in one response. Resolves to the exit code: 0 without errors, 1 with errors, 2 without a result.
 */
export async function runImportCheck(
  args: CommandArguments,
  context: CommandContext,
): Promise<number> {
  const { writeError, write, client, token, signal, target, language } = context
  const { importCheck: words, reports } = cliWords[language]
  const [file, ...others] = args.paths
  if (file === undefined || others.length > 0) {
    writeError(`${words.needsOneFile}\n`)
    return exitCodes['no-requests']
  }
  const walk = await readSavedWalk(file)
  if (walk === null) {
    writeError(`${words.savedWalkUnreadable(savedWalkPath(file), file)}\n`)
    return exitCodes['no-requests']
  }
  const { set, stamps } = walk
  if (set.way !== 'ids' || set.verdict?.state !== 'whole') return refuse({ kind: 'not-whole' })

  const { connection } = target
  const access = { open: () => Promise.resolve(ok({ connection, token })) }
  const importCheckData = await loadImportCheck(
    { access, client, now: () => new Date() },
    set,
    stamps.length,
    signal,
  )
  if (!importCheckData.ok) return refuse(importCheckData.error)
  const held = new Map(stamps.map(([id, modified, touched]) => [id, { modified, touched }]))
  // Reports contain IDs but no content.
  const result = await loadImportCheckResult(
    { set, held, importCheckData: importCheckData.value },
    args.loop,
    () => Promise.resolve(''),
  )
  const outcome = readImportCheckOutcome(result, args.loop)
  const report = describeImportCheck(result, args.loop, set.baseUrl, {
    language,
    words: reports.importCheck,
    say: sayOfSets(language),
  })
  await writeReports(args, report, { outcome, loop: args.loop, ...result })
  write(renderReportText(report))
  return exitCodes[outcome]

  function refuse(problem: ImportCheckProblem): number {
    const why = describeImportCheckProblem(problem, sayOfSets(language))
    const hint = problem.kind === 'not-whole' ? ' (walk --server-type core)' : ''
    writeError(`${words.notJudged(why)}${hint}\n`)
    const isWrongUse = problem.kind === 'other-address' || problem.kind === 'other-token'
    return exitCodes[isWrongUse ? 'no-requests' : 'not-judged']
  }
}
