import type { SeenResponse, SeenObject, SeenType } from '#core/content/observe-items.ts'
import { quoteInCode } from './quote-in-code.ts'

/** Lines of the comment above the types, in the user's language. */
export type TypesNote = readonly string[]

/**
 * TypeScript types derived from one response. They guarantee nothing: an attribute that all its items have
 * may be missing in other responses, which `note` must say. Links are optional, because the first and last
 * page lack some (api.md 2.5).
 */
export function renderTypeScript({ items, meta, links }: SeenResponse, note: TypesNote): string {
  return [
    '/**',
    ...note.map((line) => ` * ${line.replaceAll('*/', '*\u200b/')}`),
    ' */',
    'export interface Answer {',
    "  '@graph': Item[]",
    ...(meta === null ? [] : [`  meta: ${renderType(meta, '  ')}`]),
    ...(links === null ? [] : [`  links: ${renderType(withOptionalMembers(links), '  ')}`]),
    '}',
    '',
    isOnlyObjects(items)
      ? `export interface Item ${renderObject(items.object, '')}`
      : `export type Item = ${renderType(items, '')}`,
    '',
  ].join('\n')
}

/** A member is optional if fewer objects have it than `count`. */
const withOptionalMembers = (seen: SeenType): SeenType =>
  seen.object === null ? seen : { ...seen, object: { ...seen.object, count: Infinity } }

/** True if all items are objects; only then `Item` is an interface. */
const isOnlyObjects = (items: SeenType): items is SeenType & { object: SeenObject } =>
  items.object !== null && items.object.count === items.count

function renderType(seen: SeenType, indent: string): string {
  const kinds = renderKinds(seen, indent)
  return kinds.length === 0 ? 'unknown' : kinds.join(' | ')
}

function renderList(items: SeenType, indent: string): string {
  const kinds = renderKinds(items, indent)
  return kinds.length > 1 ? `(${kinds.join(' | ')})[]` : `${kinds[0] ?? 'unknown'}[]`
}

const renderKinds = (seen: SeenType, indent: string): string[] => [
  ...(seen.isText ? ['string'] : []),
  ...(seen.isNumber ? ['number'] : []),
  ...(seen.isBoolean ? ['boolean'] : []),
  ...(seen.object === null ? [] : [renderObject(seen.object, indent)]),
  ...(seen.list === null ? [] : [renderList(seen.list, indent)]),
  ...(seen.isNull ? ['null'] : []),
]

function renderObject({ count, members }: NonNullable<SeenType['object']>, indent: string): string {
  if (members.size === 0) return 'Record<string, unknown>'
  const lines = Array.from(members, ([name, member]) => {
    const mark = member.count < count ? '?' : ''
    return `${indent}  ${renderName(name)}${mark}: ${renderType(member, `${indent}  `)}`
  })
  return ['{', ...lines, `${indent}}`].join('\n')
}

/** A member's name in TypeScript, quoted if it is not an identifier. */
const renderName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteInCode(name)
