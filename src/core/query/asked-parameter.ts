import { pruneForm, type QueryForm } from './form.ts'

/**
 * One parameter that a query asks for, as verdicts, hints, checks and automation name it (attribute
 * `data-parameter`): `filter.<key>`, `include.<relation>`, `fields.<relation>` (`fields.` is the item
 * itself) and `extra.<name>` carry the name as the form holds it.
 */
export type AskedParameter =
  | 'q'
  | `filter.${string}`
  | `include.${string}`
  | `fields.${string}`
  | 'sort'
  | 'page.size'
  | 'page.number'
  | 'language'
  | `extra.${string}`

/**
 * The parameters that a form sends, each once, in the order of the request (design: decisions, order).
 * What is empty is not sent, and so is not listed.
 */
export function listAskedParameters(form: QueryForm): AskedParameter[] {
  const { q, filters, include, fields, sort, pageSize, pageNumber, extra } = pruneForm(form)
  return [
    ...new Set<AskedParameter>([
      ...when(q !== '', 'q'),
      ...filters.map(({ key }): AskedParameter => `filter.${key}`),
      ...include.map((relation): AskedParameter => `include.${relation}`),
      ...fields.map(({ relation }): AskedParameter => `fields.${relation}`),
      ...when(sort.length > 0, 'sort'),
      ...when(pageSize !== '', 'page.size'),
      ...when(pageNumber !== '', 'page.number'),
      ...extra.map(({ name }): AskedParameter =>
        name === 'language' ? 'language' : `extra.${name}`,
      ),
    ]),
  ]
}

/**
 * Reads parameters that were joined by spaces, as a pair of the doctor's stands in `data-parameter`. A name
 * may hold spaces itself: a new parameter begins where one of the known words does. What is none is left out.
 */
export const readAskedParameters = (joined: string): AskedParameter[] =>
  joined.split(parameterStart).filter(isAskedParameter)

const parameterStart =
  / (?=(?:filter|include|fields|extra)\.|(?:q|sort|language|page\.size|page\.number)(?: |$))/

const isAskedParameter = (text: string): text is AskedParameter =>
  /^(?:(?:filter|include|fields|extra)\..*|q|sort|language|page\.size|page\.number)$/s.test(text)

/** The name as the form holds it, of a parameter that carries one; '' of the others. */
export const nameInParameter = (parameter: AskedParameter): string =>
  /^(?:filter|include|fields|extra)\.(.*)$/s.exec(parameter)?.[1] ?? ''

const when = (isAsked: boolean, parameter: AskedParameter): AskedParameter[] =>
  isAsked ? [parameter] : []
