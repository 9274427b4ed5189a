import { useI18n } from 'vue-i18n'
import { isMac } from '#app/ui/is-mac.ts'
import type { AnswerProblem } from '#app/answer-worker/protocol.ts'

/** Says why there is no answer, and what to try. */
export function useExchangeProblemWords(): (problem: AnswerProblem) => {
  title: string
  text: string
} {
  const { t } = useI18n()

  function describeText(problem: AnswerProblem): string {
    switch (problem.kind) {
      case 'tls':
        return t(`exchange.problem.tls.text.${problem.reason}`, { host: problem.host })
      case 'redirect-refused':
        return t(`exchange.problem.redirect-refused.text.${problem.reason}`, { to: problem.to })
      case 'timeout':
        return t('exchange.problem.timeout.text', { seconds: problem.afterMs / 1000 })
      case 'unreachable': {
        const text = t('exchange.problem.unreachable.text', { ...problem })
        return isMac ? `${text} ${t('exchange.problem.unreachable.onMac')}` : text
      }
      default:
        return t(`exchange.problem.${problem.kind}.text`, { ...problem })
    }
  }

  return (problem) => ({
    title: t(`exchange.problem.${problem.kind}.title`),
    text: describeText(problem),
  })
}
