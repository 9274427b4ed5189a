import { maxAtOnce } from '#core/exchange/limits.ts'
import { writeFile } from 'node:fs/promises'
import {
  findQueryCheckDrift,
  readQueryCheckBaseline,
  type QueryCheckBaseline,
} from '#core/query-check/query-check-baseline.ts'
import {
  exitCodes,
  nameOf,
  renderQueryCheckText,
  sayUnread,
  type QueryCheckReport,
  type CheckedRequest,
} from '#core/query-check/query-check-report.ts'
import { readAsWritten } from '#core/query-check/choose-readings.ts'
import { describeQueryCheck } from '#core/query-check/describe-query-check.ts'
import {
  judgeResponse,
  summarizeJudgement,
  type EndedResponse,
} from '#core/query-check/judge-response.ts'
import { planCheck, reportNotJudged, type CheckInfo } from '#core/query-check/plan-check.ts'
import { listQueryCheck, type QueryCheckDrift } from '#core/query-check/render-query-check-json.ts'
import { renderJunit } from '#core/query-check/render-junit.ts'
import { allowOther, listUnread } from '#core/query-check/unread.ts'
import { sayDrift, type ContentProfile, type DriftWords } from '#core/drift/find-drift.ts'
import { isQueryFile } from '#core/folder/query-file.ts'
import type { Import, ImportedRequest } from '#core/import/import.ts'
import { loadParsersOf, readImportFiles } from '#core/import/read-import-files.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { bodyOf, methodOf, type RequestPlan } from '#core/request/request-plan.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { readRegularFile } from '#host/storage/read-regular-file.ts'
import { planContentRequest } from '#host/content-client/plan-content-request.ts'
import { cliWords } from '#cli/words/all-cli-words.ts'
import type { CommandArguments } from './command-arguments.ts'
import { gatherFiles, listProblems } from './gather-files.ts'
import type { CommandContext } from './find-target.ts'
import { writeReports } from './write-reports.ts'

/**
 * Sends each request of some files once and reports what its response proves. Resolves to the exit code.
 *
 * Saves nothing but the requested reports. Each response is released after it was judged.
 */
export async function runCheck(args: CommandArguments, context: CommandContext): Promise<number> {
  const { language } = context
  const { check: words, reports } = cliWords[language]
  const baseline = args.baseline === null ? null : await readBaseline(args.baseline)
  if (args.baseline !== null && baseline === null) {
    context.writeError(`${words.baselineIsNoReport(args.baseline)}\n`)
    return exitCodes['no-requests']
  }
  const { files, unread } = await gatherFiles(args.paths)
  const profileByRequest: ProfileByRequest = new Map()
  const send = createSend(context, profileByRequest)
  const parsers = await loadParsersOf(files)
  const readings = new Map<Conventions, Import>()
  function readAs(by: Conventions): Import {
    const reading = readings.get(by) ?? readImportFiles(files, () => by, parsers)
    readings.set(by, reading)
    return reading
  }
  const conventions =
    context.target.conventions ?? presets[await findServerType(readAs(presets.documented), send)]
  const read = readAsWritten(readAs(conventions), files, readAs)
  const hasRequests = read.kind === 'import' && read.requests.length > 0
  const reasons = [
    ...unread,
    ...(read.kind === 'import' ? listUnread(read.leftOut) : listProblems(files, parsers)),
  ]
  const named = args.allowsOther ? allowOther(reasons) : reasons
  // Names within files are content, which stderr never gets: it may end in a log that others read.
  if (!hasRequests) {
    context.write(named.map((one) => `? ${sayUnread(one, reports.queryCheck)}\n`).join(''))
    context.writeError(`${words.noRequest(args.paths.join(', '))}\n`)
  }
  const isDatacycle =
    context.target.connection.server === 'datacycle-core' || conventions === presets.core
  const report: QueryCheckReport = {
    requests: await checkAll(hasRequests ? read.requests : [], (request) =>
      send(request, { isDatacycle, conventions }),
    ),
    unread: named,
    droppedTokens: read.kind === 'import' ? read.tokens.length : 0,
  }
  const { isStrict } = args
  // In the order of the report, not of the responses.
  const profiles = new Map(
    report.requests.flatMap((one) => {
      const profile = profileByRequest.get(one)
      return profile === undefined ? [] : [[one, profile] as const]
    }),
  )
  const drift: QueryCheckDrift =
    baseline === null ? new Map() : findQueryCheckDrift(baseline, profiles, args.driftPercent)
  const json = listQueryCheck(report, { isStrict, profiles, drift })
  const { baseUrl } = context.target.connection
  if (hasRequests)
    context.write(
      renderQueryCheckText(report, isStrict, reports.queryCheck) +
        renderDrifts(drift, reports.drift),
    )
  if (args.junit !== null)
    await writeFile(args.junit, renderJunit(report, { drift, words: cliWords.en.reports.drift }))
  await writeReports(
    args,
    describeQueryCheck(report, { baseUrl, isStrict, drift, language, words: reports }),
    json,
  )
  return exitCodes[json.outcome]
}

