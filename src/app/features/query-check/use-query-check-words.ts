import {
  isUnsentProblem,
  type UnsentParameter,
  type UnsentReason,
} from '#core/query-check/judge-reading.ts'
import { isNotJudged } from '#core/query-check/query-check-report.ts'
import type { JudgementLine, NotJudged } from '#core/query-check/judge-response.ts'
import type { Foreseen } from '#core/query-check/plan-query-check.ts'
import { hasProblem } from '#core/verdict/verdict.ts'
import type { InstanceHint } from '#core/dialect/instance-hint.ts'
import { useFindingWords } from '#app/features/diagnose/use-finding-words.ts'
import { useVerdictWords } from '#app/features/verdicts/use-verdict-words.ts'
import { useWords, type MessageKey } from '#app/i18n/use-words.ts'
import type { QueryCheckRow } from '#app/stores/query-check-store.ts'
import { useExchangeProblemWords } from '#app/words/use-failure-words.ts'
import { useParameterWords, useExpectationWords } from '#app/words/use-condition-words.ts'

/** A sentence about a row; `subject` is the name of its parameter, or '' if there is none. */
export interface QueryCheckSentence {
  tone: 'bad' | 'unknown' | 'good'
  subject: string
  text: string
}

export function useQueryCheckWords() {
  const { say } = useWords()
  const { describeLine, describeForeseen } = useLineWords()
  const { describeFinding } = useFindingWords()
  const describeProblem = useExchangeProblemWords()
  const describeExpectation = useExpectationWords()

  function describeStatus({ entry, check, status, faultCount, report }: QueryCheckRow): string {
    switch (status) {
      case 'waiting':
        return entry.foreseen.length > 0
          ? say('queryCheck.foreseen', { count: entry.foreseen.length })
          : say('queryCheck.status.waiting')
      case 'running':
      case 'fine':
        return say(`queryCheck.status.${status}`)
      case 'loud':
        return say('queryCheck.status.loud', { count: faultCount })
      case 'not-judged':
      case 'not-sent': {
        if (check.kind === 'stopped' || report.result.kind !== 'not-judged')
          return say('queryCheck.why.stopped')
        const { why } = report.result
        return why === 'status'
          ? say('queryCheck.why.status', { status: String(report.result.status) })
          : say(`queryCheck.why.${why}`)
      }
    }
  }

  /** All sentences about a row, problems first. */
  function listSentences({ entry, check, problem, report }: QueryCheckRow): QueryCheckSentence[] {
    if (report.result.kind === 'not-judged' && entry.planned.kind === 'refused')
      return [sentence('bad', '', describeWhy(report.result.why, null, entry.baseUrl))]
    if (check.kind !== 'checked')
      return check.kind === 'stopped'
        ? [sentence('unknown', '', say('queryCheck.detail.stopped'))]
        : entry.foreseen.map(describeForeseen)
    const { judgement } = check
    const unmet = (judgement.expectations ?? [])
      .filter(({ isMet }) => !isMet)
      .map((one) => sentence('bad', '', describeExpectation(one)))
    if (judgement.kind === 'not-judged') {
      const { why, status } = judgement
      const described = problem === null ? null : describeProblem(problem)
      const text =
        why === 'no-response' && described !== null
          ? `${described.title}. ${described.text}`
          : describeWhy(why, status, entry.baseUrl)
      if (!isNotJudged(report)) return [sentence('good', '', text)]
      return [...unmet, sentence(why === 'stopped' ? 'unknown' : 'bad', '', text)]
    }
    const lines = judgement.lines.map(describeLine)
    const ofTone = (tone: QueryCheckSentence['tone']) => lines.filter((line) => line.tone === tone)
    const fine = ofTone('good').length
    return [
      ...unmet,
      ...judgement.faults.map((fault) =>
        sentence('bad', say('panes.answer'), describeFinding(fault, null)),
      ),
      ...ofTone('bad'),
      ...ofTone('unknown'),
      ...(fine > 0 ? [sentence('good', '', say('verdicts.quiet.obeyed', { count: fine }))] : []),
    ]
  }

  const describeWhy = (why: NotJudged, status: number | null, server: string): string =>
    why === 'no-list'
      ? say('sets.paused.no-list')
      : say(`queryCheck.detail.${why}`, { status: String(status), server })

  return { describeStatus, listSentences }
}

/** Describes what was found about one parameter, or is known of it before the request. */
function useLineWords() {
  const { say } = useWords()
  const nameOfParameter = useParameterWords()
  const { describeReason } = useVerdictWords()

  function describeLine(line: JudgementLine): QueryCheckSentence {
    switch (line.kind) {
      case 'verdict': {
        const { verdict } = line
        const tone = hasProblem(verdict) ? 'bad' : verdict.kind === 'unknown' ? 'unknown' : 'good'
        return sentence(tone, nameOfParameter(verdict.parameter), describeReason(verdict.reason))
      }
      case 'hint':
        return sentence('bad', nameOfParameter(line.parameter), describeHint(line.hint))
      case 'unsent':
        return describeUnsent(line.unsent)
    }
  }

  const describeForeseen = (line: Foreseen): QueryCheckSentence =>
    line.kind === 'hint'
      ? sentence('bad', nameOfHint(line.hint), describeHint(line.hint))
      : describeUnsent(line.unsent)

  const nameOfHint = ({ parameter }: InstanceHint) =>
    parameter === null ? '' : nameOfParameter(parameter)
  const describeHint = ({ messageKey, values }: InstanceHint) =>
    say(`hint.words.${messageKey}`, values)

  function describeUnsent(unsent: UnsentParameter): QueryCheckSentence {
    const { subject, verdict, reason } = unsent
    const name = subject.kind === 'body' ? say('query.body') : nameOfParameter(subject)
    const key =
      reason === 'in-both' && verdict === 'ignored'
        ? 'reading.note.in-both-datacycle'
        : unsentKeys[reason]
    return sentence(isUnsentProblem(unsent) ? 'bad' : 'unknown', name, say(key, { name }))
  }

  return { describeLine, describeForeseen }
}

/** How a parameter of a file is sent is said as of pasted text, what the server does with it as of a form. */
const unsentKeys = {
  'list-dropped': 'hint.words.list-dropped',
  'object-dropped': 'hint.words.object-dropped',
  'text-dropped': 'hint.words.text-dropped',
  'text-in-union': 'hint.words.text-in-union',
  'blank-filter': 'hint.words.value-blank',
  'in-both': 'reading.note.in-both',
  'body-not-read': 'reading.note.body-not-read',
  'body-not-json': 'reading.note.body-declared-otherwise',
  'body-of-get': 'reading.note.body-of-get',
  'latin-1': 'reading.note.latin-1',
  'encoded-twice': 'reading.note.encoded-twice',
  'broken-escape': 'reading.note.broken-escape',
  'not-sent': 'queryCheck.unsent.not-sent',
  'part-missing': 'queryCheck.unsent.part-missing',
  'written-differently': 'queryCheck.unsent.written-differently',
} as const satisfies Readonly<Record<UnsentReason, MessageKey>>

const sentence = (
  tone: QueryCheckSentence['tone'],
  subject: string,
  text: string,
): QueryCheckSentence => ({
  tone,
  subject,
  text,
})
