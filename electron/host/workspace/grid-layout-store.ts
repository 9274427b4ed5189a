import * as z from 'zod'
import {
  createJsonDocument,
  type DocumentPlace,
  type JsonDocument,
} from '#host/storage/json-document.ts'

const key = z.string().max(500)

/** The columns chosen for one endpoint (core/content/grid-layout.ts). */
export const gridLayout = z.object({
  order: z.array(key).max(1000),
  added: z.array(key).max(1000),
  hidden: z.array(key).max(1000),
  widths: z.record(key, z.number().min(0).max(10_000)),
})

/** The endpoint of a layout, as named in the form. */
export const gridOwner = z.object({ connectionId: z.string().max(200), endpoint: key })

const storedLayout = gridOwner.extend({ layout: gridLayout })
const gridLayouts = z.object({ layouts: z.array(storedLayout) })

export type GridLayouts = z.infer<typeof gridLayouts>
export type GridOwner = z.infer<typeof gridOwner>
export type StoredGridLayout = z.infer<typeof gridLayout>

/** Beyond this, the least recently changed layouts are dropped. */
const maxLayouts = 200

/** The document with the columns chosen for each endpoint. */
export function createGridLayoutStore(options: DocumentPlace): JsonDocument<GridLayouts> {
  return createJsonDocument({
    ...options,
    format: 'grid-layouts',
    version: 1,
    schema: gridLayouts,
    lists: { layouts: storedLayout },
    empty: () => ({ layouts: [] }),
  })
}

/** The layout of an endpoint; null for the default layout. */
export function findLayout({ layouts }: GridLayouts, owner: GridOwner): StoredGridLayout | null {
  return layouts.find((entry) => isOf(entry, owner))?.layout ?? null
}

/** Sets an endpoint's layout; the most recently changed one is last. */
export function withLayout(
  { layouts }: GridLayouts,
  owner: GridOwner,
  layout: StoredGridLayout,
): GridLayouts {
  const others = layouts.filter((entry) => !isOf(entry, owner))
  return { layouts: [...others, { ...owner, layout }].slice(-maxLayouts) }
}

const isOf = (entry: GridOwner, owner: GridOwner) =>
  entry.connectionId === owner.connectionId && entry.endpoint === owner.endpoint
