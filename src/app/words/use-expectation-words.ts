import { useWords } from '#app/i18n/use-words.ts'
import { metNoItem, metNoNumber, type ExpectationResult } from '#core/folder/expectation.ts'

/** Returns a function that says what was expected and what came. */
export function useExpectationWords() {
  const { say } = useWords()

  return function describeExpectation(result: ExpectationResult): string {
    const { name, isMet, expected, got } = result
    if (isMet) return say(`verdicts.expect.met.${name}`, { expected })
    if (metNoItem(result)) return say('verdicts.expect.noItems', { expected })
    const came = metNoNumber(result) ? say('verdicts.expect.unknown') : got
    return say(`verdicts.expect.unmet.${name}`, { expected, got: came })
  }
}
