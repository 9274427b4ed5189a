import type { laterWords } from '#app/i18n/en/later-words.ts'
import type { startWords } from '#app/i18n/en/start-words.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** The texts that the window needs at startup, in one language. A missing text does not compile. */
export type StartWords = Words<typeof startWords>

/** All other texts, loaded after startup. */
export type LaterWords = Words<typeof laterWords>
