import { useWords } from '#app/i18n/use-words.ts'
import type { StepFailure } from '#core/investigate/investigation.ts'
import type { Refusal } from '#app/client/host-client.ts'
import { gibibyte, maxRedirects } from '#core/exchange/limits.ts'
import { isMac } from '#app/ui/is-mac.ts'
import { longMs, useMessage } from '#app/ui/message.ts'
import type { ResponseProblem, ResponseEnd } from '#app/response-worker/protocol.ts'

/** Describes why a request of an investigation has no result. */
export function useFailureWords() {
  const { say, hasMessage } = useWords()

  return (failure: StepFailure): string => {
    switch (failure.kind) {
      case 'status':
        return say('doctor.failure.status', { status: failure.status })
      case 'no-list':
        return say('doctor.failure.noList')
      case 'problem': {
        const title = `exchange.problem.${failure.problem}.title`
        return say(hasMessage(title) ? title : 'exchange.problem.other.title')
      }
    }
  }
}

/** Describes why something could not be saved or changed. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { say, sayKind, formatCount } = useWords()
  return (refusal) => {
    switch (refusal.kind) {
      case 'base-url':
        return say(`connect.baseUrlProblem.${refusal.reason}`)
      case 'certificates':
        return say(`connect.certificateProblem.${refusal.reason}`)
      case 'token':
        return say(`connect.tokenProblem.${refusal.problem}`, {
          codePoint: 'codePoint' in refusal ? refusal.codePoint : '',
        })
      case 'host-gone':
        return say('connect.hostGone')
      case 'folder':
        return say(`workspace.folderProblem.${refusal.reason}`)
      case 'changed-elsewhere':
        return say('workspace.changedElsewhere')
      case 'unknown-connection':
        return say('connect.connectionGone')
      case 'token-unavailable':
        return say('sets.problem.token-unavailable')
      case 'host-fault':
        return say('exchange.problem.host-fault.text', { detail: refusal.detail })
      case 'app-refused':
        return say('exchange.problem.app-refused.text', { status: String(refusal.status) })
      case 'invalid-request':
        return say('connect.invalid', { detail: refusal.detail })
      case 'sets-full':
        return [
          say('sets.paused.sets-full', { limit: formatCount(refusal.limit / gibibyte) }),
          say('sets.next.sets-full'),
        ].join(' ')
      case 'set-held':
        return say('sets.elsewhere', { pid: String(refusal.pid), host: refusal.host })
      default:
        return sayKind('app.notSaved', refusal)
    }
  }
}

/** Shows why something could not be done, long enough to read; shows nothing for null. */
export function useTellRefusal(): (refusal: Refusal | null) => void {
  const message = useMessage()
  const describeRefusal = useRefusalWords()
  return (refusal) => {
    if (refusal) message.error(describeRefusal(refusal), { durationMs: longMs, isClosable: true })
  }
}

/** Describes why there is no response, and what to try. */
export function useExchangeProblemWords(): (problem: ResponseProblem) => {
  title: string
  text: string
} {
  const { say, sayKind } = useWords()

  function describeText(problem: ResponseProblem): string {
    switch (problem.kind) {
      case 'tls':
        return [
          say(`exchange.problem.tls.text.${problem.reason}`, { host: problem.host }),
          ...(problem.fingerprint === undefined
            ? []
            : [say('exchange.problem.tls.fingerprint', { fingerprint: problem.fingerprint })]),
        ].join(' ')
      case 'invalid-head':
        return say(`exchange.problem.invalid-head.text.${problem.reason}`, { host: problem.host })
      case 'redirect-refused':
        return say(`exchange.problem.redirect-refused.text.${problem.reason}`, {
          to: problem.to,
          max: maxRedirects,
        })
      case 'timeout':
        return say('exchange.problem.timeout.text', { seconds: problem.afterMs / 1000 })
      case 'unreachable': {
        const text = say('exchange.problem.unreachable.text', problem)
        return isMac() ? `${text} ${say('exchange.problem.unreachable.onMac')}` : text
      }
      case 'proxy':
        return problem.status === 407
          ? say('exchange.problem.proxy.login', problem)
          : sayKind('exchange.problem', problem, '.text')
      case 'token-unavailable':
        return say('sets.problem.token-unavailable')
      default:
        return sayKind('exchange.problem', problem, '.text')
    }
  }

  return (problem) => ({
    title: say(`exchange.problem.${problem.kind}.title`),
    text: describeText(problem),
  })
}

/** Explains why a response body broke off; null for a complete body. */
export function useBrokenOffBodyWords() {
  const { say, sayKind, formatSize } = useWords()

  return ({ outcome, bytes }: ResponseEnd): string | null => {
    if (outcome === null || outcome.kind === 'complete') return null
    const { cause } = outcome
    const size = formatSize(bytes)
    switch (cause.kind) {
      case 'silence':
        return say('exchange.broken.silence', { size, seconds: cause.afterMs / 1000 })
      case 'duration':
        return say('exchange.broken.duration', { size, seconds: cause.afterMs / 1000 })
      case 'too-large':
        return say('exchange.broken.too-large', { limit: formatSize(cause.limitBytes) })
      default:
        return sayKind('exchange.broken', { size, ...cause })
    }
  }
}
