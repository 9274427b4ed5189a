import { useWords } from '#app/i18n/use-words.ts'
import type { ImportProblem, LeftOutRequestReason } from '#core/import/import.ts'
import { usePasteProblemWords } from '#app/words/use-paste-problem-words.ts'

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
      case 'too-deep':
      case 'one-of-several':
      case 'script':
        return say(`share.import.reason.${reason.kind}`)
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
