/** Query strings with bracketed names: read as nested parameters, and rendered. */
import {
  insertParameter,
  pathOfName,
  type MutableParameter,
  type ParameterGroup,
} from './parameter.ts'

type QueryReading =
  | { kind: 'read'; parameters: ParameterGroup }
  | { kind: 'badly-encoded'; component: string }

/**
 * `filter[a][]=1&filter[a][]=2` is a list, `filter[a]=1` a text; for a repeated plain name, the last value
 * wins. The whole query is refused if a component is not percent-encoded UTF-8.
 */
export function readQueryString(query: string): QueryReading {
  const root = new Map<string, MutableParameter>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const [rawName = '', ...rest] = pair.split('=')
    const name = decodeComponent(rawName)
    const value = decodeComponent(rest.join('='))
    if (name === null || value === null) return { kind: 'badly-encoded', component: pair }
    insertParameter(root, pathOfName(name), value, false)
  }
  return { kind: 'read', parameters: root }
}

/** Decodes a query component; null if it is not percent-encoded UTF-8. A plus is a space. */
export function decodeComponent(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Like `encodeURIComponent`, but leaves all commas: a pair does not say which separate members of a list. */
const encodeComponent = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',')

/** Renders pairs as a query string without `?`. */
export const renderQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`).join('&')
