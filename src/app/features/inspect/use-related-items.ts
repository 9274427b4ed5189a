import { ownValue } from '#core/own-value.ts'
import { shallowRef, watch, type Ref, computed } from 'vue'
import type { ResponseClient } from '#app/client/response-client.ts'
import type { Part } from '#app/response-worker/protocol.ts'
import type { TreeRow } from '#app/response-worker/tree-row.ts'

/** Finds the items that the lines of a tree refer to: on this page, or to open by ID. */
export function useRelatedItems(options: {
  client: Ref<ResponseClient>
  rows: Ref<readonly TreeRow[]>
  part: Ref<Part>
  /** Whether items can be opened by ID at all. */
  canOpenItems: Ref<boolean | undefined>
}) {
  const { client, rows, part } = options
  /** Positions of related items on this page, by ID. */
  const positions = shallowRef<Readonly<Record<string, number>>>({})

  watch(rows, async (now) => {
    const ids = now.flatMap((row) => (row.related ? [row.related.id] : []))
    if (ids.length === 0) return
    const reply = await client.value.ask({ kind: 'locate', ids })
    if (rows.value === now) positions.value = reply.positions
  })

  const positionOf = (id: string): number | undefined => ownValue(positions.value, id)

  const isOtherItem = (position: number | undefined) =>
    position !== undefined && !(part.value.kind === 'item' && part.value.position === position)

  const isOnPage = ({ related }: TreeRow) => related !== null && isOtherItem(positionOf(related.id))

  /** False for items on this page, which are selected instead, and for items shown with their details. */
  const canOpen = (row: TreeRow) =>
    options.canOpenItems.value === true &&
    row.related?.isItem === true &&
    !row.related.isResolved &&
    !isOnPage(row)

  return { positionOf, isOnPage, canOpen }
}

/** Returns the same object while the part is the same, so that nothing is loaded again. */
export const useSamePart = (part: () => Part) =>
  computed<Part>((before) => {
    const now = part()
    const isSame =
      before?.kind === now.kind &&
      (now.kind === 'response' || (before.kind === 'item' && before.position === now.position))
    return isSame ? before : now
  })
