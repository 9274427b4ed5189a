import type { ContentClient } from '#host/content-client/content-client.ts'
import type { Language } from '#core/language/language.ts'
import type { Target } from './find-target.ts'

/** The environment of a command: server, token, output and cancellation. */
export interface CommandContext {
  client: ContentClient
  target: Target
  /** null sends no token. */
  token: string | null
  /** The day from which relative dates count: `2026-03-31`. */
  today: string
  /** The language of messages and reports. */
  language: Language
  write: (text: string) => void
  writeError: (text: string) => void
  /** Ends the command early; the responses received so far are reported. */
  signal: AbortSignal
}
