import { originPart } from '#core/url/split-url.ts'
import { toText, type CodeRunner, type At } from './code-runner.ts'
import { parseUrl } from './code-url.ts'
import type { CodeNode } from './code-tree.ts'
import {
  collectMarks,
  itemsOf,
  numberValue,
  textValue,
  undefinedValue,
  type Binding,
  type CodeMap,
  type CodeScope,
  type CodeUrl,
  type CodeValue,
} from './code-value.ts'

export const findBinding = (scope: CodeScope | null, name: string): Binding | null => {
  for (let at = scope; at !== null; at = at.parent) {
    const found = at.names.get(name)
    if (found) return found
  }
  return null
}

export function declare(name: string, value: CodeValue, scope: CodeScope, r: CodeRunner): void {
  scope.names.set(name, { value, born: r.list([]).born })
}

/** Objects whose members are environment variables. */
const environment = /^(?:process\.env|import\.meta\.env|Deno\.env|os\.environ|_ENV|_SERVER|ENV)$/

/** The member of a value. A member that the text does not show has the path that leads to it. */
export function memberOf(owner: CodeValue, name: string, node: CodeNode, r: CodeRunner): CodeValue {
  const unknown = (path: string | null = null) => r.unknown(node, path)
  const marksOf = (value: CodeValue) => collectMarks(value, () => r.step())
  switch (owner.kind) {
    case 'map': {
      const found = owner.members.get(name)
      if (found?.kind === 'function' && found.isGetter) return r.call(found, [], node)
      if (found) return found
      // `axios.defaults.headers.common` are the headers of all methods.
      if (name === 'common') return owner
      if (name === 'length' && itemsOf(owner)) return numberValue(String(owner.members.size))
      const isShown = !owner.isOpen && owner.marks.length === 0
      return isShown ? undefinedValue : unknown()
    }
    case 'list':
      if (/^(?:length|size)$/.test(name)) return numberValue(String(owner.items.length))
      return owner.items[Number(name)] ?? unknown()
    case 'string':
      return name === 'length' ? numberValue(String(owner.value.length)) : unknown()
    case 'url':
      switch (name) {
        case 'searchParams':
          return owner.parameters
        case 'href':
          return textValue(toText(owner, node, r), marksOf(owner))
        case 'search':
        case 'RawQuery': {
          const query = toText(owner.parameters, node, r)
          return textValue(name === 'search' && query !== '' ? `?${query}` : query, marksOf(owner))
        }
        case 'origin':
        case 'pathname': {
          const address = toText(owner.address, node, r)
          const origin = originPart(address)
          return textValue(
            name === 'origin' ? origin : address.slice(origin.length),
            marksOf(owner),
          )
        }
        default:
          return unknown()
      }
    case 'pairs':
      return owner.pairs.find(([key]) => key === name)?.[1] ?? unknown()
    case 'client':
      // What intercepts requests may change them; what intercepts responses does not.
      if (name === 'interceptors' && r.source.startsWith('.request', node.to))
        r.doNotFollow([owner.options], node)
      return memberOfClient(owner.options, name) ?? unknown(`client.${name}`)
    case 'unknown':
      if (owner.path === null) return unknown()
      return environment.test(owner.path)
        ? r.unknown(node, null, { variable: name })
        : unknown(`${owner.path}.${name}`)
    case 'null':
    case 'boolean':
    case 'number':
    case 'function':
      return unknown()
    case 'class':
      return owner.statics.members.get(name) ?? unknown()
  }
}

/** The names of members of clients that hold what others call differently. */
const clientMembers: ReadonlyMap<string, string> = new Map([
  ['Header', 'headers'],
  ['URL', 'url'],
  ['Body', 'body'],
])

/** The options of a client that its members lead to: `axios.defaults.headers.common`, `session.headers`. */
function memberOfClient(options: CodeMap, name: string): CodeValue | null {
  if (name === 'defaults') return options
  return options.members.get(clientMembers.get(name) ?? name) ?? null
}

/** Changes the member of a value. */
export function setMember(owner: CodeValue, name: string, value: CodeValue, { node, r }: At): void {
  r.touch(owner)
  if (owner.kind === 'map') owner.members.set(name, value)
  else if (owner.kind === 'client')
    owner.options.members.set(clientMembers.get(name) ?? name, value)
  else if (owner.kind === 'class') owner.statics.members.set(name, value)
  else if (owner.kind === 'list') {
    const at = /^\d+$/.test(name) ? Number(name) : -1
    if (at >= 0 && at <= owner.items.length) owner.items[at] = value
    else r.doNotFollow([owner], node)
  } else if (owner.kind === 'pairs')
    owner.pairs = [
      ...owner.pairs.filter(([key]) => key !== name),
      ...(itemsOf(value) ?? [value]).map((one) => [name, one] as const),
    ]
  else if (owner.kind === 'url') setPartOfUrl(owner, name, value, { node, r })
}

function setPartOfUrl(url: CodeUrl, name: string, value: CodeValue, { node, r }: At): void {
  const text = toText(value, node, r)
  if (name === 'search' || name === 'RawQuery') {
    url.parameters = parseUrl(textValue(`?${text.replace(/^\?/, '')}`), node, r).parameters
    url.parameters.marks.push(...value.marks)
  } else if (name === 'pathname' || name === 'Path') {
    const origin = originPart(toText(url.address, node, r))
    url.address = textValue(origin + (text.startsWith('/') ? text : `/${text}`), value.marks)
  } else if (name !== 'hash' && name !== 'Fragment') r.doNotFollow([url], node)
}

export function removeMember(owner: CodeValue, name: string, { node, r }: At): void {
  r.touch(owner)
  if (owner.kind === 'map') owner.members.delete(name)
  else if (owner.kind === 'pairs') owner.pairs = owner.pairs.filter(([key]) => key !== name)
  else if (owner.kind === 'client') owner.options.members.delete(clientMembers.get(name) ?? name)
  else r.doNotFollow([owner], node)
}

/** The name by which code knows a package: `node-fetch` is `fetch`, `jquery` is `$`. */
export function nameOfModule(module: string): string {
  const name =
    module
      .split('/')
      .at(-1)
      ?.replace(/^node:/, '') ?? ''
  if (/^(?:node|cross|isomorphic|whatwg|make)-fetch$/.test(name)) return 'fetch'
  return name === 'jquery' ? '$' : name
}
