import { callHelper, renderDated, type SnippetDate } from './dated-text.ts'
import { renderDateHelpers } from './javascript-parts.ts'

/** The variable of a REST client that stands for a date, named by its place among them. */
const nameDate = (date: SnippetDate, dates: readonly SnippetDate[]): string =>
  `day${dates.indexOf(date) + 1}`

/** A text with variables such as `{{day1}}` in place of its dates. */
export const renderDateVariables = (text: string, dates: readonly SnippetDate[]): string =>
  renderDated(text, dates, {
    quote: (part) => part,
    date: (one) => `{{${nameDate(one, dates)}}}`,
    plus: '',
  })

/** What those variables are today, for whom the script is not run. */
export const listDateVariables = (dates: readonly SnippetDate[]): [name: string, day: string][] =>
  dates.map((one) => [nameDate(one, dates), one.day])

/** A script that counts the dates before a request is sent: `set` is the client's own way to set a variable. */
export const renderDateScript = (dates: readonly SnippetDate[], set: string): string[] => [
  ...renderDateHelpers({ dates }),
  ...dates.map((one) => `${set}('${nameDate(one, dates)}', ${callHelper(one)})`),
]
