import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { renderTypeScript } from '#core/snippet/render-typescript.ts'
import { useAnswerOfForm, useSeenTypes } from '#app/shown-answer/use-own-answer.ts'

/**
 * TypeScript types of the response to this request; null without a response or items. A comment in them
 * says from how many items they were derived.
 */
export function useAnswerTypes() {
  const { say } = useWords()
  const ownAnswer = useAnswerOfForm()
  const seenTypes = useSeenTypes()

  return computed(() => {
    if (seenTypes.value === null || ownAnswer.value === null) return null
    const { count } = seenTypes.value.items
    const total = ownAnswer.value.end.paging.total ?? '?'
    return renderTypeScript(seenTypes.value, [
      say('query.snippetTypesSeen', { count, total }),
      say('query.snippetTypesPromise'),
    ])
  })
}
