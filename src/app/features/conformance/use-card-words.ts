import { useI18n } from 'vue-i18n'
import type { CardWarning } from '#core/investigate/conformance/find-warnings.ts'
import {
  clauseOf,
  standingOf,
  type ConformanceLine,
  type Standing,
} from '#core/investigate/conformance/line.ts'
import { bodyKinds } from '#core/investigate/conformance/line-of.ts'
import { renderConformance } from '#core/investigate/conformance/render-conformance.ts'
import type { ConformanceCard } from '#core/investigate/conformance/ask-conformance.ts'
import { useFormats } from '#app/ui/use-formats.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import type { CardAsking } from '#app/stores/conformance-store.ts'

/** Says the lines of a conformance card, and writes the whole of it down. */
export function useCardWords() {
  const { t } = useI18n()
  const describeFailure = useFailureWords()
  const { formatMoment } = useFormats()

  function describeBody(name: string): string {
    const kind = bodyKinds.find((one) => one === name) ?? 'unread'
    return t(`conformance.body.${kind}`)
  }

  function describeLine(line: ConformanceLine): string {
    if (line.kind === 'unanswered')
      return t('conformance.unanswered', { reason: describeFailure(line.failure) })
    const { body } = line.values
    const values = { ...line.values, ...(body !== undefined && { body: describeBody(body) }) }
    return t(`conformance.outcome.${line.outcome}`, values)
  }

  function describeWarning(warning: CardWarning): string {
    return t(`conformance.warning.${warning.kind}`, { ...warning })
  }

  function describeCounts({ lines }: ConformanceCard, sent: number): string {
    const countOf = (standing: Standing) =>
      String(lines.filter((line) => standingOf(line) === standing).length)
    return t('conformance.counts', {
      documented: countOf('documented'),
      otherwise: countOf('otherwise'),
      unsaid: countOf('unsaid'),
      unknown: countOf('unknown'),
      sent: String(sent),
    })
  }

  function writeDown({ subject, askedAt, state }: CardAsking, card: ConformanceCard): string {
    const column = (name: 'check' | 'section' | 'standing' | 'seen') =>
      t(`conformance.column.${name}`)
    return renderConformance({
      title: t('conformance.title', { name: subject.connectionName }),
      facts: [
        subject.baseUrl,
        `${t('conformance.endpoint')}: ${subject.endpoint}`,
        formatMoment(askedAt),
        describeCounts(card, state.sent),
      ],
      warnings: card.warnings.map(describeWarning),
      head: [column('check'), column('section'), column('standing'), column('seen')],
      lines: card.lines.map((line) => [
        t(`conformance.check.${line.check}`),
        clauseOf(line),
        t(`conformance.standing.${standingOf(line)}`),
        describeLine(line),
      ]),
      document: t('conformance.document'),
    })
  }

  return { describeFailure, describeLine, describeWarning, describeCounts, writeDown }
}
