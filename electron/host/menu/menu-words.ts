import type { CommandName } from '#core/command/command.ts'
import { chooseLanguage } from '#core/language/language.ts'
import { shellWords } from '#core/language/all-shell-words.ts'
import type { MenuWord } from '#core/language/shell-words.ts'

/** The texts of the menu in one language. */
export interface MenuWords {
  word: (name: MenuWord) => string
  command: (name: CommandName) => string
}

/** `locale` is a BCP 47 tag such as `de-AT`; unsupported languages become English. */
export function chooseMenuWords(locale: string): MenuWords {
  const { menu, commands } = shellWords[chooseLanguage('system', [locale])]
  return { word: (name) => menu[name], command: (name) => commands[name] }
}
