import type { Random } from './random.ts'
import type { Language, Text } from './text.ts'

/** In which languages an editor has written one item: both, German only, or English only. */
export interface Translation {
  language: Language
  write: (de: string, en: string) => Text
}

export function chooseTranslation(random: Random): Translation {
  const lot = random.whole(1, 100)
  if (lot <= 25) return { language: 'de', write: (de) => ({ de, en: null }) }
  if (lot <= 37) return { language: 'en', write: (_, en) => ({ de: null, en }) }
  return { language: lot <= 50 ? 'en' : 'de', write: (de, en) => ({ de, en }) }
}
