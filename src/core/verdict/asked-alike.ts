import type { AskedParameter } from '#core/query/asked-parameter.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'

/**
 * Whether a form asks for one parameter just as another one does: then what was said of the one holds
 * for the input of the other.
 */
export function isAskedAlike(parameter: AskedParameter, one: QueryForm, other: QueryForm): boolean {
  return (
    JSON.stringify(partOf(parameter, pruneForm(one))) ===
    JSON.stringify(partOf(parameter, pruneForm(other)))
  )
}

/** What the form says of a parameter. */
function partOf(parameter: AskedParameter, form: QueryForm): unknown {
  switch (parameter) {
    case 'q':
      return form.q
    case 'sort':
      return form.sort
    case 'page.size':
      return form.pageSize
    case 'page.number':
      return form.pageNumber
    case 'language':
      return form.extra.filter(({ name }) => name === 'language')
  }
  const dot = parameter.indexOf('.')
  const name = parameter.slice(dot + 1)
  switch (parameter.slice(0, dot)) {
    case 'filter':
      return form.filters.filter(({ key }) => key === name)
    case 'include':
      return form.include.includes(name)
    case 'fields':
      return form.fields.filter(({ relation }) => relation === name)
    default:
      return form.extra.filter((row) => row.name === name)
  }
}
