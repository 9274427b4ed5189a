import { shallowRef, watch } from 'vue'
import type { SeenType } from '#core/content/observe-type.ts'
import { useOwnAnswer } from './use-own-answer.ts'

/** The types of the items of the answer to this request; null while there is none, or none with items. */
export function useSeenTypes() {
  const ownAnswer = useOwnAnswer()
  const seen = shallowRef<SeenType | null>(null)

  watch(
    () => ownAnswer.value?.sent.id,
    async (id) => {
      seen.value = null
      const own = ownAnswer.value
      if (own === null || own.end.items === 0) return
      const { types } = await own.client.ask({ kind: 'types' })
      if (id === ownAnswer.value?.sent.id) seen.value = types
    },
    { immediate: true },
  )

  return seen
}
