import { useWords } from '#app/i18n/use-words.ts'
import type { RequestTextProblem } from '#core/import/read-request-text.ts'

/** Describes why a text could not be read as a query. */
export function usePasteProblemWords() {
  const { say } = useWords()

  return (found: RequestTextProblem): string => {
    switch (found.kind) {
      case 'body-not-json':
        return say('reading.problem.body-not-json', {
          line: found.fault.line,
          column: found.fault.column,
        })
      case 'not-an-endpoint':
        return say('reading.problem.not-an-endpoint', { path: found.path })
      case 'unclosed-quote':
        return say('reading.problem.unclosed-quote', { quote: found.quote })
      case 'other-method':
        return say('reading.problem.other-method', { method: found.method })
      case 'unsupported-code':
        return say('reading.problem.unsupported-code', { language: found.language })
      case 'wrong-shape':
        return say('reading.problem.wrong-shape', { detail: found.complaints[0] ?? '' })
      case 'empty':
      case 'code-not-loaded':
      case 'too-much-code':
      case 'not-understood':
      case 'no-address':
      case 'body-not-object':
      case 'damaged-link':
      case 'newer-version':
      case 'too-large':
      case 'several-requests':
        return say(`reading.problem.${found.kind}`)
    }
  }
}
