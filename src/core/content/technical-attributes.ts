import type { ColumnPath } from './item-columns.ts'

/** Attributes for programs and for maps: what people read begins with others, and a sheet has them only where picked. */
export const isTechnical = ([name = '', ...nested]: ColumnPath): boolean =>
  technicalNames.has(name) || (name === '@id' && nested.length === 0)

const technicalNames: ReadonlySet<string> = new Set([
  ...['@context', 'dc:entityUrl', 'dc:multilingual', 'dc:slug', 'dc:slugifiedName', 'dc:touched'],
  ...['identifier', 'slug', 'geo', 'created', 'dct:created'],
])
