import {
  dropParameter,
  nameInParameter,
  type RequestParameter,
} from '#core/query/request-parameter.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { Remedy } from './verdict.ts'

/** The form changes of a remedy for one of its parameters. Does not send. */
export function applyRemedy(
  form: QueryForm,
  parameter: RequestParameter,
  remedy: Remedy,
): Partial<QueryForm> {
  switch (remedy.kind) {
    case 'set-page-size':
      return { pageSize: String(remedy.size) }
    case 'rename-relation': {
      const from = nameInParameter(parameter)
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
