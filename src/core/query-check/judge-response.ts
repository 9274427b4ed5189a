import { createContentProfile, type ContentProfile } from '#core/drift/find-drift.ts'
import {
  hintRules,
  isDisprovable,
  type HintKind,
  type InstanceHint,
} from '#core/dialect/instance-hint.ts'
import { isSuccess, type ExchangeOutcome, type ExchangeHead } from '#core/exchange/outcome.ts'
import {
  countLacking,
  judgeExpectations,
  type ExpectationResult,
  type Expectations,
} from '#core/folder/expectation.ts'
import { findInResponse, findToken } from '#core/finding/find-response.ts'
import { toneOfFinding, type Finding } from '#core/finding/finding.ts'
import { createItemFinders } from '#core/finding/find-items.ts'
import { readJson } from '#core/json/read-json.ts'
import {
  isSameParameter,
  renderParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { ProblemKind } from '#core/query/form-field.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import { type ResponsePage, isBroken } from '#core/response/response-page.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createResponseJudge } from '#core/verdict/judge-response.ts'
import {
  isGrave,
  hasProblem,
  type Verdict,
  type VerdictKind,
  type VerdictNote,
  type VerdictReason,
} from '#core/verdict/verdict.ts'
import {
  isUnsentProblem,
  judgeReading,
  renderUnsent,
  type FileReading,
  type UnsentParameter,
  type UnsentReason,
} from './judge-reading.ts'
import { listKnownHints } from '#core/dialect/describe-hints.ts'

/** A planned request, with what is known about its server. */
export interface JudgedQuery {
  form: QueryForm
  plan: RequestPlan
  conventions: Conventions
  /** Without a trailing slash. */
  baseUrl: string
  /** See `ResponsePage`. */
  maxTotalSeen?: number | null
  /** What is sent differently than in its file, or not at all; null for a query that is not from a file. */
  reading: FileReading | null
  expect?: Expectations
}

/** Summary of a judgement for a report. Plain data. */
export type JudgedResponse =
  | (JudgedFacts & {
      parameters: readonly JudgedParameter[]
      /** Kinds of the response's own faults, without hints. */
      findings: readonly Finding['kind'][]
    })
  | {
      kind: 'not-judged'
      status: number | null
      why: NotJudged
      /** Why the query cannot be sent. */
      problems?: readonly ProblemKind[]
      expectations?: Expected
    }

interface JudgedFacts {
  kind: 'judged'
  status: number
  /** Total as sent in `meta`; null if the response has none. */
  total: string | null
  /** Item count of the page. */
  items: number
  isDatacycle: boolean
  expectations?: Expected
}

/** What was expected, with what came; absent if nothing was. */
type Expected = readonly ExpectationResult[]

/** The judgement of one response with all details. */
export type Judgement =
  | (JudgedFacts & {
      lines: readonly JudgementLine[]
      /** Faults of the response itself, without hints. */
      faults: readonly Finding[]
      /** Attribute counts of its items, without values. */
      profile: ContentProfile
    })
  | Extract<JudgedResponse, { kind: 'not-judged' }>

/** The result for one parameter. */
export type JudgementLine =
  | { kind: 'verdict'; verdict: Verdict }
  /** Known behavior of the server that the items cannot show, beside what they show. */
  | {
      kind: 'hint'
      parameter: RequestParameter
      hint: InstanceHint
      verdict: 'partly' | 'unknown'
    }
  /** Sent differently than in the file, or not at all. */
  | { kind: 'unsent'; unsent: UnsentParameter }

export interface JudgedParameter {
  /** As rendered by `renderParameter`. */
  parameter: string
  verdict: VerdictKind
  /**
   * A reason from `core/verdict/verdict.ts`, a hint kind from `core/dialect/instance-hint.ts`, or
   * `UnsentReason`.
   */
  reason: JudgedReason
  /** What the reason rests on, such as `requested: 5, got: 25`; absent if it names nothing. */
  values?: string
  /** True if it counts as a fault. */
  isLoud: boolean
}

export type JudgedReason =
  | Exclude<VerdictReason['kind'], 'known-ignored'>
  | VerdictNote['kind']
  | HintKind
  | UnsentReason

export type NotJudged =
  | 'status'
  | 'no-response'
  /** Successful, but without a list of items. */
  | 'no-list'
  /** The response was cut off. */
  | 'incomplete'
  /** A page without items proves nothing about parameters. */
  | 'no-items'
  | 'incomplete-query'
  /** The file is for another server than the one whose token is used. */
  | 'other-server'
  /** No connection exists for its server. */
  | 'no-connection'
  /** The token cannot be read now. */
  | 'locked-token'
  /** The check was canceled before or during the request. */
  | 'stopped'

/** A completely received response. */
export interface EndedResponse {
  head: ExchangeHead
  index: ResponseIndex
  outcome: ExchangeOutcome | null
}

export function summarizeJudgement(judgement: Judgement): JudgedResponse {
  if (judgement.kind === 'not-judged') return judgement
  const { status, total, items, isDatacycle, lines, faults, expectations } = judgement
  return {
    kind: 'judged',
    status,
    total,
    items,
    isDatacycle,
    parameters: lines.map(summarizeLine),
    findings: [...new Set(faults.map(({ kind }) => kind))],
    ...(expectations && { expectations }),
  }
}

function summarizeLine(line: JudgementLine): JudgedParameter {
  switch (line.kind) {
    case 'verdict': {
      const { parameter, kind, reason, notes } = line.verdict
      // What is wrong with a parameter that is obeyed otherwise.
      const [note] = isGrave(kind) ? [] : notes
      return {
        parameter: renderParameter(parameter),
        verdict: note && kind === 'obeyed' ? 'partly' : kind,
        reason: note?.kind ?? reasonOf(reason),
        ...valuesOf(note ?? reason),
        isLoud: hasProblem(line.verdict),
      }
    }
    case 'hint': {
      const name = renderParameter(line.parameter)
      const reason = hintRules[line.hint.messageKey].kind
      return { parameter: name, verdict: line.verdict, reason, isLoud: true }
    }
    case 'unsent': {
      const { verdict, reason } = line.unsent
      const name = renderUnsent(line.unsent)
      return { parameter: name, verdict, reason, isLoud: isUnsentProblem(line.unsent) }
    }
  }
}

function valuesOf(reason: VerdictReason | VerdictNote): { values?: string } {
  const values = Object.entries(reason).flatMap(([name, value]: [string, unknown]) =>
    name !== 'kind' && (typeof value === 'string' || typeof value === 'number')
      ? [`${name}: ${String(value)}`]
      : [],
  )
  return values.length === 0 ? {} : { values: values.join(', ') }
}

/** What is known of the server is named by its kind, as for a hint. */
const reasonOf = (reason: VerdictReason): JudgedReason =>
  reason.kind === 'known-ignored' ? hintRules[reason.hint.messageKey].kind : reason.kind

/** Judges what the response proves, and holds it against what is expected. */
export function judgeResponse(query: JudgedQuery, ended: EndedResponse): Judgement {
  const judgement = judgeParameters(query, ended)
  if (query.expect === undefined) return judgement
  const { index, head, outcome } = ended
  const isList = judgement.kind === 'judged' || judgement.why === 'no-items'
  const facts = {
    status: head.status,
    total: isList ? readEnvelope(index).paging.total : null,
    items: isList ? index.itemCount : null,
    lacking: countLacking(index, isList ? (query.expect.each ?? []) : []),
    durationMs: outcome === null ? null : head.timing.firstByteMs + outcome.downloadMs,
  }
  return { ...judgement, expectations: judgeExpectations(query.expect, facts) }
}

function judgeParameters(query: JudgedQuery, { head, index, outcome }: EndedResponse): Judgement {
  const { status } = head
  const { shape } = index.scan
  const notJudged = (why: NotJudged): Judgement => ({ kind: 'not-judged', status, why })
  if (!isSuccess(status)) return notJudged('status')
  if (isBroken(index.findings())) return notJudged('incomplete')
  if (shape !== 'envelope' && shape !== 'bare-array') return notJudged('no-list')
  if (index.itemCount === 0) return notJudged('no-items')

  const envelope = readEnvelope(index)
  const { paging, links, context } = envelope
  const page: ResponsePage = {
    plan: query.plan,
    query: { form: query.form, plan: query.plan },
    conventions: query.conventions,
    baseUrl: query.baseUrl,
    paging,
    links,
    itemCount: index.itemCount,
    endpointAliases: endpointAliases(paging, head.sent.url),
    maxTotalSeen: query.maxTotalSeen ?? null,
  }
  const judge = createResponseJudge(page, findNearNames)
  const finders = createItemFinders(query.form, query.conventions)
  const profile = createContentProfile()
  for (let position = 0; position < index.itemCount; position += 1) {
    const text = index.itemText(position)
    const item = readJson(text)
    if (!item.ok) {
      finders.addInvalid(text, item.error, { position, start: index.scan.items.startOf(position) })
      continue
    }
    judge.add(item.value)
    finders.add(item.value, position)
    profile.add(item.value)
  }
  const memberNames = index.members().map(({ name }) => name)
  const verdicts = judge.verdicts({ page, context, memberNames })
  const findings = [
    ...findToken(outcome?.masked ?? 0),
    ...findInResponse({
      head,
      page,
      shape,
      isDatacycle: context.isDatacycle,
      bodyFindings: envelope.findings,
      complaints: envelope.complaints,
      serverMessages: envelope.serverMessages,
      itemFindings: finders.findings(),
      lostItems: null,
      repeatedItems: null,
    }),
  ]
  const { isDatacycle } = context
  const hints = listKnownHints(query.form, { conventions: query.conventions, isDatacycle })
  const unsent = query.reading === null ? [] : judgeReading(query.reading, query.form, isDatacycle)
  return {
    kind: 'judged',
    status,
    total: paging.total,
    items: index.itemCount,
    isDatacycle,
    lines: [
      ...verdicts.map((verdict) => preferHint(verdict, hints)),
      ...unsent.map((one): JudgementLine => ({ kind: 'unsent', unsent: one })),
    ],
    faults: findings.filter(isFault),
    profile: profile.read(paging.total),
  }
}

/**
 * A known hint in place of an undecided or harmless verdict, unless the items prove the hint wrong. What it says is
 * not all that was requested, so that the parameter counts as obeyed in part.
 */
function preferHint(verdict: Verdict, hints: readonly InstanceHint[]): JudgementLine {
  const { parameter, kind } = verdict
  const hint = hints.find(
    (one) =>
      one.parameter !== null &&
      isSameParameter(one.parameter, parameter) &&
      !(kind === 'obeyed' && isDisprovable(one)),
  )
  return hasProblem(verdict) || hint === undefined
    ? { kind: 'verdict', verdict }
    : { kind: 'hint', parameter, hint, verdict: kind === 'obeyed' ? 'partly' : 'unknown' }
}

const isFault = (finding: Finding): boolean => ['trouble', 'doubt'].includes(toneOfFinding(finding))
