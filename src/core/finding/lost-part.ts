import { readParameterName } from '#core/query/parameter-name.ts'

/** A query parameter that is missing in a link, and the consequence of following it. */
export interface LostPart {
  name: string
  means: LostMeaning
}

export type LostMeaning =
  /** Different items. */
  | 'filter'
  /** A different order, so pages do not fit together. */
  | 'sort'
  | 'include'
  | 'fields'
  | 'size'
  | 'offset'
  | 'language'
  | 'other'

/** Derives the meaning of a parameter from its name. */
export function describeLostPart(name: string): LostPart {
  const [first = '', second = ''] = readParameterName(name)
  switch (first) {
    case 'filter':
    case 'sort':
    case 'include':
    case 'fields':
    case 'language':
      return { name, means: first }
    case 'page':
      return { name, means: second === 'offset' ? 'offset' : 'size' }
    default:
      return { name, means: 'other' }
  }
}
