import { maxFolderDepth } from '#core/import/read-collection.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { RequestTextProblem } from '#core/import/read-request-text.ts'
import type { ImportProblem, LeftOutRequestReason } from '#core/import/import.ts'

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

/** Returns functions that explain why a file, or a request in it, could not be imported. */
export function useImportWords() {
  const { say } = useWords()
  const describePasteProblem = usePasteProblemWords()

  function describeProblem(problem: ImportProblem): string {
    const detail = problem.kind === 'wrong-shape' ? (problem.complaints[0] ?? '') : ''
    const name = problem.kind === 'other-format' ? problem.name : ''
    const line = problem.kind === 'not-yaml' ? problem.line : 0
    return say(`share.import.problem.${problem.kind}`, { detail, name, line })
  }

  function describeReason(reason: LeftOutRequestReason): string {
    switch (reason.kind) {
      case 'file':
        return describeProblem(reason.problem)
      case 'not-a-request':
      case 'token-in-query':
      case 'one-of-several':
      case 'script':
        return say(`share.import.reason.${reason.kind}`)
      case 'too-deep':
        return say('share.import.reason.too-deep', { most: maxFolderDepth })
      case 'yaml-tag':
        return say('share.import.reason.yaml-tag', { line: reason.line })
      case 'member':
        return say('share.import.reason.member', {
          what: reason.what,
          reason: say(`reading.reason.${reason.reason}`),
        })
      case 'no-value':
        return say('share.import.reason.no-value', { name: reason.name })
      case 'empty':
      case 'not-understood':
      case 'unsupported-code':
      case 'code-not-loaded':
      case 'too-much-code':
      case 'unclosed-quote':
      case 'no-address':
      case 'other-method':
      case 'not-an-endpoint':
      case 'body-not-json':
      case 'body-not-object':
        return describePasteProblem(reason)
    }
  }

  return { describeProblem, describeReason }
}
