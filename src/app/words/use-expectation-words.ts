import { useWords } from '#app/i18n/use-words.ts'
import type { ExpectationResult } from '#core/folder/expectation.ts'

/** Returns a function that says what was expected and what came. */
export function useExpectationWords() {
  const { say } = useWords()

  return function describeExpectation({ name, isMet, expected, got }: ExpectationResult): string {
    if (isMet) return say(`verdicts.expect.met.${name}`, { expected })
    if (name === 'each' && got.endsWith('/0')) return say('verdicts.expect.noItems', { expected })
    const came = got === 'none' ? say('verdicts.expect.unknown') : got
    return say(`verdicts.expect.unmet.${name}`, { expected, got: came })
  }
}
