import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/**
 * Finds items with an empty name, or without a name if others on the page have one. Nothing is missing if no
 * item has a name or `fields` excludes it: api.md guarantees only `@id` and `@type`.
 */
export function createNameFinder(
  { fields }: Pick<QueryForm, 'fields'>,
  conventions: Pick<Conventions, 'fields'>,
): ItemFinder {
  const missing = createItemCounter()
  const empty = createItemCounter()
  let namedCount = 0
  return {
    add(item, position) {
      if (item.kind !== 'object') return
      const name = memberOf(item, 'name')
      if (name === undefined || name.kind === 'null') missing.count(item, position, ['name'], name)
      else if (isEmptyText(name)) empty.count(item, position, ['name'], name)
      else namedCount += 1
    },
    findings() {
      const isMissing =
        missing.counted.count > 0 && namedCount > 0 && !isNameLeftOut(fields, conventions)
      const total = missing.counted.count + empty.counted.count + namedCount
      return [
        ...(isMissing ? [{ kind: 'names-missing' as const, of: total, ...missing.counted }] : []),
        ...(empty.counted.count > 0 ? [{ kind: 'names-empty' as const, ...empty.counted }] : []),
      ]
    },
  }
}

function isEmptyText(name: JsonValue): boolean {
  if (name.kind === 'string') return name.value.trim() === ''
  if (name.kind !== 'array') return false
  return name.items.every((text) => {
    const value = memberOf(text, '@value')
    return value?.kind === 'string' && value.value.trim() === ''
  })
}

/** True if `fields` restricts the item's attributes and does not list `name`. */
function isNameLeftOut(
  fields: QueryForm['fields'],
  conventions: Pick<Conventions, 'fields'>,
): boolean {
  const rootRows = fields.filter(({ relation }) => relation === '')
  const isNameListed = rootRows.some(({ attributes }) =>
    attributes.some((one) => one === '*' || one === 'name'),
  )
  const isLimited = rootRows.length > 0 || (conventions.fields === 'flat-list' && fields.length > 0)
  return isLimited && !isNameListed
}
