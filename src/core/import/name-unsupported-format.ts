import type { JsonValue } from '#core/json/json-value.ts'
import { itemsOf, memberAt, textOf } from './json-access.ts'

/** Formats that are recognized but contain no importable query, with their names. */
const unsupportedFormats: readonly (readonly [string, (root: JsonValue) => boolean])[] = [
  ['Swagger 2.0', (root) => textOf(memberAt(root, 'swagger')).startsWith('2')],
  ['AsyncAPI', (root) => memberAt(root, 'asyncapi') !== undefined],
  ['Postman environment', (root) => memberAt(root, '_postman_variable_scope') !== undefined],
  ['Postman collection 1', (root) => memberAt(root, 'order')?.kind === 'array'],
  ['Insomnia 3', (root) => memberAt(root, '__export_format') !== undefined],
  [
    'Insomnia environment',
    (root) => textOf(memberAt(root, 'type')).startsWith('environment.insomnia'),
  ],
  [
    'Insomnia design document',
    (root) => textOf(memberAt(root, 'type')).startsWith('spec.insomnia'),
  ],
  [
    'Hoppscotch environment',
    (root) => memberAt(root, 'variables')?.kind === 'array' && memberAt(root, 'name') !== undefined,
  ],
  ['Thunder Client collection', (root) => memberAt(root, 'clientName') !== undefined],
  ['GeoJSON', (root) => textOf(memberAt(root, 'type')) === 'FeatureCollection'],
  ['an answer of this API', (root) => itemsOf(memberAt(root, '@graph')).length > 0],
]

/** The name of a recognized but unsupported format; null if the document is not recognized. */
export const nameUnsupportedFormat = (root: JsonValue): string | null =>
  unsupportedFormats.find(([, matches]) => matches(root))?.[0] ?? null
