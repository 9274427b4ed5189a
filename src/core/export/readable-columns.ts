import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { Namer } from '#core/content/name-words.ts'
import { contactPaths } from '#core/item-view/contact-paths.ts'
import { renderPath } from '#core/json/json-path.ts'

/** Parts of an item whose attributes are its own: what they say on their line is not all. */
const holders: readonly string[] = ['address', 'contactPoint', 'geo']
/** What their line leaves out, beside how to be reached. */
const details: readonly string[] = ['addressCountry', 'addressRegion', 'elevation']

/**
 * The columns of a table that is read by people: one for each attribute of the items themselves, and behind a part
 * of the item what its line does not say. How to be reached has one column, wherever an item says it.
 */
export function planReadableColumns(found: readonly ItemColumn[]): ColumnPath[] {
  const columns = found.flatMap(({ path }): ColumnPath[] => {
    const [holder = '', name] = path
    if (name === undefined) return [path]
    if (path.length > 2 || !holders.includes(holder)) return []
    if (contactPaths(name)) return [[name]]
    return details.includes(name) ? [path] : []
  })
  return [...new Map(columns.map((path) => [renderPath(path), path])).values()]
}

/** What such columns are called: a part's attribute goes by its own name where no other column does. */
export function nameReadableColumns(paths: readonly ColumnPath[], namer: Namer): string[] {
  const alone = paths.map((path) => {
    const [holder = '', name] = path
    const isOfPart = path.length === 2 && name !== undefined && holders.includes(holder)
    return isOfPart ? namer.headOf(renderPath([name])) : namer.headOf(renderPath(path))
  })
  return alone.map((head, at) => {
    const isShared = alone.some((other, otherAt) => other === head && otherAt !== at)
    return isShared ? namer.headOf(renderPath(paths[at] ?? [])) : head
  })
}
