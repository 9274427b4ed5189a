import { createContentProfile, type ContentProfile } from '#core/drift/content-profile.ts'
import {
  hintRules,
  isDecidedByItems,
  type HintKind,
  type InstanceHint,
} from '#core/dialect/instance-hint.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { findInAnswer, findToken } from '#core/finding/find-answer.ts'
import { moodOfFinding, type Finding } from '#core/finding/finding.ts'
import { createItemFinders } from '#core/finding/items/find-items.ts'
import { readJson } from '#core/json/read-json.ts'
import {
  isSameParameter,
  renderParameter,
  type AskedParameter,
} from '#core/query/asked-parameter.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { AnswerIndex } from '#core/response/answer-index.ts'
import type { AskedPage } from '#core/response/asked-page.ts'
import { isBroken } from '#core/response/body-without-items.ts'
import { endpointAliases } from '#core/response/endpoint-aliases.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createAnswerJudge } from '#core/verdict/judge-answer.ts'
import {
  isLoud,
  type Verdict,
  type VerdictKind,
  type VerdictReason,
} from '#core/verdict/verdict.ts'
import {
  judgeReading,
  renderUnsent,
  type ReadRequest,
  type UnsentParameter,
  type UnsentReason,
} from './judge-reading.ts'
import { listKnownHints } from './known-hints.ts'

/** One request, ready to be sent, with what is known of its server. */
export interface JudgedQuery {
  form: QueryForm
  plan: RequestPlan
  conventions: Conventions
  /** The server's address, without a trailing slash. */
  baseUrl: string
  /** What its file says that is sent in another way or not at all; null where it is of no file. */
  read: ReadRequest | null
}

/** What one response says of its request, without anybody looking at it. Plain data. */
export type JudgedResponse =
  | {
      kind: 'judged'
      status: number
      /** The digits of `meta`; null where the response tells none. */
      total: string | null
      /** Items on the page. */
      items: number
      isDatacycle: boolean
      parameters: readonly JudgedParameter[]
      /** Faults of the response itself, by kind; hints are not among them. */
      findings: readonly Finding['kind'][]
    }
  | { kind: 'not-judged'; status: number | null; why: NotJudged }

/** The same with all that a sentence about it needs. */
export type Judgement =
  | {
      kind: 'judged'
      status: number
      total: string | null
      items: number
      isDatacycle: boolean
      lines: readonly JudgementLine[]
      /** Faults of the response itself; hints are not among them. */
      faults: readonly Finding[]
      /** What its items have, without what stands in them. */
      profile: ContentProfile
    }
  | Extract<JudgedResponse, { kind: 'not-judged' }>

/** What there is to say of one parameter. */
export type JudgementLine =
  | { kind: 'verdict'; verdict: Verdict }
  /** What is known of the server, where the items cannot show it. */
  | { kind: 'hint'; parameter: AskedParameter; hint: InstanceHint }
  /** Sent in another way than the file has it, or not at all. */
  | { kind: 'unsent'; unsent: UnsentParameter }

/** What was seen of one parameter. */
export interface JudgedParameter {
  /** As `renderParameter` gives it. */
  parameter: string
  verdict: VerdictKind
  /**
   * Why, as `core/verdict/verdict.ts` or, for what is known of dataCycle CORE, `core/dialect/instance-hint.ts` calls it;
   * of what a file has and the form does not send, `UnsentReason`.
   */
  reason: JudgedReason
  isLoud: boolean
}

export type JudgedReason = VerdictReason['kind'] | HintKind | UnsentReason

export type NotJudged =
  /** Answered, but not with success. */
  | 'status'
  /** No response at all. */
  | 'no-response'
  /** Success without a list of items. */
  | 'no-list'
  /** The response broke off. */
  | 'incomplete'
  /** A page without items proves nothing of its parameters. */
  | 'no-items'
  /** The form cannot be sent. */
  | 'incomplete-query'
  /** The file names another server than the one whose token is used. */
  | 'other-server'
  /** No connection leads to its server. */
  | 'no-connection'
  /** The token of its connection cannot be read now. */
  | 'locked-token'
  /** The check was ended before its turn, or while its response was awaited. */
  | 'stopped'

/** A response that has come to its end. */
export interface EndedResponse {
  head: ExchangeHead
  index: AnswerIndex
  outcome: ExchangeOutcome | null
}

