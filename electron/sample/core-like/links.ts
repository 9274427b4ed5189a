/** Writes link addresses as Rails does: sorted, brackets encoded, a space as plus. */
import { isGroup, isList, type Parameter, type ParameterGroup } from '../query/parameter.ts'

/** The query parameters that CORE has kept, with another page; a token in the query stays in it. */
export function carryOver(inQuery: ParameterGroup, number: number, size: number): string {
  const parameters = new Map(inQuery)
  parameters.set(
    'page',
    new Map<string, Parameter>([
      ['number', String(number)],
      ['size', String(size)],
    ]),
  )
  return [...parameters]
    .flatMap(([name, value]) => flatten(name, value))
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .sort()
    .join('&')
}

function flatten(name: string, value: Parameter): [string, string][] {
  if (isGroup(value)) {
    return [...value].flatMap(([inner, member]) => flatten(`${name}[${inner}]`, member))
  }
  if (isList(value)) return value.flatMap((member) => flatten(`${name}[]`, member))
  return [[name, String(value ?? '')]]
}

const escape = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
