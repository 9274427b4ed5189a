/** The languages that the app speaks, as BCP 47 tags; the first stands in where a person reads none of them. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

/** The language to use for a setting; `system` takes the first of the system's languages that the app speaks. */
export function chooseLanguage(
  setting: 'system' | Language,
  preferred: readonly string[],
): Language {
  if (setting !== 'system') return setting
  for (const tag of preferred) {
    const spoken = languages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (spoken) return spoken
  }
  return languages[0]
}
