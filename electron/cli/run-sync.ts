import { exitCodes } from '#core/batch/batch-report.ts'
import { ok } from '#core/result.ts'
import { renderReportText } from '#core/set/render-report.ts'
import { keptWalkPath } from '#core/set/kept-walk.ts'
import { describeSync, readSyncOutcome } from '#core/sync/describe-sync.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import { askSync } from '#host/sets/ask-sync.ts'
import { tellSync } from '#host/sets/tell-sync.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { readKeptWalk } from './kept-walk-file.ts'
import type { Surroundings } from './surroundings.ts'
import { writeReports } from './write-reports.ts'

/**
 * Rehearses an import that loaded what `walk` kept (whole-set.md A6), with five requests at most where the list comes
 * in one answer. Fulfils with the exit code: 0 where it has nothing wrong, 1 where it has, 2 where that is not known.
 */
export async function runSync(args: CommandArguments, around: Surroundings): Promise<number> {
  const { complain, write, client, token, signal, target, language } = around
  const words = cliWords[language].sync
  const [file, ...others] = args.paths
  if (file === undefined || others.length > 0) {
    complain(`${words.oneFile}\n`)
    return exitCodes['no-requests']
  }
  const kept = await readKeptWalk(file)
  if (kept === null) {
    complain(`${words.noKept(keptWalkPath(file), file)}\n`)
    return exitCodes['no-requests']
  }
  const { set, stamps } = kept
  if (set.way !== 'ids' || set.verdict?.state !== 'whole') return refuse({ kind: 'not-whole' })

  const { connection } = target
  const access = { open: () => Promise.resolve(ok({ connection, token })) }
  const asked = await askSync({ access, client, now: () => new Date() }, set, stamps.length, signal)
  if (!asked.ok) return refuse(asked.error)
  const held = new Map(stamps.map(([id, modified, touched]) => [id, { modified, touched }]))
  // No content in a report: items go by their IDs.
  const told = await tellSync({ set, held, asked: asked.value }, args.loop, () =>
    Promise.resolve(''),
  )
  const outcome = readSyncOutcome(told, args.loop)
  const report = describeSync(told, args.loop, set.baseUrl, language)
  await writeReports(args, report, { outcome, loop: args.loop, ...told })
  write(renderReportText(report))
  return exitCodes[outcome]

  function refuse(problem: SyncProblem): number {
    complain(`${words.notJudged(problem)}\n`)
    const isWrongUse = problem.kind === 'other-address' || problem.kind === 'other-token'
    return exitCodes[isWrongUse ? 'no-requests' : 'not-judged']
  }
}
