import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { FormField } from '#core/query/form-field.ts'

/** A parameter by the name that reports give it: `q`, `filter.category`. */
export function readParameter(text: string): RequestParameter {
  const [, kind = '', name = ''] = /^(filter|include|fields|extra)\.(.*)$/s.exec(text) ?? []
  switch (kind) {
    case 'filter':
    case 'include':
    case 'fields':
    case 'extra':
      return { kind, name }
  }
  switch (text) {
    case 'q':
    case 'sort':
    case 'page.size':
    case 'page.number':
    case 'language':
      return { kind: text }
    default:
      throw new Error(`No parameter is called ${text}`)
  }
}

/** A field in short: `endpoint`, `filter.0.key`. */
export function renderField(field: FormField): string {
  return 'row' in field ? `${field.part}.${String(field.row)}.${field.member}` : field.part
}
