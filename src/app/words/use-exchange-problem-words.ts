import { useWords } from '#app/i18n/use-words.ts'
import { maxRedirects } from '#core/exchange/limits.ts'
import { isMac } from '#app/ui/is-mac.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'

/** Describes why there is no response, and what to try. */
export function useExchangeProblemWords(): (problem: AnswerProblem) => {
  title: string
  text: string
} {
  const { say, sayKind } = useWords()

  function describeText(problem: AnswerProblem): string {
    switch (problem.kind) {
      case 'tls':
        return say(`exchange.problem.tls.text.${problem.reason}`, { host: problem.host })
      case 'redirect-refused':
        return say(`exchange.problem.redirect-refused.text.${problem.reason}`, {
          to: problem.to,
          max: maxRedirects,
        })
      case 'timeout':
        return say('exchange.problem.timeout.text', { seconds: problem.afterMs / 1000 })
      case 'unreachable': {
        const text = say('exchange.problem.unreachable.text', problem)
        return isMac ? `${text} ${say('exchange.problem.unreachable.onMac')}` : text
      }
      case 'dns':
      case 'refused':
      case 'reset':
      case 'proxy':
      case 'cancelled':
      case 'not-http':
      case 'plain-http':
      case 'foreign-link':
      case 'unknown-connection':
      case 'token-unavailable':
      case 'invalid-request':
      case 'host-fault':
      case 'other':
      case 'host-gone':
      case 'app-refused':
      case 'not-kept':
        return sayKind('exchange.problem', problem, '.text')
    }
  }

  return (problem) => ({
    title: say(`exchange.problem.${problem.kind}.title`),
    text: describeText(problem),
  })
}
