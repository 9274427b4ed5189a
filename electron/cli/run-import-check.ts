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
import { cliWords, sayOfSets } from '#cli/words/all-cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { readSavedWalk, savedWalkPath } from './saved-walk-file.ts'
import type { CommandContext } from './find-target.ts'
import { writeReports } from './write-reports.ts'

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
