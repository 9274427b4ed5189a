import { languages, type Language } from '#core/language/language.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { Environment } from './command.ts'

/** The first that says something decides, as programs of this computer take it. */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const

/** The language that the environment asks for: `de_AT.UTF-8` is German, English stands in for all others. */
export function languageOf(environment: Environment): Language {
  const asked = variables.map((name) => environment[name] ?? '').find((value) => value !== '')
  const code = /^[a-z]+/i.exec(asked ?? '')?.[0].toLowerCase()
  return languages.find((language) => language === code) ?? languages[0]
}

/** The language that the arguments name, wherever among them; else the environment's. The error is what was typed. */
export function chooseCommandLanguage(
  args: readonly string[],
  environment: Environment,
): Result<Language, string> {
  const at = args.findLastIndex((one) => one === '--language' || one.startsWith('--language='))
  const named = args[at]
  if (named === undefined) return ok(languageOf(environment))
  const typed = named.includes('=') ? named.slice(named.indexOf('=') + 1) : (args[at + 1] ?? '')
  const language = languages.find((one) => one === typed)
  return language === undefined ? err(typed) : ok(language)
}
