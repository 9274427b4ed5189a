import { useWords } from '#app/i18n/use-words.ts'
import { useExchangeProblemWords } from './use-failure-words.ts'
import type { ConnectionView } from '#core/connection/connection.ts'
import type { Offered } from '#core/instance/offered.ts'
import type { ResponseProblem } from '#app/response-worker/protocol.ts'
import type { HostReply } from '#app/stores/instance-store.ts'

/** Returns a function that explains the state of a token and what to do about it. */
export function useTokenStateWords(): (state: ConnectionView['token']) => string {
  const { say, sayKind } = useWords()
  return (state) => {
    switch (state.kind) {
      case 'memory':
        return state.nextStart === 'no-token'
          ? say(`connect.tokenStateText.memory.${state.reason}`)
          : say(`connect.tokenStateText.memoryOverStored.${state.reason}`)
      case 'unreadable':
        return say('connect.tokenStateText.unreadable', { file: state.movedTo })
      default:
        return sayKind('connect.tokenStateText', state)
    }
  }
}

/** Describes why a server returned no list. */
export function useOfferedWords() {
  const { say } = useWords()
  const describeProblem = useExchangeProblemWords()
  const describe = (problem: ResponseProblem) => {
    const { title, text } = describeProblem(problem)
    return `${title}. ${text}`
  }
  return (offered: Exclude<HostReply<Offered<unknown>>, { kind: 'offered' }>): string => {
    switch (offered.kind) {
      case 'not-offered':
        return say('instance.notOffered', { status: offered.status })
      case 'token-refused':
        return say(offered.hadToken ? 'instance.tokenRefused' : 'instance.tokenMissing', {
          status: offered.status,
        })
      case 'fault':
        return say('instance.fault', { status: offered.status })
      case 'broken':
        return say('instance.broken')
      case 'host-gone':
      case 'app-refused':
        return describe(offered)
      case 'no-answer':
        return describe(offered.problem)
    }
  }
}
