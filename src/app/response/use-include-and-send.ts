import { nextTick, watch } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import type { ResponseClient } from '#app/client/response-client.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { usePageRowsStore } from '#app/stores/page-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { useMessage } from '#app/ui/message.ts'

/**
 * Adds relations to the form's include parameter and sends the query. The new response keeps the sort and the
 * row filter of the shown one; `ids` limits its rows to these items. Resolves with true if the query was sent.
 */
export function useIncludeAndSend(): (
  relations: readonly string[],
  ids?: ReadonlySet<string> | null,
) => Promise<boolean> {
  const responses = useResponseStore()
  const pageRows = usePageRowsStore()
  const commands = useCommandsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  /**
   * Gives the view of the shown response to the response to the next request of this tab. Returns a function
   * that cancels this.
   */
  function keepViewInNextResponse(ids: ReadonlySet<string> | null): () => void {
    const before = responses.response?.client
    if (!before) return () => undefined
    const { id: tabId, connectionId } = tabs.active
    const earlier = responses.underWay?.client
    /** The client of the next request; undefined until it is sent, which may take a while after a start. */
    let own: ResponseClient | undefined
    const stop = watch(
      () => ({
        tab: tabs.active,
        underWay: responses.underWay?.client,
        shown: responses.response?.client,
      }),
      ({ tab, underWay, shown }) => {
        if (own === undefined && underWay !== earlier) own = underWay
        const isShown = own !== undefined && shown === own
        const isUnsent = own === undefined && tab.connectionId !== connectionId
        const hasEnded = own !== undefined && underWay !== own
        if (tab.id !== tabId || isShown || isUnsent || hasEnded) stop()
        if (tab.id === tabId && isShown && own) pageRows.keepView(before, own, ids)
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
    const keepNoView = keepViewInNextResponse(ids)
    if (commands.run('send')) return true
    keepNoView()
    const names = relations.map((relation) => nameWithApiName(relation)).join(', ')
    message.info(say('results.included', { relation: names }))
    return false
  }
}
