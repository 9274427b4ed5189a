import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { Namer } from '#core/content/name-words.ts'
import { contactPaths } from '#core/content/contact-paths.ts'
import { renderPath } from '#core/json/json-path.ts'

/** Embedded parts whose summary does not contain all their attributes. */
const partNames: readonly string[] = ['address', 'contactPoint', 'geo']
/** Attributes that summaries omit, besides contact data. */
const omittedAttributes: readonly string[] = ['addressCountry', 'addressRegion', 'elevation']

/**
 * Plans the columns of a readable table: one per top-level attribute, plus attributes that the summary of a
 * part omits. Contact data has one column, wherever it occurs in an item.
 */
export function planReadableColumns(found: readonly ItemColumn[]): ColumnPath[] {
  const columns = found.flatMap(({ path }): ColumnPath[] => {
    const [holder = '', name] = path
    if (name === undefined) return [path]
    if (path.length > 2 || !partNames.includes(holder)) return []
    if (contactPaths(name)) return [[name]]
    return omittedAttributes.includes(name) ? [path] : []
  })
  return [...new Map(columns.map((path) => [renderPath(path), path])).values()]
}

/** Headings of a readable table: a part's attribute is named without the part, unless that is ambiguous. */
export function nameReadableColumns(paths: readonly ColumnPath[], namer: Namer): string[] {
  const shortHeadings = paths.map((path) => {
    const [holder = '', name] = path
    const isOfPart = path.length === 2 && name !== undefined && partNames.includes(holder)
    return isOfPart ? namer.headingOf(renderPath([name])) : namer.headingOf(renderPath(path))
  })
  return shortHeadings.map((heading, at) => {
    const isShared = shortHeadings.some((other, otherAt) => other === heading && otherAt !== at)
    return isShared ? namer.headingOf(renderPath(paths[at] ?? [])) : heading
  })
}
