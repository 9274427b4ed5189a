import type { Locales } from '#sample/datacycle/store/stored-content.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import type { Json } from '#sample/content/json.ts'

/** How the things of a response are rendered. */
export interface View {
  instance: Instance
  locales: Locales
  /** IDs of the schemes whose concepts are sent; null for all. */
  schemes: readonly string[] | null
}

/** The mark of a dataCycle CORE; contains the language if there is only one (datacycle-core.md 0, 3). */
export const renderContext = ({ instance, locales }: View): Json => [
  'https://schema.org/',
  {
    '@base': `${instance.baseUrl}/api/v4/universal/`,
    ...(locales.length === 1 ? { '@language': locales[0] } : {}),
    skos: 'https://www.w3.org/2009/08/skos-reference/skos.html#',
    dct: 'http://purl.org/dc/terms/',
    cc: 'http://creativecommons.org/ns#',
    dc: 'https://schema.datacycle.at/',
    dcls: `${instance.baseUrl}/schema/`,
    odta: 'https://odta.io/voc/',
    sdm: 'https://smartdatamodels.org/',
  },
]
