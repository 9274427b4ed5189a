import { useWords } from '#app/i18n/use-words.ts'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'

/** Explains why a response body broke off; null for a complete body. */
export function useBrokenOffBodyWords() {
  const { say, sayKind, formatSize } = useWords()

  return ({ outcome, bytes }: AnswerEnd): string | null => {
    if (outcome === null || outcome.kind === 'complete') return null
    const { cause } = outcome
    const size = formatSize(bytes)
    switch (cause.kind) {
      case 'silence':
        return say('exchange.broken.silence', { size, seconds: cause.afterMs / 1000 })
      case 'too-large':
        return say('exchange.broken.too-large', { limit: formatSize(cause.limitBytes) })
      case 'reset':
      case 'bad-encoding':
      case 'cancelled':
      case 'other':
        return sayKind('exchange.broken', { size, ...cause })
    }
  }
}
