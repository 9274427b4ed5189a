import { describeHints } from '#core/dialect/describe-hints.ts'
import { hintRules, isDecidedByItems, type InstanceHint } from '#core/dialect/instance-hint.ts'
import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { findInAnswer, findToken } from '#core/finding/find-answer.ts'
import { moodOfFinding, type Finding } from '#core/finding/finding.ts'
import { createItemFinders } from '#core/finding/items/find-items.ts'
import { readId } from '#core/content/item-id.ts'
import { readJson } from '#core/json/read-json.ts'
import { isSameParameter, parameterOfExtra, renderParameter } from '#core/query/asked-parameter.ts'
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
import { isLoud, type Verdict, type VerdictKind } from '#core/verdict/verdict.ts'
import { judgeReading, type ReadRequest } from './judge-reading.ts'

/** One request, ready to be sent, with what is known of its server. */
export interface JudgedQuery {
  form: QueryForm
  plan: RequestPlan
  conventions: Conventions
  /** The server's address, without a trailing slash. */
  baseUrl: string
  /** Parameters that are sent in another way than the file has them. */
  rewritten?: readonly string[]
  /** What the file says that is sent in another way or not at all; tells more than `rewritten`, which it replaces. */
  read?: ReadRequest
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

/** What was seen of one parameter. */
export interface JudgedParameter {
  /** As `renderParameter` gives it. */
  parameter: string
  verdict: VerdictKind
  /**
   * Why, as `core/verdict/verdict.ts` or, for what is known of dataCycle CORE, `core/dialect/instance-hint.ts` calls it;
   * of what a file has and the form does not send, `UnsentReason`.
   */
  reason: string
  isLoud: boolean
}

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
  /** The check was ended before its turn. */
  | 'stopped'

/** Judges a response that has come to its end: the same verdicts, findings and hints as in the window. */
export function judgeResponse(
  query: JudgedQuery,
  {
    head,
    index,
    outcome,
  }: { head: ExchangeHead; index: AnswerIndex; outcome: ExchangeOutcome | null },
): JudgedResponse {
  const { status } = head
  const { shape } = index.scan
  const notJudged = (why: NotJudged): JudgedResponse => ({ kind: 'not-judged', status, why })
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
  const ids: string[] = []
  for (let position = 0; position < index.itemCount; position += 1) {
    const item = readJson(index.itemText(position))
    if (!item.ok) continue
    judge.add(item.value)
    finders.add(item.value, position)
    ids.push(readId(item.value) ?? '')
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
  const hints = describeHints(query.form, {
    conventions: query.conventions,
    isDatacycle: context.isDatacycle,
    seen: { relations: [], attributes: [] },
    languages: null,
    dynamicEndpoints: new Set(),
  })
  return {
    kind: 'judged',
    status,
    total: paging.total,
    items: index.itemCount,
    isDatacycle: context.isDatacycle,
    parameters: [
      ...joinHints(verdicts, hints),
      ...(query.read ? judgeReading(query.read, query.form, context.isDatacycle) : []),
      ...(query.rewritten ?? []).map((name): JudgedParameter => ({
        parameter: renderParameter(parameterOfExtra(name)),
        verdict: 'unknown',
        reason: 'written-differently',
        isLoud: false,
      })),
    ],
    findings: [...new Set(findings.filter(isFault).map(({ kind }) => kind))],
  }
}

/** Names that one page has not shown may still exist: said beside a field, and no result of a check. */
const unproved: readonly InstanceHint['word'][] = ['fields-unseen', 'relation-unseen']

/**
 * What is known of the server stands in place of what its items cannot show. A hint that items decide against
 * gives way to them.
 */
function joinHints(
  verdicts: readonly Verdict[],
  hints: readonly InstanceHint[],
): JudgedParameter[] {
  const known = hints.filter(({ word }) => !unproved.includes(word))
  return verdicts.map((verdict): JudgedParameter => {
    const { parameter, kind, reason } = verdict
    const name = renderParameter(parameter)
    const hint = known.find(
      (one) =>
        one.parameter !== null &&
        isSameParameter(one.parameter, parameter) &&
        !(kind === 'obeyed' && isDecidedByItems(one)),
    )
    return isLoud(verdict) || hint === undefined
      ? { parameter: name, verdict: kind, reason: reason.kind, isLoud: isLoud(verdict) }
      : { parameter: name, verdict: 'ignored', reason: hintRules[hint.word].kind, isLoud: true }
  })
}

const isFault = (finding: Finding): boolean => ['trouble', 'doubt'].includes(moodOfFinding(finding))
