import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
} from '@intlify/core-base'
import { computed, inject, shallowRef, type InjectionKey, type Plugin, type Ref } from 'vue'
import { chooseDateLocale } from '#core/language/date-locale.ts'
import type { Language } from '#core/language/language.ts'
import type { PageLanguage } from './page-language.ts'

/** The language that the page speaks, with its messages. */
export interface PageWords {
  locale: Readonly<Ref<Language>>
  /** The tag for its dates and times. */
  dateLocale: Readonly<Ref<string>>
  /** The message of a key with its values; `count` chooses the plural form. Empty without a message. */
  write: (key: string, values?: Record<string, unknown>, count?: number) => string
  has: (key: string) => boolean
  /** Speaks another language from now on, or more of the same. */
  change: (language: Language, messages: Messages) => void
}
type Messages = PageLanguage['words']

const pageWordsKey: InjectionKey<PageWords> = Symbol('page words')

registerMessageCompiler(compile)
registerMessageResolver(resolveValue)

/**
 * Gives the page the words of one language; `use-language.ts` brings the others when they are chosen. Made with
 * the core of vue-i18n, without its Vue layer, which the page does not need. `preferred` are the tags that the
 * browser prefers.
 */
export function createPageWords(
  first: Language,
  { words }: Pick<PageLanguage, 'words'>,
  preferred: readonly string[],
): Plugin {
  const context = shallowRef(createContext(first, words))
  const page: PageWords = {
    locale: computed(() => context.value.language),
    dateLocale: computed(() => chooseDateLocale(context.value.language, preferred)),
    write: (key, values = {}, count) =>
      String(translate(context.value.core, key, values, count ?? 1)),
    has: (key) => typeof resolveValue(context.value.messages, key) === 'string',
    change(language, messages) {
      context.value = createContext(language, messages)
    },
  }
  return {
    install(app) {
      app.provide(pageWordsKey, page)
    },
  }
}

function createContext(language: Language, messages: Messages) {
  const core = createCoreContext({
    locale: language,
    fallbackLocale: false,
    messages: { [language]: messages },
    // A key without a message does not compile: what lacks here is a later word that is a moment away.
    missing: () => '',
    missingWarn: false,
  })
  return { language, messages, core }
}

export function usePageWords(): PageWords {
  const words = inject(pageWordsKey)
  if (!words) throw new Error('The page has no words')
  return words
}
