import { useMessage } from 'naive-ui'
import type { Refusal } from '#app/client/refusal.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Shows why something could not be done, long enough to read; shows nothing for null. */
export function useTellRefusal(): (refusal: Refusal | null) => void {
  const message = useMessage()
  const describeRefusal = useRefusalWords()
  return (refusal) => {
    if (refusal) message.error(describeRefusal(refusal), { duration: 12_000, closable: true })
  }
}
