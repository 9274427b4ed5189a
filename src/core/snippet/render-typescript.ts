import type { SeenAnswer, SeenObject, SeenType } from '#core/content/observe-type.ts'
import { quoteInCode } from './quote-in-code.ts'

/** The comment above the types, in the reader's language, line by line. */
export type TypesNote = readonly string[]

/**
 * TypeScript types of an answer as it was seen. They promise nothing: an attribute that every item had is not
 * optional here, and an instance may leave it out tomorrow; `note` has to say so. Links are optional: the first and
 * the last page lack some (api.md 2.5).
 */
export function renderTypeScript({ items, meta, links }: SeenAnswer, note: TypesNote): string {
  return [
    '/**',
    ...note.map((line) => ` * ${line.replaceAll('*/', '*\u200b/')}`),
    ' */',
    'export interface Answer {',
    "  '@graph': Item[]",
    ...(meta === null ? [] : [`  meta: ${renderType(meta, '  ')}`]),
    ...(links === null ? [] : [`  links: ${renderType(sometimes(links), '  ')}`]),
    '}',
    '',
    isOnlyObjects(items)
      ? `export interface Item ${renderObject(items.object, '')}`
      : `export type Item = ${renderType(items, '')}`,
    '',
  ].join('\n')
}

/** The same with every member optional. */
const sometimes = (seen: SeenType): SeenType =>
  seen.object === null ? seen : { ...seen, object: { ...seen.object, count: Infinity } }

/** Items may be anything: only where all are objects, they are an interface. */
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

/** A member's name as TypeScript takes it: quoted where it is no plain identifier. */
const renderName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteInCode(name)
