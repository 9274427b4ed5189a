import type { AskedParameter } from '#core/query/asked-parameter.ts'
import { isPartInBody, type Conventions, type ShapePart } from '#core/query/conventions.ts'
import type { FieldName } from '#core/query/field-problem.ts'
import { pruneForm, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'

/**
 * Where two dots stand in the URL: CORE answers 404 to that, wherever they are (datacycle-core.md 6).
 * What a POST carries in its body is safe.
 */
export function describeDots(
  form: QueryForm,
  conventions: Conventions,
  word: 'dots' | 'dots-by-convention',
): InstanceHint[] {
  const isGet = form.method === 'GET'
  const inQuery = (part: ShapePart) => isGet || !isPartInBody(part, conventions)
  return [
    ...hint('endpoint', 'query.endpoint', form.endpoint),
    ...when(isGet, [
      ...hint('q', 'query.q', form.q),
      ...form.filters.flatMap(({ key, value }, index) =>
        sent({ ...form, filters: [{ key, value }] }).filters.flatMap(() => [
          ...hint(`filter.${key}`, `query.filter.${index}.key`, key),
          ...hint(`filter.${key}`, `query.filter.${index}.value`, textOf(value)),
        ]),
      ),
    ]),
    ...when(
      inQuery('include'),
      form.include.flatMap((name) => hint(`include.${name}`, 'query.include', name)),
    ),
    ...when(
      inQuery('fields'),
      form.fields.flatMap(({ relation, attributes }, index) =>
        hint(
          `fields.${relation}`,
          `query.fields.${index}.attributes`,
          attributes.map((name) => `${relation}.${name}`).join(),
        ),
      ),
    ),
    ...when(
      inQuery('sort'),
      form.sort.flatMap(({ attribute }, index) =>
        hint('sort', `query.sort.${index}.attribute`, attribute),
      ),
    ),
    ...when(
      inQuery('extra'),
      form.extra.flatMap(({ name, value }, index) => {
        const parameter: AskedParameter = name === 'language' ? 'language' : `extra.${name}`
        return sent({ ...form, extra: [{ name, value }] }).extra.flatMap(() => [
          ...hint(parameter, `query.extra.${index}.name`, name),
          ...hint(parameter, `query.extra.${index}.value`, textOf(value)),
        ])
      }),
    ),
  ]

  function hint(
    parameter: AskedParameter | 'endpoint',
    field: FieldName,
    text: string,
  ): InstanceHint[] {
    return text.includes('..') ? [hintAt(parameter, field, word)] : []
  }
}

const sent = pruneForm

const when = <T>(isSo: boolean, list: readonly T[]): readonly T[] => (isSo ? list : [])

const textOf = (value: ParameterValue): string =>
  value.kind === 'list' ? value.items.join(',') : value.text
