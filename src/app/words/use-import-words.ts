import { maxFolderDepth } from '#core/import/read-collection.ts'
import { useWords } from '#app/i18n/use-words.ts'
import type { RequestTextProblem } from '#core/import/read-request-text.ts'
import type { ImportProblem, LeftOutRequestReason } from '#core/import/import.ts'

/** Describes why a text could not be read as a query. */
export function usePasteProblemWords() {
  const { say, sayKind } = useWords()

  return (found: RequestTextProblem): string => {
    switch (found.kind) {
      case 'body-not-json':
        return say('reading.problem.body-not-json', {
          line: found.fault.line,
          column: found.fault.column,
        })
      case 'wrong-shape':
        return say('reading.problem.wrong-shape', { detail: found.complaints[0] ?? '' })
      default:
        return sayKind('reading.problem', found)
    }
  }
}

/** Returns functions that explain why a file, or a request in it, could not be imported. */
export function useImportWords() {
  const { say, sayKind } = useWords()
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
      case 'too-deep':
        return say('share.import.reason.too-deep', { most: maxFolderDepth })
      case 'member':
        return say('share.import.reason.member', {
          what: reason.what,
          reason: say(`reading.reason.${reason.reason}`),
        })
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
      default:
        return sayKind('share.import.reason', reason)
    }
  }

  return { describeProblem, describeReason }
}
