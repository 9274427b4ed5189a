import { writeFile } from 'node:fs/promises'
import {
  exitCodes,
  readOutcome,
  renderBatchJson,
  renderBatchText,
  type BatchReport,
  type CheckedRequest,
} from '#core/batch/batch-report.ts'
import { listRewritten, readAsWritten } from '#core/batch/choose-readings.ts'
import { judgeResponse, type EndedResponse } from '#core/batch/judge-response.ts'
import { planCheck, reportNotJudged } from '#core/batch/plan-check.ts'
import { renderJunit } from '#core/batch/render-junit.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets } from '#core/query/conventions.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex } from '#core/response/answer-index.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { CheckArguments } from './check-arguments.ts'
import { gatherFiles } from './gather-files.ts'

/** What a check needs of its surroundings. */
export interface CheckSurroundings {
  client: ContentClient
  /** Null sends none. */
  token: string | null
  /** The day that relative dates are counted from: `2026-03-31`. */
  today: string
  write: (text: string) => void
  complain: (text: string) => void
  /** Ends the check early: what has come is reported. */
  signal: AbortSignal
}

const maxAtOnce = 3

/**
 * Sends each request of some files once and reports what its response proves. Fulfils with the exit code.
 *
 * Nothing is kept but the reports that were asked for. Responses are read and let go of one after the other.
 */
export async function runCheck(args: CheckArguments, around: CheckSurroundings): Promise<number> {
  const files = await gatherFiles(args.paths)
  const send = createSend(args, around)
  const own = args.serverType ?? (await findServerType(files, send))
  const read = readAsWritten(files, () => presets[own])
  if (read.kind === 'problem') {
    around.complain(`No request was found in ${args.paths.join(', ')} (${read.problem.kind}).\n`)
    return exitCodes['no-requests']
  }
  const report: BatchReport = {
    requests: await checkAll(read.requests, send),
    leftOut: read.leftOut.length,
    droppedTokens: read.tokens.length,
  }
  const outcome = readOutcome(report, args.isStrict)
  around.write(renderBatchText(report, args.isStrict))
  if (args.junit !== null) await writeFile(args.junit, renderJunit(report))
  if (args.json !== null) await writeFile(args.json, renderBatchJson(report, args.isStrict))
  return exitCodes[outcome]
}

/**
 * By the marks of its first response (datacycle-core.md 0); the documented kind where there is none. What it sends is
 * not sent again where it is written alike by both kinds.
 */
async function findServerType(
  files: readonly ImportFile[],
  send: SendOne,
): Promise<'core' | 'documented'> {
  const read = readImportFiles(files, () => presets.documented)
  if (read.kind === 'problem') return 'documented'
  for (const request of read.requests.slice(0, maxAtOnce)) {
    const { result } = await send(request, 'to-find-out')
    if (result.kind === 'judged') return result.isDatacycle ? 'core' : 'documented'
  }
  return 'documented'
}

/** In the order of the files, three at a time. */
async function checkAll(
  requests: readonly ImportedRequest[],
  send: SendOne,
): Promise<CheckedRequest[]> {
  const checked = new Map<number, CheckedRequest>()
  const waiting = requests.entries()
  const work = async () => {
    for (const [at, request] of waiting) {
      checked.set(at, await send(request, 'to-check'))
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return requests.flatMap((_, at) => checked.get(at) ?? [])
}

/** Sends one request and judges its response. */
type SendOne = (
  request: ImportedRequest,
  purpose: 'to-find-out' | 'to-check',
) => Promise<CheckedRequest>

function createSend(
  { baseUrl, allowsHttp }: CheckArguments,
  { client, token, today, signal }: CheckSurroundings,
): SendOne {
  /** What came of the few requests that found the server's kind out, until it is wanted. */
  const found = new Map<string, EndedResponse>()

  async function receive(plan: RequestPlan, target: string): Promise<EndedResponse | null> {
    const answer = await client.send(
      {
        purpose: { kind: 'send' },
        connectionId: null,
        method: methodOf(plan),
        baseUrl,
        target,
        body: bodyOf(plan),
        token,
        limits: defaultExchangeLimits,
        allowPlainHttp: allowsHttp,
        certificates: null,
      },
      signal,
    )
    if (answer.kind === 'problem') return null
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const index = createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })
    for await (const bytes of answer.body) index.feed(bytes)
    const outcome = await answer.outcome
    index.end(outcome)
    return { head: answer.head, index, outcome }
  }

  return async (request, purpose) => {
    const { baseUrl: named } = request
    const planned = planCheck({ ...request, rewritten: listRewritten(request) }, baseUrl, today)
    const { about } = planned
    if (planned.kind === 'refused') return reportNotJudged(about, planned.why)
    if (signal.aborted) return reportNotJudged({ ...about, url: '' }, 'stopped')
    if (named !== null && named !== baseUrl)
      return reportNotJudged({ ...about, url: named }, 'other-server')

    const { query } = planned
    const target = new URL(baseUrl).pathname.replace(/\/$/, '') + renderTarget(query.plan)
    const key = JSON.stringify([about.method, target, bodyOf(query.plan)])
    const received = found.get(key) ?? (await receive(query.plan, target))
    if (received === null) return reportNotJudged(about, 'no-response')
    if (purpose === 'to-find-out') found.set(key, received)
    else found.delete(key)
    return { ...about, result: judgeResponse(query, received) }
  }
}
