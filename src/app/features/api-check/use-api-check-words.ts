import { useWords } from '#app/i18n/use-words.ts'
import { type CardWarning, renderApiCheck } from '#core/investigate/api-check/card.ts'
import {
  sectionOf,
  standingOf,
  type ApiCheckLine,
  type LineOutcome,
  type Standing,
  bodyKinds,
} from '#core/investigate/api-check/line.ts'
import type { ApiCheckCard } from '#core/investigate/api-check/plan-api-check.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'
import type { ApiCheck } from '#app/stores/api-check-store.ts'

/** Returns functions that describe the API check, and render it as a Markdown report. */
export function useApiCheckWords() {
  const { say, sayUnchecked, sayKind, formatMoment } = useWords()
  const describeFailure = useFailureWords()
  const endpoints = useEndpointsStore()

  /** Includes the API's name of the endpoint, because readers of the report may not know its label. */
  function nameOfEndpoint({ connectionId, endpoint }: ApiCheck['subject']): string {
    const label = endpoints.endpointLabelOf(connectionId, endpoint)
    return label === null ? endpoint : `${label} (${endpoint})`
  }

  function describeBody(name: string): string {
    const kind = bodyKinds.find((one) => one === name) ?? 'unread'
    return say(`apiCheck.body.${kind}`)
  }

  /** Sorting by either date is described in the same words. */
  const wordsOf = (outcome: LineOutcome) =>
    outcome === 'sort-created-reverses'
      ? 'sort-date-reverses'
      : outcome === 'sort-created-ignored'
        ? 'sort-date-ignored'
        : outcome === 'sort-created-unordered'
          ? 'sort-date-unordered'
          : outcome

  function describeLine(line: ApiCheckLine): string {
    if (line.kind === 'unanswered')
      return say('apiCheck.unanswered', { reason: describeFailure(line.failure) })
    const { body = '' } = line.values
    return sayUnchecked(`apiCheck.outcome.${wordsOf(line.outcome)}`, {
      ...line.values,
      body: describeBody(body),
    })
  }

  function describeSection(line: ApiCheckLine): string {
    const { name, topic } = sectionOf(line)
    return `${name} (${say(`apiCheck.topic.${topic}`)})`
  }

  function describeWarning(warning: CardWarning): string {
    return sayKind('apiCheck.warning', warning)
  }

  function describeCounts({ lines }: ApiCheckCard, sent: number): string {
    const countOf = (standing: Standing) =>
      String(lines.filter((line) => standingOf(line) === standing).length)
    return say('apiCheck.counts', {
      documented: countOf('documented'),
      deviates: countOf('deviates'),
      undocumented: countOf('undocumented'),
      unknown: countOf('unknown'),
      sent,
    })
  }

  function renderMarkdown({ subject, askedAt, state }: ApiCheck, card: ApiCheckCard): string {
    const column = (name: 'check' | 'section' | 'standing' | 'seen') =>
      say(`apiCheck.column.${name}`)
    return renderApiCheck({
      title: say('apiCheck.title', { name: subject.connectionName }),
      facts: [
        subject.baseUrl,
        `${say('query.endpoint')}: ${nameOfEndpoint(subject)}`,
        formatMoment(askedAt),
        describeCounts(card, state.sent),
      ],
      warnings: card.warnings.map(describeWarning),
      headings: [column('check'), column('section'), column('standing'), column('seen')],
      lines: card.lines.map((line) => [
        say(`apiCheck.check.${line.check}`),
        describeSection(line),
        say(`apiCheck.standing.${standingOf(line)}`),
        describeLine(line),
      ]),
      document: say('apiCheck.document'),
    })
  }

  return { describeFailure, describeLine, describeWarning, describeCounts, renderMarkdown }
}
