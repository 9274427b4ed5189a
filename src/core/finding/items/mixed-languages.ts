import { describeValue } from '#core/content/value-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { QueryForm } from '#core/query/form.ts'
import { createItemCounter, type ItemFinder } from '#core/finding/item-finder.ts'

/** Finds a mix of plain and translated names on one page, or of languages if only one was requested. */
export function createMixedLanguageFinder({ extra }: Pick<QueryForm, 'extra'>): ItemFinder {
  const hasSeveralLanguages = extra.some(
    ({ name, value }) =>
      name === 'language' &&
      (value.kind === 'list' ? value.items.length > 1 : value.text.includes(',')),
  )
  const mixed = createItemCounter()
  /** Languages of the first name and of the first that does not match it; empty for a plain text. */
  let firstLanguages: readonly string[] | null = null
  let otherLanguages: readonly string[] | null = null

  function matches(first: readonly string[], languages: readonly string[]): boolean {
    if (first.length === 0 || languages.length === 0) return first.length === languages.length
    return hasSeveralLanguages || languages.some((language) => first.includes(language))
  }

  return {
    add(item, position) {
      const name = memberOf(item, 'name')
      const languages = name && languagesOf(name)
      if (!languages) return
      firstLanguages ??= languages
      if (matches(firstLanguages, languages)) return
      otherLanguages ??= languages
      mixed.count(item, position, ['name'], name)
    },
    findings: () =>
      firstLanguages === null || otherLanguages === null
        ? []
        : [
            {
              kind: 'languages-mixed',
              one: firstLanguages.join(', '),
              other: otherLanguages.join(', '),
              ...mixed.counted,
            },
          ],
  }
}

/** The languages of a text: empty for a plain text, null if it is not a text. */
function languagesOf(name: JsonValue): string[] | null {
  if (name.kind === 'string') return []
  const described = describeValue(name)
  return described.kind === 'language-texts'
    ? described.texts.map(({ language }) => language)
    : null
}
