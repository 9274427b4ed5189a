import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { useLimitedDetails } from './use-limited-details.ts'

/**
 * Adds a relation to the form's include parameter and says that the next Send loads its details. If the
 * relation is already included, says so, or that `fields` limits its details.
 */
export function useIncludeRelation(): (relation: string) => void {
  const query = useQueryStore()
  const isLimited = useLimitedDetails()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  return (name) => {
    const { include } = query.form
    const relation = nameWithApiName(name)
    if (!include.includes(name)) {
      query.change({ include: [...include, name] })
      message.info(say('results.included', { relation }))
    } else if (isLimited(name)) message.info(say('results.limitedByFields', { relation }))
    else message.info(say('results.alreadyIncluded', { relation }))
  }
}
