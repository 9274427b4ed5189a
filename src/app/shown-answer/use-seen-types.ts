import { shallowRef, watch } from 'vue'
import type { SeenAnswer } from '#core/content/observe-type.ts'
import { useAnswerOfForm } from './use-own-answer.ts'

/** The types in the response to this request; null without a response or items. */
export function useSeenTypes() {
  const ownAnswer = useAnswerOfForm()
  const seen = shallowRef<SeenAnswer | null>(null)

  watch(
    () => ownAnswer.value?.sent.id,
    async (id) => {
      seen.value = null
      const own = ownAnswer.value
      if (own === null || own.end.items === 0) return
      const { seen: answered } = await own.client.ask({ kind: 'types' })
      if (id === ownAnswer.value?.sent.id) seen.value = answered
    },
    { immediate: true },
  )

  return seen
}
