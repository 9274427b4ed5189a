import { useWords } from '#app/i18n/use-words.ts'
import { countUnresolved, isRequested, type Survey, type SurveyView } from './survey-view.ts'

/** Which items a view covers: those of the page, those of its filtered rows, or all that were loaded. */
export type SurveyScope = 'page' | 'filtered' | 'loaded'

/** Says why a view is empty. Items whose details are not loaded may still have something to show. */
export function useEmptyWords() {
  const { say } = useWords()
  return (survey: Survey, view: SurveyView, scope: SurveyScope): string => {
    const count = countUnresolved(survey, view)
    if (count > 0) return `${say(`survey.linked.${view}`, { count })}.`
    if (!isRequested(survey, view)) return say(`survey.notRequested.${view}.whole`)
    switch (scope) {
      case 'page':
        return say(`survey.off.${view}`)
      case 'filtered':
        return say(`survey.none.${view}`)
      case 'loaded':
        return say(`survey.offLoaded.${view}`)
    }
  }
}
