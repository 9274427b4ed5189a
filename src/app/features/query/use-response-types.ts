import { computed } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { renderTypeScript } from '#core/snippet/render-typescript.ts'
import { useResponseOfForm, useSeenTypes } from '#app/shown-response/use-own-response.ts'

/**
 * TypeScript types of the response to this request; null without a response or items. A comment in them
 * says from how many items they were derived.
 */
export function useResponseTypes() {
  const { say } = useWords()
  const ownResponse = useResponseOfForm()
  const seenTypes = useSeenTypes()

  return computed(() => {
    if (seenTypes.value === null || ownResponse.value === null) return null
    const { count } = seenTypes.value.items
    const total = ownResponse.value.end.paging.total ?? '?'
    return renderTypeScript(seenTypes.value, [
      say('query.snippetTypesSeen', { count, total }),
      say('query.snippetTypesPromise'),
    ])
  })
}
