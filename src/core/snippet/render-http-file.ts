import { renderDateScript, renderDateVariables, setters } from './date-variables.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { distanceUnits, isEdgeUnit } from '#core/query/relative-date-range.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { relativeDate, renderWithDates, type SnippetDate } from './text-with-dates.ts'
import { escapeVariablesInJson, escapeVariablesInUrl } from './quote-in-code.ts'
import { requestTemplateOf, type SnippetRequest, tokenVariable } from './snippet-request.ts'

/** An `.http` file for VS Code's REST Client, with its variables for the token and the dates. */
export function renderHttpFile(request: SnippetRequest): string {
  const { url, body, dates } = canComputeDatesInRestClient(request)
    ? requestTemplateOf(request)
    : { ...request, dates: [] }
  const syntaxOf = (quote: (text: string) => string) => ({ quote, date: renderDate, plus: '' })
  return [
    ...(request.hasToken ? [`@token = {{$processEnv ${tokenVariable}}}`, ''] : []),
    ...renderMessage(request, '{{token}}', {
      url: renderWithDates(url, dates, syntaxOf(escapeVariablesInUrl)),
      body:
        body === null
          ? null
          : renderWithDates(escapeVariablesInJson(body), dates, syntaxOf(asItIs)),
    }),
    '',
  ].join('\n')
}

/** False without relative dates and for weekends and whole months: its variable only knows distances from today. */
export const canComputeDatesInRestClient = ({ relative }: SnippetRequest): boolean =>
  relative?.dates.every(({ unit }) => !isEdgeUnit(unit)) ?? false

/** The letters of VS Code's REST Client. */
const letters = { day: 'd', week: 'w', month: 'M', year: 'y' } as const

const renderDate = ({ amount, unit, day }: SnippetDate): string =>
  isEdgeUnit(unit) ? day : `{{$localDatetime 'YYYY-MM-DD' ${amount} ${letters[unit]}}}`

/** Reads the variable between braces that `renderDate` writes; null for any other. */
export function readRestClientDate(variable: string): RelativeDate | null {
  const [, amount, letter] =
    /^\$localDatetime (?:'YYYY-MM-DD'|"YYYY-MM-DD") ([+-]?\d+) (\w)$/.exec(variable.trim()) ?? []
  const unit = distanceUnits.find((one) => letters[one] === letter)
  return amount === undefined || unit === undefined ? null : relativeDate(amount, unit)
}

/**
 * An `.http` file for JetBrains' HTTP Client: token from the environment, dates from a script before the
 * request, and a script after it that tests the status and counts the items.
 */
export function renderJetBrainsFile(request: SnippetRequest): string {
  const { url, body, dates } = requestTemplateOf(request)
  const message = renderMessage(request, `{{$env.${tokenVariable}}}`, {
    url: renderDateVariables(escapeVariablesInUrl(url), dates),
    body: body === null ? null : renderDateVariables(escapeVariablesInJson(body), dates),
  })
  return [
    ...(dates.length === 0
      ? []
      : ['< {%', ...indent(renderDateScript(dates, setters.jetBrains)), '%}']),
    ...message,
    '',
    responseCheck,
    '',
  ].join('\n')
}

function renderMessage(
  { method, hasToken }: SnippetRequest,
  token: string,
  { url, body }: { url: string; body: string | null },
): string[] {
  return [
    `${method} ${url}`,
    ...(hasToken ? [`Authorization: Bearer ${token}`] : []),
    ...requestHeaders(method).map(([name, value]) => `${name}: ${value}`),
    // The body is on one line, because a line that begins with `###` would end the request.
    ...(body === null ? [] : ['', body]),
  ]
}

const asItIs = (text: string): string => text

const indent = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `  ${line}`))

/** What the file checks of any response: of no meaning to whoever reads the request back. */
export const responseCheck = [
  '> {%',
  ...indent([
    "client.test('The status is 200', () => {",
    "  client.assert(response.status === 200, 'Status ' + response.status)",
    '})',
    "const items = response.body['@graph']",
    "if (items) client.log(items.length + ' items')",
  ]),
  '%}',
].join('\n')
