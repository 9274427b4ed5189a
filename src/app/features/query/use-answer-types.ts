import { computed, shallowRef, watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { SeenType } from '#core/content/observe-type.ts'
import { renderTypeScript } from '#core/snippet/render-typescript.ts'
import { useOwnAnswer } from '../../shown-answer/use-own-answer.ts'

/**
 * TypeScript types of the items of the answer to this request; null while there is none, or none with items.
 * They say of how many items they were made, and that they promise nothing.
 */
export function useAnswerTypes() {
  const { t } = useI18n()
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

  return computed(() => {
    if (seen.value === null || ownAnswer.value === null) return null
    const { count } = seen.value
    const total = ownAnswer.value.end.paging.total ?? '?'
    return renderTypeScript(seen.value, [
      t('query.snippetTypesSeen', { count, total }, count),
      t('query.snippetTypesPromise'),
    ])
  })
}
