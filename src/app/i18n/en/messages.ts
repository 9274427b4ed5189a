import { laterWords } from './later-words.ts'
import { startWords } from './start-words.ts'

/** All English words of the page. */
export const en = { ...startWords, ...laterWords }
