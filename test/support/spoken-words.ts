import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { loadNames } from '#app/i18n/load-words.ts'
import { useSpokenWords } from '#app/words/use-spoken-words.ts'
import type { Language } from '#core/language/language.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import { pageWords } from './page/page-words.ts'

/** What the page says around values in a language, with its names, for a test without a page. */
export async function spokenWords(language: Language): Promise<ValueMessages> {
  const said: ValueMessages[] = []
  const app = createSSRApp({
    setup() {
      said.push(useSpokenWords().value)
      return () => null
    },
  })
  await renderToString(app.use(pageWords(language)))
  const [words] = said
  if (!words) throw new Error('Nothing was said')
  const { attributes, types } = await loadNames(language)
  return { ...words, names: { attributes, types } }
}
