import { laterWords } from './later-words.ts'
import { startWords } from './start-words.ts'

/** All German words of the page. */
export const de = { ...startWords, ...laterWords }
