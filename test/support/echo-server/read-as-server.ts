/** Nested parameters as a server understands them. */
export interface Nested {
  [name: string]: Nested | string | string[] | number
}

/**
 * Reads a request target as a Rails-like server does, written without a look at the app's own code:
 * pairs at `&`, the first `=` divides, `+` is a space, `[name]` nests, `[]` collects.
 *
 * A name that means nothing to such a server, or that is given twice, is an error here.
 */
export function readAsServer(target: string): { endpoint: string; parameters: Nested } {
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark + 1)
  const segments = path.split('/')
  if (segments.length !== 5 || !path.startsWith('/api/v4/endpoints/'))
    throw new Error(`Not an endpoint's path: ${path}`)
  const parameters = nested()
  for (const pair of query === '' ? [] : query.split('&')) {
    const equals = pair.indexOf('=')
    if (equals === -1) throw new Error(`A name without a value: ${pair}`)
    store(parameters, decode(pair.slice(0, equals)), decode(pair.slice(equals + 1)))
  }
  return { endpoint: decodeURIComponent(segments[4] ?? ''), parameters }
}

export const nested = (): Nested => Object.create(null) as Nested

const decode = (text: string) => decodeURIComponent(text.split('+').join(' '))

function store(parameters: Nested, name: string, value: string): void {
  const [, first = '', tail = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (first === '') throw new Error(`A name no server understands: ${name}`)
  const path = [first, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)]
  const isList = path.at(-1) === ''
  if (isList) path.pop()
  if (path.includes('')) throw new Error(`A list of objects: ${name}`)

  let place = parameters
  for (const segment of path.slice(0, -1)) {
    const next = (place[segment] ??= nested())
    if (typeof next !== 'object' || Array.isArray(next)) throw new Error(`Not an object: ${name}`)
    place = next
  }
  const last = path.at(-1) ?? ''
  const there = place[last]
  if (isList && (there === undefined || Array.isArray(there)))
    place[last] = [...(there ?? []), value]
  else if (there === undefined) place[last] = value
  else throw new Error(`Given twice: ${name}`)
}
