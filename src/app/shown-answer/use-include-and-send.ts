import { useMessage } from 'naive-ui'
import { nextTick } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Adds relations to the form's include parameter and sends the query. */
export function useIncludeAndSend(): (relations: readonly string[]) => Promise<void> {
  const commands = useCommandsStore()
  const query = useQueryStore()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  return async (relations) => {
    query.change({ include: [...new Set([...query.form.include, ...relations])] })
    // The command reads the form only after the next tick.
    await nextTick()
    if (commands.run('send')) return
    const names = relations.map((relation) => nameWithApiName(relation)).join(', ')
    message.info(say('results.included', { relation: names }))
  }
}
