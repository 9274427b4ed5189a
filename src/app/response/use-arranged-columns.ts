import { computed, type Ref, shallowRef, watch, onScopeDispose } from 'vue'
import { askedAttributes } from '#core/dialect/asked-attributes.ts'
import { arrangeColumns, defaultLayout, type GridLayout } from '#core/content/grid-layout.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { usePageRowsStore } from '#app/stores/page-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { itemLinkPath } from '#core/content/item-link.ts'
import { renderPath } from '#core/json/json-path.ts'
import { columnSampleSize, type ItemColumn } from '#core/content/item-columns.ts'
import type { Opening, Progress, Reply } from '#app/response-worker/protocol.ts'
import { readQueryPoint } from '#core/verdict/query-point.ts'
import { unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'

/**
 * The columns of a response in the endpoint's layout, with the facts of each column, and changes of the
 * layout.
 */
export function useArrangedColumns(response: Readonly<Ref<ShownResponse>>) {
  const connections = useConnectionsStore()
  const pageRows = usePageRowsStore()
  const owner = computed<GridOwner>((before) => {
    const { connectionId, form } = response.value.sent
    const isSame = before?.connectionId === connectionId && before.endpoint === form.endpoint
    return isSame ? before : { connectionId, endpoint: form.endpoint }
  })
  const { layout, change } = useGridLayout(owner)
  const { columns: found, sampleSize, isTruncated } = useItemColumns(response)
  /** Beside a point, what shows how far away an item is stands behind the name. */
  const located = computed(() =>
    readQueryPoint(response.value.sent.form) === null
      ? []
      : found.value
          .filter(({ kinds }) => kinds[0]?.kind === 'coordinates')
          .map(({ path }) => path.join('.')),
  )
  /** What the rows are limited by shows why. */
  const blamed = computed(() => {
    const { only } = pageRows.viewOf(response.value.client).value
    return only?.kind === 'found' ? [only.attribute] : []
  })
  const sorted = computed(() => [
    ...blamed.value,
    ...askedAttributes(response.value.sent.form),
    ...located.value,
  ])
  const itemLink = computed(() => connections.itemLinkOf(response.value.sent.connectionId))
  const columns = computed(() => {
    const { value: pattern } = itemLink
    const withLink =
      pattern === null ? found.value : [...found.value, linkColumn(pattern, found.value)]
    return arrangeColumns(withLink, layout.value, sorted.value)
  })
  return { columns, found, itemLink, sampleSize, isTruncated, layout, change }
}

/** The column of the items' addresses in their CMS, shown only if it was added. */
function linkColumn(pattern: string, found: readonly ItemColumn[]): ItemColumn {
  const path = itemLinkPath(pattern)
  const present = found.find(({ key }) => key === '@id')?.present ?? 0
  const kinds = [{ kind: 'url' as const, count: present }]
  return { path, key: renderPath(path), present, unresolved: 0, kinds }
}

type Columns = Extract<Reply, { kind: 'columns' }>

/** The part of a response from which columns are derived. */
interface ColumnsSource {
  client: { ask: (question: { kind: 'columns' }) => Promise<Columns> }
  opening: Pick<Opening, 'columns'> | null
  progress: Pick<Progress, 'items'>
}

/** The attributes of the items in the shown response. */
export function useItemColumns(response: Readonly<Ref<ColumnsSource>>) {
  const columns = shallowRef<readonly ItemColumn[]>([])
  const sampleSize = shallowRef(0)
  const isTruncated = shallowRef(false)

  function setFound(found: Columns) {
    sampleSize.value = found.sampleSize
    isTruncated.value = found.isTruncated
    columns.value = found.columns
  }

  watch(
    () => {
      const { client, progress } = response.value
      return [client, Math.min(progress.items, columnSampleSize)] as const
    },
    async ([client, items], before) => {
      if (client !== before?.[0]) {
        sampleSize.value = 0
        if (response.value.opening) setFound(response.value.opening.columns)
      }
      if (items <= sampleSize.value) return
      const reply = await client.ask({ kind: 'columns' })
      if (response.value.client === client && reply.sampleSize >= sampleSize.value) setFound(reply)
    },
    { immediate: true },
  )

  return { columns, sampleSize, isTruncated }
}

/** The owner of a layout: columns are saved per endpoint of a connection. */
interface GridOwner {
  connectionId: string
  endpoint: string
}

const saveAfterMs = 400

/** The columns chosen for an endpoint, loaded from and saved by the host. */
export function useGridLayout(owner: Readonly<Ref<GridOwner>>) {
  const client = useHostClient()
  const layout = shallowRef<GridLayout>(defaultLayout)
  const key = computed(() => JSON.stringify([owner.value.connectionId, owner.value.endpoint]))
  let unsaved: { owner: GridOwner; layout: GridLayout; timer: number } | null = null

  watch(
    key,
    async (now) => {
      layout.value = defaultLayout
      // Without a host, the default columns are used.
      await unlessHostIsGone(undefined, async () => {
        const response = await client.api['grid-layouts'].$get({ query: { ...owner.value } })
        // The loaded layout is outdated if it was changed meanwhile or the endpoint is another one.
        if (!response.ok || key.value !== now || layout.value !== defaultLayout) return
        const loaded = await response.json()
        if (key.value === now && loaded.layout) layout.value = loaded.layout
      })
    },
    { immediate: true },
  )

  function change(next: GridLayout) {
    layout.value = next
    // Pending changes of another endpoint are saved at once.
    if (unsaved && unsaved.owner !== owner.value) save()
    clearTimeout(unsaved?.timer)
    unsaved = {
      owner: owner.value,
      layout: next,
      timer: window.setTimeout(() => {
        save()
      }, saveAfterMs),
    }
  }

  function save(isLeaving = false) {
    if (!unsaved) return
    clearTimeout(unsaved.timer)
    const { connectionId, endpoint } = unsaved.owner
    const { order, added, hidden, widths } = unsaved.layout
    unsaved = null
    const mutableLayout = {
      order: [...order],
      added: [...added],
      hidden: [...hidden],
      widths: { ...widths },
    }
    // A refusal is not reported; the columns are as wanted until the app ends.
    void unlessHostIsGone(undefined, async () => {
      await client.api['grid-layouts'].$post(
        { json: { connectionId, endpoint, layout: mutableLayout } },
        { init: { keepalive: isLeaving } },
      )
    })
  }

  const leave = () => {
    save(true)
  }
  window.addEventListener('pagehide', leave)
  onScopeDispose(() => {
    window.removeEventListener('pagehide', leave)
    save()
  })

  return { layout, change }
}
