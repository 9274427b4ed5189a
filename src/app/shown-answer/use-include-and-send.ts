import { useMessage } from 'naive-ui'
import { nextTick, watch } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { usePageRowsStore } from '#app/stores/page-rows-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/**
 * Adds relations to the form's include parameter and sends the query. The new response keeps the sort and the
 * row filter of the shown one; `ids` limits it to these items.
 */
export function useIncludeAndSend(): (
  relations: readonly string[],
  ids?: ReadonlySet<string> | null,
) => Promise<void> {
  const answers = useAnswerStore()
  const pageRows = usePageRowsStore()
  const commands = useCommandsStore()
  const query = useQueryStore()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  /** Returns a function that keeps no view after all. */
  function keepViewInNextResponse(ids: ReadonlySet<string> | null): () => void {
    const before = answers.answer?.client
    const stop = watch(
      () => answers.answer?.client,
      (client) => {
        if (!client) return
        stop()
        if (before) pageRows.keepView(before, client, ids)
      },
      // Synchronous, because the caller may be unmounted as soon as the new response arrives.
      { flush: 'sync' },
    )
    return stop
  }

  return async (relations, ids = null) => {
    query.change({ include: [...new Set([...query.form.include, ...relations])] })
    // The command reads the form only after the next tick.
    await nextTick()
    const stop = keepViewInNextResponse(ids)
    if (commands.run('send')) return
    stop()
    const names = relations.map((relation) => nameWithApiName(relation)).join(', ')
    message.info(say('results.included', { relation: names }))
  }
}
