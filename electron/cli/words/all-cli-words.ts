import type { Language } from '#core/language/language.ts'
import type { CliWords } from './cli-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const cliWords: Readonly<Record<Language, CliWords>> = { en, de }
