import * as de from './de.ts'
import * as en from './en.ts'
import type { Language } from './language.ts'
import type { ShellWords } from './shell-words.ts'

export const shellWords: Readonly<Record<Language, ShellWords>> = { en, de }
