import { useI18n } from 'vue-i18n'
import type { RequestTextProblem } from '#core/import/read-request-text.ts'

/** Why a text could not be read into a query. */
export function usePasteProblemWords() {
  const { t } = useI18n()

  return (found: RequestTextProblem): string => {
    switch (found.kind) {
      case 'body-not-json':
        return t('reading.problem.body-not-json', {
          line: found.fault.line,
          column: found.fault.column,
        })
      case 'not-an-endpoint':
        return t('reading.problem.not-an-endpoint', { path: found.path })
      case 'unclosed-quote':
        return t('reading.problem.unclosed-quote', { quote: found.quote })
      case 'other-method':
        return t('reading.problem.other-method', { method: found.method })
      case 'wrong-shape':
        return t('reading.problem.wrong-shape', { detail: found.complaints[0] ?? '' })
      default:
        return t(`reading.problem.${found.kind}`)
    }
  }
}
