import { useMessage } from 'naive-ui'
import type { Refusal } from '#app/client/refusal.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Tells why something could not be done, for as long as it takes to read; null was done. */
export function useTellRefusal(): (refused: Refusal | null) => void {
  const message = useMessage()
  const describeRefusal = useRefusalWords()
  return (refused) => {
    if (refused) message.error(describeRefusal(refused), { duration: 12_000, closable: true })
  }
}
