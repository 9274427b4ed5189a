import type { laterWords } from '#app/i18n/en/later-words.ts'
import type { startWords } from '#app/i18n/en/start-words.ts'

/** The same keys with any texts: the shape of another language, in which no text may be missing. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** All English words of the page, whose keys and placeholders the compiler knows. */
export type EnglishWords = typeof startWords & typeof laterWords

/** The texts that the window needs at startup, in one language. A missing text does not compile. */
export type StartWords = Words<typeof startWords>

/** All other texts, loaded after startup. */
export type LaterWords = Words<typeof laterWords>
