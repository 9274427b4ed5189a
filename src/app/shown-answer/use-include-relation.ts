import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Adds a relation to the form's include parameter and shows that the next Send loads its details. */
export function useIncludeRelation(): (relation: string) => void {
  const query = useQueryStore()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  return (relation) => {
    const { include } = query.form
    if (!include.includes(relation)) query.change({ include: [...include, relation] })
    message.info(say('results.included', { relation: nameWithApiName(relation) }))
  }
}
