import { exitCodes } from '#core/batch/batch-report.ts'
import { ok } from '#core/result.ts'
import { renderReportText } from '#core/set/render-report.ts'
import { keptWalkPath } from '#core/set/kept-walk.ts'
import { describeSync, readSyncOutcome } from '#core/sync/describe-sync.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import { askSync } from '#host/sets/ask-sync.ts'
import { tellSync } from '#host/sets/tell-sync.ts'
import type { CommandArguments } from './command-arguments.ts'
import { readKeptWalk } from './kept-walk-file.ts'
import type { Surroundings } from './surroundings.ts'
import { writeReports } from './write-reports.ts'

/**
 * Rehearses an import that loaded what `walk` kept (whole-set.md A6), with five requests at most where the list comes
 * in one answer. Fulfils with the exit code: 0 where it has nothing wrong, 1 where it has, 2 where that is not known.
 */
export async function runSync(args: CommandArguments, around: Surroundings): Promise<number> {
  const { complain, write, client, token, signal, target } = around
  const [file, ...others] = args.paths
  if (file === undefined || others.length > 0) {
    complain('sync takes exactly one file that walk --out wrote.\n')
    return exitCodes['no-requests']
  }
  const kept = await readKeptWalk(file)
  if (kept === null) {
    complain(`${keptWalkPath(file)} cannot be read. Keep a set first: walk --out ${file}.\n`)
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
  const report = describeSync(told, args.loop, set.baseUrl)
  await writeReports(args, report, { outcome, loop: args.loop, ...told })
  write(renderReportText(report))
  return exitCodes[outcome]

  function refuse(problem: SyncProblem): number {
    complain(`Not judged: ${sayProblem(problem)}\n`)
    const isWrongUse = problem.kind === 'other-address' || problem.kind === 'other-token'
    return exitCodes[isWrongUse ? 'no-requests' : 'not-judged']
  }
}

function sayProblem(problem: SyncProblem): string {
  switch (problem.kind) {
    case 'not-whole':
      return 'only a whole set by IDs tells what an import had (walk --server-type core).'
    case 'other-address':
      return 'the set was fetched from another address.'
    case 'other-token':
      return 'the set was fetched with another token, which may show other items.'
    case 'status':
      return `the server answers ${problem.status}.`
    case 'refused':
      return problem.hasChallenge
        ? 'the token is refused (401): it was replaced, or its user is locked or removed.'
        : 'the token has no access to the endpoint any more (401).'
    case 'no-endpoint':
      return 'there is no endpoint of this name any more (404): renamed or removed.'
    case 'no-answer':
      return 'no response.'
    case 'no-list':
      return 'the response is no list.'
    case 'list-wrong':
      return 'the list of IDs contradicts its own total.'
    case 'running':
    case 'disk':
      return problem.kind
  }
}
