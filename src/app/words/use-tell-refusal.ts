import { useMessage } from 'naive-ui'
import type { Refusal } from '#app/client/refusal.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Shows why something could not be done, long enough to read; shows nothing for null. */
export function useTellRefusal(): (refused: Refusal | null) => void {
  const message = useMessage()
  const describeRefusal = useRefusalWords()
  return (refused) => {
    if (refused) message.error(describeRefusal(refused), { duration: 12_000, closable: true })
  }
}
