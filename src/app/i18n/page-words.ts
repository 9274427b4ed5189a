import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
} from '@intlify/core-base'
import { computed, inject, shallowRef, type InjectionKey, type Plugin, type Ref } from 'vue'
import { type Language, chooseDateLocale } from '#core/language/language.ts'
import type { StartWords } from './language-words.ts'

/** The page's language and its messages. */
export interface PageWords {
  locale: Readonly<Ref<Language>>
  /** The language tag for dates and times. */
  dateLocale: Readonly<Ref<string>>
  /** The message of a key with its values; `count` selects the plural form. '' if there is no message. */
  render: (key: string, values?: Record<string, unknown>, count?: number) => string
  has: (key: string) => boolean
  change: (language: Language, messages: StartWords) => void
}

const pageWordsKey: InjectionKey<PageWords> = Symbol('page words')

/** What makes more of a message than its text: a placeholder or quoted text, a plural, a linked message. */
const syntax = /[{|@]/

registerMessageCompiler(compile)
registerMessageResolver(resolveValue)

/**
 * Creates the page's messages in its first language; `use-language.ts` loads others when they are chosen. Uses
 * the core of vue-i18n without its Vue layer, which the page does not need. `preferred`: language tags
 * preferred by the browser.
 */
export function createPageWords(
  first: Language,
  words: StartWords,
  preferred: readonly string[],
): Plugin {
  const context = shallowRef(createContext(first, words))
  const page: PageWords = {
    locale: computed(() => context.value.language),
    dateLocale: computed(() => chooseDateLocale(context.value.language, preferred)),
    render(key, values = {}, count) {
      const { core, messages } = context.value
      const message = resolveValue(messages, key)
      // Three of four messages are only text; to compile them took a tenth of the start.
      if (typeof message === 'string' && !syntax.test(message)) return message
      return String(translate(core, key, values, count ?? 1))
    },
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

function createContext(language: Language, messages: StartWords) {
  const core = createCoreContext({
    locale: language,
    fallbackLocale: false,
    messages: { [language]: messages },
    // Unknown keys do not compile, so a missing message is one that is still being loaded.
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
