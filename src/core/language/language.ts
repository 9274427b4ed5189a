/** The app's languages as BCP 47 tags; the first is the fallback. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

/** One value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: make('en'),
  de: make('de'),
})

/** The language for a setting; `system` uses the first of the system's languages that the app supports. */
export function chooseLanguage(
  setting: 'system' | Language,
  preferred: readonly string[],
): Language {
  if (setting !== 'system') return setting
  for (const tag of preferred) {
    const supported = languages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (supported) return supported
  }
  return languages[0]
}
