import { exitCodes } from '#core/batch/batch-report.ts'
import { ok } from '#core/result.ts'
import { renderReportText } from '#core/set/render-report.ts'
import { savedWalkPath } from '#core/set/saved-walk.ts'
import { describeSync, readSyncOutcome } from '#core/sync/describe-sync.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import { loadSync, describeImportCheck } from '#host/sets/set-sync.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { readSavedWalk } from './saved-walk-file.ts'
import type { CommandContext } from './command-context.ts'
import { writeReports } from './write-reports.ts'

/**
 * Checks an import of the items that `walk` saved (whole-set.md A6), with at most five requests if the
 * list fits in one response. Resolves to the exit code: 0 without errors, 1 with errors, 2 without a result.
 */
export async function runSync(args: CommandArguments, context: CommandContext): Promise<number> {
  const { writeError, write, client, token, signal, target, language } = context
  const { sync: words, reports } = cliWords[language]
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
  const syncData = await loadSync(
    { access, client, now: () => new Date() },
    set,
    stamps.length,
    signal,
  )
  if (!syncData.ok) return refuse(syncData.error)
  const held = new Map(stamps.map(([id, modified, touched]) => [id, { modified, touched }]))
  // Reports contain IDs but no content.
  const result = await describeImportCheck({ set, held, syncData: syncData.value }, args.loop, () =>
    Promise.resolve(''),
  )
  const outcome = readSyncOutcome(result, args.loop)
  const report = describeSync(result, args.loop, set.baseUrl, { language, words: reports.sync })
  await writeReports(args, report, { outcome, loop: args.loop, ...result })
  write(renderReportText(report))
  return exitCodes[outcome]

  function refuse(problem: SyncProblem): number {
    writeError(`${words.notJudged(problem)}\n`)
    const isWrongUse = problem.kind === 'other-address' || problem.kind === 'other-token'
    return exitCodes[isWrongUse ? 'no-requests' : 'not-judged']
  }
}
