import type { Json } from '#sample/content/json.ts'
import type { View } from './view.ts'

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
