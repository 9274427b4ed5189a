/** Renders page URLs like Rails: sorted, brackets encoded, spaces as plus (datacycle-core.md 3). */
import { isGroup, isList, type Parameter, type ParameterGroup } from '#sample/query/parameter.ts'
import type { Cut } from '#sample/datacycle/read/page.ts'

/** The permitted parameters with another page. Offset and limit are dropped; a token is kept. */
export function renderPageQuery(parameters: ParameterGroup, number: number, { size }: Cut): string {
  const page = new Map<string, Parameter>([
    ['number', String(number)],
    ['size', String(size)],
  ])
  return render(new Map<string, Parameter>([...parameters, ['page', page]]), '')
}

/** The members of a group are sorted, those of a list keep their order. */
function render(value: Parameter, name: string): string {
  if (isGroup(value)) {
    return [...value]
      .map(([inner, member]) => render(member, name === '' ? inner : `${name}[${inner}]`))
      .filter((pair) => pair !== '')
      .sort()
      .join('&')
  }
  if (isList(value)) return value.map((member) => render(member, `${name}[]`)).join('&')
  return `${escape(name)}=${escape(String(value ?? ''))}`
}

const escape = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
