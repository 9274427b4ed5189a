import { readParameterName } from '#core/query/parameter-name.ts'

/** A part of a query that a link has lost, and what that means for whoever follows it. */
export interface LostPart {
  name: string
  means: LostMeaning
}

export type LostMeaning =
  /** Other items would come. */
  | 'filter'
  /** The same items in another order: pages would not fit together. */
  | 'sort'
  | 'include'
  | 'fields'
  | 'size'
  | 'offset'
  | 'language'
  | 'other'

/** Reads what a parameter is for from its name. */
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
