import { readFile, writeFile } from 'node:fs/promises'
import {
  findBatchDrift,
  readBatchBaseline,
  type BatchBaseline,
  type BatchDrift,
} from '#core/batch/batch-baseline.ts'
import {
  exitCodes,
  nameOf,
  renderBatchText,
  type BatchReport,
  type CheckedRequest,
} from '#core/batch/batch-report.ts'
import { readAsWritten } from '#core/batch/choose-readings.ts'
import { describeBatch } from '#core/batch/describe-batch.ts'
import {
  judgeResponse,
  summarizeJudgement,
  type EndedResponse,
} from '#core/batch/judge-response.ts'
import { planCheck, reportNotJudged, type CheckInfo } from '#core/batch/plan-check.ts'
import { listBatch } from '#core/batch/render-batch-json.ts'
import { renderJunit } from '#core/batch/render-junit.ts'
import type { ContentProfile } from '#core/drift/content-profile.ts'
import { sayDrift } from '#core/drift/find-drift.ts'
import type { ImportedRequest } from '#core/import/import.ts'
import type { ImportFile } from '#core/import/import-file.ts'
import { readImportFiles } from '#core/import/read-import-files.ts'
import type { Language } from '#core/language/language.ts'
import { presets } from '#core/query/conventions.ts'
import { renderTarget } from '#core/request/render-target.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { createAnswerIndex } from '#core/response/answer-index.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { gatherFiles } from './gather-files.ts'
import type { Surroundings } from './surroundings.ts'
import { writeReports } from './write-reports.ts'

const maxAtOnce = 3

/**
 * Sends each request of some files once and reports what its response proves. Fulfils with the exit code.
 *
 * Nothing is kept but the reports that were asked for. Responses are read and let go of one after the other.
 */
export async function runCheck(args: CommandArguments, around: Surroundings): Promise<number> {
  const { language } = around
  const words = cliWords[language].check
  const before = args.baseline === null ? null : await readBaseline(args.baseline)
  if (args.baseline !== null && before === null) {
    around.complain(`${words.noBaseline(args.baseline)}\n`)
    return exitCodes['no-requests']
  }
  const files = await gatherFiles(args.paths)
  const profiled: Profiled = new Map()
  const send = createSend(around, profiled)
  const own = around.target.conventions ?? presets[await findServerType(files, send)]
  const read = readAsWritten(files, () => own)
  if (read.kind === 'problem') {
    around.complain(`${words.noRequest(args.paths.join(', '), read.problem.kind)}\n`)
    return exitCodes['no-requests']
  }
  const isDatacycle = around.target.connection.server === 'datacycle-core' || own === presets.core
  const report: BatchReport = {
    requests: await checkAll(read.requests, (request) => send(request, { isDatacycle })),
    leftOut: read.leftOut.length,
    droppedTokens: read.tokens.length,
  }
  const { isStrict } = args
  // In the order of the report, whatever came first.
  const profiles = new Map(
    report.requests.flatMap((one) => {
      const profile = profiled.get(one)
      return profile === undefined ? [] : [[one, profile] as const]
    }),
  )
  const drift: BatchDrift =
    before === null ? new Map() : findBatchDrift(before, profiles, args.driftPercent)
  const listed = listBatch(report, { isStrict, profiles, drift })
  const { baseUrl } = around.target.connection
  around.write(renderBatchText(report, isStrict, language) + renderDrifts(drift, language))
  if (args.junit !== null) await writeFile(args.junit, renderJunit(report, drift))
  await writeReports(args, describeBatch(report, { baseUrl, isStrict, drift, language }), listed)
  return exitCodes[listed.outcome]
}

const readBaseline = async (file: string): Promise<BatchBaseline | null> =>
  readBatchBaseline(await readFile(file, 'utf8'))

const renderDrifts = (drift: BatchDrift, language: Language): string =>
  Array.from(drift, ([request, found]) =>
    found.map((one) => `≠ ${nameOf(request)}: ${sayDrift(one, language)}\n`).join(''),
  ).join('')

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
  check: (request: ImportedRequest) => Promise<CheckedRequest>,
): Promise<CheckedRequest[]> {
  const checked = new Map<number, CheckedRequest>()
  const waiting = requests.entries()
  const work = async () => {
    for (const [at, request] of waiting) {
      checked.set(at, await check(request))
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return requests.flatMap((_, at) => checked.get(at) ?? [])
}

/** As the window's report has it: before its turn, and while its response was awaited. */
const stopped = (about: CheckInfo): CheckedRequest =>
  reportNotJudged({ ...about, url: '' }, 'stopped')

/** What the items of each response have, noted while they are there. */
type Profiled = Map<CheckedRequest, ContentProfile>

/** Sends one request and judges its response, to find the server's kind out or, where that is known, to check. */
type SendOne = (
  request: ImportedRequest,
  purpose: 'to-find-out' | { isDatacycle: boolean },
) => Promise<CheckedRequest>

function createSend(
  { client, target: { connection }, token, today, signal }: Surroundings,
  profiled: Profiled,
): SendOne {
  const { baseUrl } = connection
  /** What came of the few requests that found the server's kind out, until it is wanted. */
  const found = new Map<string, EndedResponse>()

  async function receive(plan: RequestPlan): Promise<EndedResponse | 'stopped' | null> {
    const answer = await client.send(
      planContentRequest(connection, token, {
        purpose: { kind: 'send' },
        connectionId: null,
        method: methodOf(plan),
        target: renderTarget(plan),
        body: bodyOf(plan),
      }),
      signal,
    )
    if (answer.kind === 'problem') return signal.aborted ? 'stopped' : null
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const index = createAnswerIndex({ decode: (bytes) => decoder.decode(bytes) })
    for await (const bytes of answer.body) index.feed(bytes)
    const outcome = await answer.outcome
    index.end(outcome)
    if (outcome.kind === 'broken' && outcome.cause.kind === 'cancelled') return 'stopped'
    return { head: answer.head, index, outcome }
  }

  return async (request, purpose) => {
    const isDatacycle = purpose !== 'to-find-out' && purpose.isDatacycle
    const planned = planCheck({ ...request, read: request }, { baseUrl, today, isDatacycle })
    const { about } = planned
    if (planned.kind === 'refused') return reportNotJudged(about, planned.why)
    if (signal.aborted) return stopped(about)
    const { baseUrl: named } = request
    if (named !== null && named !== baseUrl)
      return reportNotJudged({ ...about, url: named }, 'other-server')

    const { query } = planned
    const { plan } = query
    const key = JSON.stringify([methodOf(plan), about.url, bodyOf(plan)])
    const received = found.get(key) ?? (await receive(plan))
    if (received === null) return reportNotJudged(about, 'no-response')
    // What it lacks may only have been cut off here.
    if (received === 'stopped') return stopped(about)
    if (purpose === 'to-find-out') found.set(key, received)
    else found.delete(key)
    const judgement = judgeResponse(query, received)
    const checked = { ...about, result: summarizeJudgement(judgement) }
    if (judgement.kind === 'judged') profiled.set(checked, judgement.profile)
    return checked
  }
}
