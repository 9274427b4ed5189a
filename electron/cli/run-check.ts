import { writeFile } from 'node:fs/promises'
import {
  exitCodes,
  readOutcome,
  renderBatchText,
  type BatchReport,
  type CheckedRequest,
} from '#core/batch/batch-report.ts'
import { chooseReadings, listRewritten } from '#core/batch/choose-readings.ts'
import { judgeResponse, type JudgedQuery, type NotJudged } from '#core/batch/judge-response.ts'
import { renderJunit } from '#core/batch/render-junit.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import { presets, type PresetName } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex, type AnswerIndex } from '#core/response/answer-index.ts'
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
  const read = readImportFiles(files, () => presets[own])
  if (read.kind === 'problem') {
    around.complain(`No request was found in ${args.paths.join(', ')} (${read.problem.kind}).\n`)
    return exitCodes['no-requests']
  }
  const report: BatchReport = {
    requests: await checkAll(readFaithfully(files, own, read.requests), send),
    leftOut: read.leftOut.length,
    droppedTokens: read.tokens.length,
  }
  const outcome = readOutcome(report, args.isStrict)
  around.write(renderBatchText(report, args.isStrict))
  if (args.junit !== null) await writeFile(args.junit, renderJunit(report))
  if (args.json !== null)
    await writeFile(args.json, `${JSON.stringify({ version: 1, outcome, ...report }, null, 2)}\n`)
  return exitCodes[outcome]
}

/** Each request by the conventions that write it as the file has it. */
function readFaithfully(
  files: readonly ImportFile[],
  own: PresetName,
  requests: readonly ImportedRequest[],
): ImportedRequest[] {
  const other = readImportFiles(files, () => presets[own === 'core' ? 'documented' : 'core'])
  return other.kind === 'problem' ? [...requests] : chooseReadings(requests, other.requests)
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

/** A response that has come to its end. */
interface Received {
  head: ExchangeHead
  index: AnswerIndex
  outcome: ExchangeOutcome
}

function createSend(
  { baseUrl, allowsHttp }: CheckArguments,
  { client, token, today, signal }: CheckSurroundings,
): SendOne {
  /** What came of the few requests that found the server's kind out, until it is wanted. */
  const found = new Map<string, Received>()

  async function receive(plan: RequestPlan, target: string): Promise<Received | null> {
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
    const { name, folderPath, baseUrl: named, conventions } = request
    const form = resolveForm(request.form, today)
    const planned = planRequest(form, conventions)
    const about = { name, folderPath, method: form.method, url: '' }
    const notJudged = (why: NotJudged): CheckedRequest => ({
      ...about,
      result: { kind: 'not-judged', status: null, why },
    })
    if (!planned.ok) return notJudged('incomplete-query')
    if (signal.aborted) return notJudged('stopped')
    const plan = planned.value
    const target = new URL(baseUrl).pathname.replace(/\/$/, '') + renderTarget(plan)
    const url = new URL(baseUrl).origin + target
    if (named !== null && named !== baseUrl) return { ...notJudged('other-server'), url: named }

    const key = JSON.stringify([methodOf(plan), target, bodyOf(plan)])
    const received = found.get(key) ?? (await receive(plan, target))
    if (received === null) return { ...notJudged('no-response'), url }
    if (purpose === 'to-find-out') found.set(key, received)
    else found.delete(key)
    const rewritten = listRewritten(request)
    const query: JudgedQuery = { form, plan, conventions, baseUrl, rewritten }
    return { ...about, url, result: judgeResponse(query, received) }
  }
}
