import { identifierOf } from '#sample/content/identifier.ts'
import type { Answer } from './answer.ts'
import type { Call } from './call.ts'

/** A predefined view on the content, addressed by either name (api.md 2.1). */
export interface Endpoint extends EndpointRecord {
  id: string
  answer: (call: Call) => Answer
}

export interface EndpointRecord {
  slug: string
  /** Its name for editors. */
  title: string
  /** One line for people: what it delivers, or what is special about it. */
  about: string
  /** A content collection or a saved search. */
  kind: 'static' | 'dynamic'
  access: 'every-token' | 'full-token'
}

export const endpointIdOf = (slug: string): string => identifierOf(`endpoint/${slug}`)
