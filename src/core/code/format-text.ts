import { joinTexts, type At } from './code-runner.ts'
import { textValue, withMarks, type CodeScalar, type CodeValue } from './code-value.ts'

const verb = /%(?:\((\w+)\)|(\d+)\$)?([-+ 0#]*(?:[1-9]\d*)?(?:\.\d+)?)([a-zA-Z%])/g

/** A text with `%s` and `%d` as in C, and with the `%(name)s` of Python; another verb makes its value unknown. */
export const formatText = (
  template: CodeScalar & { kind: 'string' },
  values: readonly CodeValue[],
  at: At,
): CodeValue =>
  fill(template, verb, at, (found, next) => {
    const [, name, position, flags, letter = ''] = found
    if (letter === '%') return textValue('%')
    const [only] = values
    const value =
      name === undefined
        ? values[position === undefined ? next() : Number(position) - 1]
        : only?.kind === 'map'
          ? only.members.get(name)
          : undefined
    return value !== undefined && flags === '' && 'sdvi'.includes(letter) ? value : null
  })

/** A text of Python with `{}`, `{0}` and `{name}`. */
export const formatBraces = (
  template: CodeScalar & { kind: 'string' },
  { values, named }: { values: readonly CodeValue[]; named: ReadonlyMap<string, CodeValue> },
  at: At,
): CodeValue =>
  fill(
    template,
    /\{\{|\}\}|\{(\w*)((?:[^\w{}][^{}]*)?)\}/g,
    at,
    ([all, name = '', more = ''], next) => {
      if (all === '{{' || all === '}}') return textValue(all.charAt(0))
      if (more !== '') return null
      return named.get(name) ?? values[name === '' ? next() : Number(name)] ?? null
    },
  )

function fill(
  template: CodeScalar & { kind: 'string' },
  pattern: RegExp,
  { node, r }: At,
  valueOf: (found: RegExpExecArray, next: () => number) => CodeValue | null,
): CodeValue {
  const parts: CodeValue[] = []
  let end = 0
  let used = 0
  const next = () => {
    used += 1
    return used - 1
  }
  for (const found of template.value.matchAll(pattern)) {
    parts.push(textValue(template.value.slice(end, found.index)))
    parts.push(valueOf(found, next) ?? r.unknown(node))
    end = found.index + found[0].length
  }
  parts.push(textValue(template.value.slice(end)))
  return withMarks(joinTexts(parts, node, r), template.marks)
}