/** What a report holds of a judgement. */
export function summariseJudgement(judgement: Judgement): JudgedResponse {
  if (judgement.kind === 'not-judged') return judgement
  const { status, total, items, isDatacycle, lines, faults } = judgement
  return {
    kind: 'judged',
    status,
    total,
    items,
    isDatacycle,
    parameters: lines.map(summariseLine),
    findings: [...new Set(faults.map(({ kind }) => kind))],
  }
}

function summariseLine(line: JudgementLine): JudgedParameter {
  switch (line.kind) {
    case 'verdict': {
      const { parameter, kind, reason } = line.verdict
      const name = renderParameter(parameter)
      return { parameter: name, verdict: kind, reason: reason.kind, isLoud: isLoud(line.verdict) }
    }
    case 'hint': {
      const name = renderParameter(line.parameter)
      const reason = hintRules[line.hint.word].kind
      return { parameter: name, verdict: 'ignored', reason, isLoud: true }
    }
    case 'unsent': {
      const { verdict, reason } = line.unsent
      const name = renderUnsent(line.unsent)
      return { parameter: name, verdict, reason, isLoud: verdict === 'ignored' }
    }
  }
}

/** As `judgeResponse`, with what its sentences need. */
export function judgeInFull(
  query: JudgedQuery,
  { head, index, outcome }: EndedResponse,
): Judgement {
  const { status } = head
  const { shape } = index.scan
  const notJudged = (why: NotJudged): Judgement => ({ kind: 'not-judged', status, why })
  if (status < 200 || status > 299) return notJudged('status')
  if (isBroken(index.findings())) return notJudged('incomplete')
  if (shape !== 'envelope' && shape !== 'bare-array') return notJudged('no-list')
  if (index.itemCount === 0) return notJudged('no-items')

  const envelope = readEnvelope(index)
  const { paging, links, context } = envelope
  const page: AskedPage = {
    plan: query.plan,
    query: { form: query.form, plan: query.plan },
    conventions: query.conventions,
    baseUrl: query.baseUrl,
    paging,
    links,
    items: index.itemCount,
    endpointAliases: endpointAliases(paging, head.sent.url),
  }
  const judge = createAnswerJudge(page, findNearNames)
  const finders = createItemFinders(query.form, query.conventions)
  const profile = createContentProfile()
  for (let position = 0; position < index.itemCount; position += 1) {
    const item = readJson(index.itemText(position))
    if (!item.ok) continue
    judge.add(item.value)
    finders.add(item.value, position)
    profile.add(item.value)
  }
  const memberNames = index.members().map(({ name }) => name)
  const verdicts = judge.verdicts({ context, memberNames })
  const findings = [
    ...findToken(outcome?.masked ?? 0),
    ...findInAnswer({
      head,
      page,
      shape,
      isDatacycle: context.isDatacycle,
      body: envelope.findings,
      complaints: envelope.complaints,
      ownWords: envelope.ownWords,
      items: finders.findings(),
      lostItems: null,
      ofPageBefore: null,
    }),
  ]
  const { isDatacycle } = context
  const hints = listKnownHints(query.form, { conventions: query.conventions, isDatacycle })
  const unsent = query.read === null ? [] : judgeReading(query.read, query.form, isDatacycle)
  return {
    kind: 'judged',
    status,
    total: paging.total,
    items: index.itemCount,
    isDatacycle,
    lines: [
      ...verdicts.map((verdict) => joinHint(verdict, hints)),
      ...unsent.map((one): JudgementLine => ({ kind: 'unsent', unsent: one })),
    ],
    faults: findings.filter(isFault),
    profile: profile.read(paging.total),
  }
}

/**
 * What is known of the server stands in place of what its items cannot show. A hint that items decide against
 * gives way to them.
 */
function joinHint(verdict: Verdict, hints: readonly InstanceHint[]): JudgementLine {
  const { parameter, kind } = verdict
  const hint = hints.find(
    (one) =>
      one.parameter !== null &&
      isSameParameter(one.parameter, parameter) &&
      !(kind === 'obeyed' && isDecidedByItems(one)),
  )
  return isLoud(verdict) || hint === undefined
    ? { kind: 'verdict', verdict }
    : { kind: 'hint', parameter, hint }
}

const isFault = (finding: Finding): boolean => ['trouble', 'doubt'].includes(moodOfFinding(finding))
