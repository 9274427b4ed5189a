import type { FormField } from './form-field.ts'
import { readFilterKey } from './filter-key.ts'
import type { QueryForm } from './form.ts'
import { readSegments } from './parameter-name.ts'

/**
 * The form control for a parameter named in a server's error (`errors[].source.parameter`, in bracket
 * notation even for a POST); null if none fits.
 *
 * A server may name only a part (`filter`) or something within a value (`filter[attribute][x][in][min]`): the
 * filter with the longest common path is used.
 */
export function fieldOfParameter(parameter: string, form: QueryForm): FormField | null {
  const [root = '', ...path] = readSegments(parameter)
  switch (root) {
    case 'page':
      if (path[0] === 'number') return { part: 'page-number' }
      return path[0] === 'size' ? { part: 'page-size' } : null
    case 'include':
      return { part: 'include' }
    case 'fields': {
      const row = form.fields.findIndex(({ relation }) => relation === path.join('.'))
      return form.fields.length > 0
        ? { part: 'fields', row: Math.max(row, 0), member: 'attributes' }
        : extraField(parameter, form)
    }
    case 'sort':
      return form.sort.length > 0
        ? { part: 'sort', row: 0, member: 'attribute' }
        : extraField(parameter, form)
    case 'filter':
      if (path[0] === 'q') return { part: 'q' }
      return filterField(path, form) ?? extraField(parameter, form)
    default:
      return extraField(parameter, form)
  }
}

function filterField(path: readonly string[], form: QueryForm): FormField | null {
  const closest = { row: -1, shared: 0, keyLength: 0 }
  form.filters.forEach(({ key }, row) => {
    const own = readFilterKey(key)
    const shared = sharedLength(own, path)
    if (shared > closest.shared) Object.assign(closest, { row, shared, keyLength: own.length })
  })
  if (closest.row < 0) return null
  const isExact = closest.shared === closest.keyLength && closest.shared === path.length
  return { part: 'filter', row: closest.row, member: isExact ? 'value' : 'key' }
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((segment, position) => segment !== other[position])
  return end < 0 ? one.length : end
}

function extraField(parameter: string, form: QueryForm): FormField | null {
  const wanted = readSegments(parameter).join('.')
  const row = form.extra.findIndex(({ name }) => readSegments(name).join('.') === wanted)
  return row < 0 ? null : { part: 'extra', row, member: 'value' }
}
