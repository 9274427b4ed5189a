import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { Remedy } from './verdict.ts'

/** The change of a form that a remedy for one of its parameters stands for. Does not send. */
export function applyRemedy(
  form: QueryForm,
  parameter: AskedParameter,
  remedy: Remedy,
): Partial<QueryForm> {
  switch (remedy.kind) {
    case 'set-page-size':
      return { pageSize: String(remedy.size) }
    case 'rename-relation': {
      const from = parameter.slice('include.'.length)
      const include = form.include.map((name) => (name === from ? remedy.to : name))
      return { include: [...new Set(include)] }
    }
    case 'rename-sort': {
      const sort = form.sort.map((one) =>
        one.attribute === remedy.from ? { ...one, attribute: remedy.to } : one,
      )
      return { sort }
    }
    case 'drop':
      return dropParameter(form, parameter)
  }
}

function dropParameter(form: QueryForm, parameter: AskedParameter): Partial<QueryForm> {
  switch (parameter) {
    case 'q':
      return { q: '' }
    case 'sort':
      return { sort: [] }
    case 'page.size':
      return { pageSize: '' }
    case 'page.number':
      return { pageNumber: '' }
    case 'language':
      return { extra: form.extra.filter(({ name }) => name !== 'language') }
  }
  const dot = parameter.indexOf('.')
  const name = parameter.slice(dot + 1)
  switch (parameter.slice(0, dot)) {
    case 'filter':
      return { filters: form.filters.filter(({ key }) => key !== name) }
    case 'include':
      return { include: form.include.filter((one) => one !== name) }
    case 'fields':
      return { fields: form.fields.filter(({ relation }) => relation !== name) }
    default:
      return { extra: form.extra.filter((row) => row.name !== name) }
  }
}
