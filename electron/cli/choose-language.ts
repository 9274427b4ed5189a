import { languages, type Language } from '#core/language/language.ts'
import { err, ok, type Result } from '#core/result.ts'
import type { Environment } from './command.ts'

/** In order of precedence (POSIX): the first non-empty one decides. */
const localeVariables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const

/** The language of the environment: `de_AT.UTF-8` is German; unsupported languages become English. */
export function languageOf(environment: Environment): Language {
  const locale = localeVariables
    .map((name) => environment[name] ?? '')
    .find((value) => value !== '')
  const code = /^[a-z]+/i.exec(locale ?? '')?.[0].toLowerCase()
  return languages.find((language) => language === code) ?? languages[0]
}

/**
 * The language of `--language` at any position; otherwise the environment's. The error is the unsupported
 * value.
 */
export function chooseCommandLanguage(
  args: readonly string[],
  environment: Environment,
): Result<Language, string> {
  const at = args.findLastIndex((one) => one === '--language' || one.startsWith('--language='))
  const option = args[at]
  if (option === undefined) return ok(languageOf(environment))
  const typed = option.includes('=') ? option.slice(option.indexOf('=') + 1) : (args[at + 1] ?? '')
  const language = languages.find((one) => one === typed)
  return language === undefined ? err(typed) : ok(language)
}

/** The language in which a command speaks, also where it refuses the one that was asked for. */
export function commandLanguageOf(args: readonly string[], environment: Environment): Language {
  const choice = chooseCommandLanguage(args, environment)
  return choice.ok ? choice.value : languageOf(environment)
}
