import { useWords } from '#app/i18n/use-words.ts'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'

/** Returns a function that renders the total count of a response. */
export function useTotalWords(): (end: AnswerEnd | null) => string {
  const { say } = useWords()
  return (end) => {
    const total = end?.paging.total ?? null
    return total === null
      ? say('results.totalUnknown')
      : say('results.total', { count: BigInt(total) }, Number(total))
  }
}
