import { identifierOf } from '#sample/content/identifier.ts'
import type { Answer } from './answer.ts'
import type { Call } from './call.ts'

/** A predefined selection of the content, addressed by slug or ID (api.md 2.1). */
export interface Endpoint extends EndpointRecord {
  id: string
  answer: (call: Call) => Answer
}

export interface EndpointRecord {
  slug: string
  /** Its name for editors. */
  title: string
  /** One line for the welcome page: its content, or what is special about it. */
  about: string
  /** `static`: a collection; `dynamic`: a saved search. */
  kind: 'static' | 'dynamic'
  access: 'every-token' | 'full-token'
}

export const endpointIdOf = (slug: string): string => identifierOf(`endpoint/${slug}`)
