import { useWords } from '#app/i18n/use-words.ts'
import type { Access } from '#core/investigate/access.ts'
import { useFailureWords } from '#app/words/use-failure-words.ts'

/** Returns a function that describes in one line what a token can read of an endpoint. */
export function useAccessWords() {
  const { say, formatSentMoment, formatDuration } = useWords()
  const describeFailure = useFailureWords()

  function describeClosed({ status, why }: Extract<Access, { kind: 'closed' }>): string {
    if (why !== null) return say(`access.refused.${why}`)
    switch (status) {
      case 401:
      case 403:
      case 404:
        return say(`access.closed.${status}`)
      default:
        return say('access.closed.other', { status })
    }
  }

  return (access: Access): string => {
    switch (access.kind) {
      case 'waiting':
        return ''
      case 'failed':
        return describeFailure(access.failure)
      case 'closed':
        return describeClosed(access)
      case 'open': {
        const { total, newest, firstByteMs } = access
        return [
          total === null
            ? say('access.noCount')
            : say('results.total', { count: BigInt(total) }, Number(total)),
          ...(newest === null ? [] : [say('access.changed', { time: formatSentMoment(newest) })]),
          // The number stays on one line with its unit.
          ...(firstByteMs === null ? [] : [formatDuration(firstByteMs).replace(' ', '\u00a0')]),
        ].join(' · ')
      }
    }
  }
}