const readBaseline = async (file: string): Promise<QueryCheckBaseline | null> =>
  readQueryCheckBaseline((await readRegularFile(file)).toString('utf8'))

const renderDrifts = (drift: QueryCheckDrift, words: DriftWords): string =>
  Array.from(drift, ([request, drifts]) =>
    drifts.map((one) => `≠ ${nameOf(request)}: ${sayDrift(one, words)}\n`).join(''),
  ).join('')

/**
 * Detects the server type from the first response (datacycle-core.md 0); `documented` if no request gets one.
 * The check reuses the response of a request that is the same for both server types.
 */
async function findServerType(read: Import, send: SendOne): Promise<'core' | 'documented'> {
  if (read.kind === 'problem') return 'documented'
  for (const request of read.requests.slice(0, maxAtOnce)) {
    const { result } = await send(request, 'detect-server-type')
    if (result.kind === 'judged') return result.isDatacycle ? 'core' : 'documented'
  }
  return 'documented'
}

/** Checks three requests at a time; the results are in the order of `requests`. */
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

/** The result of a request that was cancelled, before it was sent or later. */
const reportStopped = (about: CheckInfo): CheckedRequest =>
  reportNotJudged({ ...about, url: '' }, 'stopped')

type ProfileByRequest = Map<CheckedRequest, ContentProfile>

/** Sends one request and judges its response, to detect the server type or, once it is known, to check. */
type SendOne = (
  request: ImportedRequest,
  purpose: 'detect-server-type' | { isDatacycle: boolean; conventions: Conventions },
) => Promise<CheckedRequest>

function createSend(
  { client, target: { connection }, token, today, signal }: CommandContext,
  profileByRequest: ProfileByRequest,
): SendOne {
  const { baseUrl } = connection
  /** Responses of the requests that detected the server type, for reuse by the check. */
  const detectionResponses = new Map<string, EndedResponse>()

  async function receive(plan: RequestPlan): Promise<EndedResponse | 'stopped' | null> {
    const response = await client.send(
      planContentRequest(connection, token, {
        plan,
        purpose: { kind: 'send' },
        connectionId: null,
      }),
      signal,
    )
    if (response.kind === 'problem') return signal.aborted ? 'stopped' : null
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
    for await (const bytes of response.body) index.feed(bytes)
    const outcome = await response.outcome
    index.end(outcome)
    if (outcome.kind === 'broken' && outcome.cause.kind === 'cancelled') return 'stopped'
    return { head: response.head, index, outcome }
  }

  return async (request, purpose) => {
    const isDatacycle = purpose !== 'detect-server-type' && purpose.isDatacycle
    // A query of a folder is sent to the chosen server, whichever it names for itself.
    const isOfFolder = isQueryFile(request.file ?? '')
    const own = isOfFolder && purpose !== 'detect-server-type' ? purpose : request
    // An imported request also says how it was read from its file.
    const planned = planCheck(
      { ...request, conventions: own.conventions, reading: request },
      { baseUrl, today, isDatacycle },
    )
    const { about } = planned
    if (planned.kind === 'refused') return reportNotJudged(about, planned.why, planned.problems)
    if (signal.aborted) return reportStopped(about)
    const { baseUrl: otherBaseUrl } = request
    if (!isOfFolder && otherBaseUrl !== null && otherBaseUrl !== baseUrl)
      return reportNotJudged({ ...about, url: otherBaseUrl }, 'other-server')

    const { query } = planned
    const { plan } = query
    const key = JSON.stringify([methodOf(plan), about.url, bodyOf(plan)])
    const received = detectionResponses.get(key) ?? (await receive(plan))
    if (received === null) return reportNotJudged(about, 'no-response')
    // A cancelled response is incomplete, so it is not judged.
    if (received === 'stopped') return reportStopped(about)
    if (purpose === 'detect-server-type') detectionResponses.set(key, received)
    else detectionResponses.delete(key)
    const judgement = judgeResponse(query, received)
    const checked = { ...about, result: summarizeJudgement(judgement) }
    if (judgement.kind === 'judged') profileByRequest.set(checked, judgement.profile)
    return checked
  }
}
