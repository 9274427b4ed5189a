import { parameterOfExtra } from '#core/query/request-parameter.ts'
import { isPartInBody, type Conventions, type MovablePart } from '#core/query/conventions.ts'
import type { FormField } from '#core/query/form-field.ts'
import { isEmptyValue, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'

/**
 * Hints for `..` anywhere in the URL, to which CORE answers 404 (datacycle-core.md 6). The body of a POST may
 * contain them.
 */
export function describeDots(
  form: QueryForm,
  conventions: Conventions,
  messageKey: 'dots' | 'dots-by-convention',
): InstanceHint[] {
  const isGet = form.method === 'GET'
  const inQuery = (part: MovablePart) => isGet || !isPartInBody(part, conventions)
  return [
    ...hint(null, { part: 'endpoint' }, form.endpoint),
    ...listIf(isGet, [
      ...hint({ kind: 'q' }, { part: 'q' }, form.q),
      ...form.filters.flatMap(({ key, value }, row) => {
        if (key === '' || isEmptyValue(value)) return []
        const parameter = { kind: 'filter', name: key } as const
        return [
          ...hint(parameter, { part: 'filter', row, member: 'key' }, key),
          ...hint(parameter, { part: 'filter', row, member: 'value' }, textOf(value)),
        ]
      }),
    ]),
    ...listIf(
      inQuery('include'),
      form.include.flatMap((name) => hint({ kind: 'include', name }, { part: 'include' }, name)),
    ),
    ...listIf(
      inQuery('fields'),
      form.fields.flatMap(({ relation, attributes }, index) =>
        hint(
          { kind: 'fields', name: relation },
          { part: 'fields', row: index, member: 'attributes' },
          attributes.map((name) => `${relation}.${name}`).join(),
        ),
      ),
    ),
    ...listIf(
      inQuery('sort'),
      form.sort.flatMap(({ attribute }, index) =>
        hint({ kind: 'sort' }, { part: 'sort', row: index, member: 'attribute' }, attribute),
      ),
    ),
    ...listIf(
      inQuery('extra'),
      form.extra.flatMap(({ name, value }, row) => {
        if (name === '' || isEmptyValue(value)) return []
        const parameter = parameterOfExtra(name)
        return [
          ...hint(parameter, { part: 'extra', row, member: 'name' }, name),
          ...hint(parameter, { part: 'extra', row, member: 'value' }, textOf(value)),
        ]
      }),
    ),
  ]

  function hint(
    parameter: InstanceHint['parameter'],
    field: FormField,
    text: string,
  ): InstanceHint[] {
    return text.includes('..') ? [hintAt(parameter, field, messageKey)] : []
  }
}

const listIf = <T>(condition: boolean, list: readonly T[]): readonly T[] => (condition ? list : [])

const textOf = (value: ParameterValue): string =>
  value.kind === 'list' ? value.items.join(',') : value.text
