import type { AskedParameter } from '../query/asked-parameter.ts'
import type { FieldName } from '../query/field-problem.ts'
import { isEmptyValue, type ExtraRow, type QueryForm } from '../query/form.ts'
import { readParameterName } from '../query/parameter-name.ts'
import { hintAt, type InstanceHint } from './instance-hint.ts'
import { isLanguage } from './language-code.ts'
import { meantName, readTopLevelName } from './top-level-name.ts'

/** What CORE does with the other parameters: names at the top, and the languages asked for. */
export const describeCoreExtra = (
  form: QueryForm,
  languages: readonly string[] | null,
): InstanceHint[] =>
  form.extra.flatMap((row, index) =>
    row.name === '' || isEmptyValue(row.value) ? [] : describeRow(row, index, languages),
  )

function describeRow(
  row: ExtraRow,
  index: number,
  languages: readonly string[] | null,
): InstanceHint[] {
  const { name } = row
  const path = readParameterName(name)
  const parameter: AskedParameter = name === 'language' ? 'language' : `extra.${name}`
  const field: FieldName = `query.extra.${index}.name`
  const word = readTopLevelName(path[0] ?? '', shapeOf(row, path))
  switch (word) {
    case 'unknown': {
      const near = meantName(path)
      return [hintAt(parameter, field, 'name-dropped', { name, ...(near !== null && { near }) })]
    }
    case 'list-dropped':
    case 'object-dropped':
    case 'text-dropped':
      return [hintAt(parameter, field, word, { name })]
    case 'read':
      return name === 'language' && row.value.kind === 'text'
        ? describeLanguages(row.value.text, `query.extra.${index}.value`, languages)
        : []
  }
}

function shapeOf({ value }: ExtraRow, path: readonly string[]): 'text' | 'list' | 'object' {
  if (path.length > 1) return 'object'
  if (value.kind !== 'json') return value.kind
  const [first = ''] = value.text.trim()
  if (first === '{') return 'object'
  return first === '[' ? 'list' : 'text'
}

/** Languages that the server does not have are dropped; where none is left, its own is used. */
function describeLanguages(
  text: string,
  field: FieldName,
  known: readonly string[] | null,
): InstanceHint[] {
  const asked = text.split(',').map((code) => code.trim())
  const unknown = asked.filter((code) => code !== '' && !isLanguage(code))
  if (unknown.length > 0)
    return [hintAt('language', field, 'language-unknown', { name: unknown.join(', ') })]
  const missing = known === null ? [] : asked.filter((code) => code !== '' && !known.includes(code))
  return missing.length > 0
    ? [
        hintAt('language', field, 'language-not-offered', {
          name: missing.join(', '),
          known: (known ?? []).join(', '),
        }),
      ]
    : []
}
