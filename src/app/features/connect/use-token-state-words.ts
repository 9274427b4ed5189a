import { useWords } from '#app/i18n/use-words.ts'
import type { ConnectionView } from '#core/connection/connection-view.ts'

/** Returns a function that explains the state of a token and what to do about it. */
export function useTokenStateWords(): (state: ConnectionView['token']) => string {
  const { say } = useWords()
  return (state) => {
    switch (state.kind) {
      case 'memory':
        return state.nextStart === 'no-token'
          ? say(`connect.tokenStateText.memory.${state.reason}`)
          : say(`connect.tokenStateText.memoryOverStored.${state.reason}`)
      case 'unreadable':
        return say('connect.tokenStateText.unreadable', { file: state.movedTo })
      case 'none':
      case 'stored':
      case 'locked':
      case 'unavailable':
      case 'key-missing':
      case 'key-changed':
      case 'damaged':
      case 'other-origin':
      case 'newer-version':
      case 'sample':
        return say(`connect.tokenStateText.${state.kind}`)
    }
  }
}
