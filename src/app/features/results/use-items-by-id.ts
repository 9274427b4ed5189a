import { ownValue } from '#core/own-value.ts'
import { useMessage } from 'naive-ui'
import { useWords } from '#app/i18n/use-words.ts'
import { renderResourcePath } from '#core/request/resource.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { useItemStore } from '#app/stores/item-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useDialogStore } from '#app/stores/dialog-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useCopyText } from '#app/ui/use-copy-text.ts'

/** Opens, searches or copies an item of the rows, or one related to it, by its ID. */
export function useItemsById(options: {
  answer: () => ShownAnswer
  select: (position: number) => void
}) {
  const { answer, select } = options
  const { say } = useWords()
  const message = useMessage()
  const copyText = useCopyText()
  const items = useItemStore()
  const observed = useObservedInstancesStore()
  const dialog = useDialogStore()
  const tabs = useTabsStore()

  /** Opens the search for the item in another query's result: that of another tab, otherwise the same query's. */
  function seek(id: string) {
    const other = tabs.tabs.find((tab) => tab.id !== tabs.active.id)
    dialog.open({ kind: 'missing', item: id, tabId: other?.id ?? '' })
  }

  /** Selects the item's row on this page; otherwise opens the item by ID if the server supports that. */
  async function openRelated(id: string) {
    const { positions } = await answer().client.ask({ kind: 'locate', ids: [id] })
    const position = ownValue(positions, id)
    if (position !== undefined) select(position)
    else if (observed.expectsDatacycle) items.open(id)
    else message.info(say('cellMenu.notHere'))
  }

  async function copyRelated(id: string) {
    const address = answer().sent.baseUrl + renderResourcePath({ kind: 'thing', id })
    if (await copyText(observed.expectsDatacycle ? address : id)) message.success(say('app.copied'))
  }

  return { seek, openRelated, copyRelated }
}
