import type { RelativeDate } from '#core/query/form.ts'
import {
  renderHelperCall,
  dropHelpers,
  findHelpers,
  readOffset,
  renderWithDates,
  type SnippetDate,
} from './text-with-dates.ts'
import { javascriptDateHelpers, renderDateHelpers } from './render-javascript.ts'

/** Name of the REST client variable for a date. */
const nameOfDate = (date: SnippetDate, dates: readonly SnippetDate[]): string =>
  `day${dates.indexOf(date) + 1}`

/** Replaces the dates in a text by variables such as `{{day1}}`. */
export const renderDateVariables = (text: string, dates: readonly SnippetDate[]): string =>
  renderWithDates(text, dates, {
    quote: (part) => part,
    date: (one) => `{{${nameOfDate(one, dates)}}}`,
    plus: '',
  })

/** Today's values of the variables, for use without the script. */
export const listDateVariables = (dates: readonly SnippetDate[]): [name: string, day: string][] =>
  dates.map((one) => [nameOfDate(one, dates), one.day])

/** The functions by which the clients set a variable. */
export const setters = {
  postman: 'pm.variables.set',
  bruno: 'bru.setVar',
  jetBrains: 'request.variables.set',
} as const

/**
 * A script that computes the dates before a request is sent. `set` is the client's function for setting a
 * variable.
 */
export const renderDateScript = (dates: readonly SnippetDate[], set: string): string[] => [
  ...renderDateHelpers({ dates }).flatMap((helper) => helper.split('\n')),
  ...dates.map((one) => `${set}('${nameOfDate(one, dates)}', ${renderHelperCall(one)})`),
]

export interface DateScript {
  dates: ReadonlyMap<string, RelativeDate>
  /** What of the script does something else; '' for nothing. */
  rest: string
}

/** Reads the variables that `renderDateScript` sets. */
export function readDateScript(script: string, set: string): DateScript {
  const dates = new Map<string, RelativeDate>()
  if (!script.includes(set)) return { dates, rest: script }
  const helpers = findHelpers(script, javascriptDateHelpers)
  const others = script.split('\n').filter((line) => {
    const [, called, name = '', helper = '', argument = ''] =
      /^\s*([\w.]+)\(\s*['"]([\w.-]+)['"],\s*(\w+)\(([^()]*)\)\s*\);?\s*$/.exec(line) ?? []
    const date = called === set && helpers.has(helper) ? readOffset(helper, argument) : null
    if (date !== null) dates.set(name, date)
    return date === null
  })
  const rest = () => dropHelpers(others, javascriptDateHelpers).join('\n').trim()
  return { dates, rest: dates.size === 0 ? script : rest() }
}
