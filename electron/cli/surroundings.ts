import type { ContentClient } from '#host/content-client/content-client.ts'
import type { Language } from '#core/language/language.ts'
import type { Target } from './open-target.ts'

/** What a command needs besides its arguments. */
export interface Surroundings {
  client: ContentClient
  target: Target
  /** Null sends none. */
  token: string | null
  /** The day that relative dates are counted from: `2026-03-31`. */
  today: string
  /** Of what people read. */
  language: Language
  write: (text: string) => void
  complain: (text: string) => void
  /** Ends the command early: what has come is reported. */
  signal: AbortSignal
}
