import type { Random } from './random.ts'
import type { Language, Text } from './text.ts'

/** The languages of an item: 25 % are German only, 12 % English only, the others are translated. */
export interface Translation {
  language: Language
  write: (de: string, en: string) => Text
}

export function chooseTranslation(random: Random): Translation {
  const percent = random.integer(1, 100)
  if (percent <= 25) return { language: 'de', write: (de) => ({ de, en: null }) }
  if (percent <= 37) return { language: 'en', write: (_, en) => ({ de: null, en }) }
  return { language: percent <= 50 ? 'en' : 'de', write: (de, en) => ({ de, en }) }
}
