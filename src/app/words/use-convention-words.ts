import { useWords } from '#app/i18n/use-words.ts'
import type { ConventionName, Conventions } from '#core/query/conventions.ts'

/** Names the options of a convention. */
export function useConventionWords() {
  const { say, hasMessage } = useWords()

  return (name: ConventionName, choice: Conventions[ConventionName]): string => {
    const key: `conventions.choice.${string}` = `conventions.choice.${name}.${String(choice)}`
    return hasMessage(key) ? say(key) : String(choice)
  }
}
