import { callHelper, renderDated, type SnippetDate } from './dated-text.ts'
import { renderDateHelpers } from './javascript-parts.ts'

/** Name of the REST client variable for a date. */
const nameDate = (date: SnippetDate, dates: readonly SnippetDate[]): string =>
  `day${dates.indexOf(date) + 1}`

/** Replaces the dates in a text by variables such as `{{day1}}`. */
export const renderDateVariables = (text: string, dates: readonly SnippetDate[]): string =>
  renderDated(text, dates, {
    quote: (part) => part,
    date: (one) => `{{${nameDate(one, dates)}}}`,
    plus: '',
  })

/** Today's values of the variables, for use without the script. */
export const listDateVariables = (dates: readonly SnippetDate[]): [name: string, day: string][] =>
  dates.map((one) => [nameDate(one, dates), one.day])

/**
 * A script that computes the dates before a request is sent. `set` is the client's function for setting a
 * variable.
 */
export const renderDateScript = (dates: readonly SnippetDate[], set: string): string[] => [
  ...renderDateHelpers({ dates }),
  ...dates.map((one) => `${set}('${nameDate(one, dates)}', ${callHelper(one)})`),
]
