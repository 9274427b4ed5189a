import { connection, type Connection } from '#core/connection/connection.ts'
import { shippedNames } from '#core/connection/match-connection.ts'
import { presets } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'

/** The connection to the sample server, as created at the first start. */
export const sampleConnection = (): Connection =>
  connection.parse({
    id: 'sample',
    name: shippedNames.sample,
    // The preferred port; the host sets the actual URL when it starts the sample.
    baseUrl: 'http://127.0.0.1:4780',
    conventions: presets.documented,
    builtIn: 'sample',
    startEndpoint: 'events',
    filterDefinitions: sampleFilters,
  })

/** The connection to the CORE sample, as created at the first start. */
export const coreSampleConnection = (): Connection =>
  connection.parse({
    id: 'core-sample',
    name: shippedNames['core-sample'],
    baseUrl: 'http://127.0.0.1:4781',
    conventions: presets.core,
    builtIn: 'core-sample',
    startEndpoint: 'veranstaltungen',
    server: 'datacycle-core',
  })

const classification = (
  key: string,
  label: string,
  concepts: readonly (readonly [value: string, label: string])[],
): FilterDefinition => ({
  key,
  label,
  send: 'text',
  listMeans: 'any',
  knownValues: concepts.map(([value, name]) => ({ value, label: name })),
})

/** Example filter definitions: the sample's filter keys and some of their values. */
const sampleFilters: FilterDefinition[] = [
  classification('category', 'Category', [
    ['culture', 'Culture'],
    ['music', 'Music'],
    ['theatre', 'Theatre & cabaret'],
    ['exhibition', 'Exhibition'],
    ['tradition', 'Tradition'],
    ['market', 'Market'],
    ['food', 'Food & drink'],
    ['outdoors', 'Outdoors'],
    ['hiking', 'Hiking'],
    ['cycling', 'Cycling'],
    ['sights', 'Sights'],
    ['museum', 'Museum'],
  ]),
  classification('topic', 'Topic', [
    ['family', 'Family'],
    ['accessible', 'Accessible'],
    ['free-entry', 'Free entry'],
    ['rainy-day', 'Rainy day'],
    ['dogs-welcome', 'Dogs welcome'],
    ['public-transport', 'Public transport'],
    ['evening', 'Evening'],
  ]),
  classification('region', 'Region', [
    ['birkental', 'Birkental valley'],
    ['seenland', 'Grünau lakes'],
    ['hochlauen', 'Hochlauen highlands'],
  ]),
]
