import { requestHeaders } from '#core/request/request-plan.ts'
import {
  renderHelperCall,
  helpersFor,
  renderWithDates,
  type DateHelpers,
  type DateSyntax,
} from './text-with-dates.ts'
import {
  requestTemplateOf,
  type SnippetRequest,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'

/**
 * A Go string literal: a raw one in backquotes, unless the text has characters that are not allowed there
 * (The Go Programming Language Specification, "String literals").
 */
export const quoteInGo = (text: string): string =>
  /[`\r\0\ufeff]|\p{Cc}/u.test(text.replaceAll('\n', ''))
    ? `"${text
        .replace(/["\\]/g, '\\$&')
        .replaceAll('\n', '\\n')
        .replace(
          /[\p{Cc}\ufeff]/gu,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )}"`
    : `\`${text}\``

/** A Go program with net/http; reads the token from the environment. */
export function renderGo(request: SnippetRequest): string {
  const { method, hasToken } = request
  const { url, body, dates } = requestTemplateOf(request)
  const content =
    body === null ? 'nil' : `strings.NewReader(${renderWithDates(body, dates, dateSyntax)})`
  const packages = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(hasToken ? ['os'] : []),
    ...(body === null ? [] : ['strings']),
    ...(dates.length === 0 ? [] : ['time']),
  ]
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(hasToken
      ? [
          `\ttoken := os.Getenv("${tokenVariable}")`,
          '\tif token == "" {',
          `\t\tlog.Fatal("${tokenMissingMessage}")`,
          '\t}',
        ]
      : []),
    `\trequest, err := http.NewRequest("${method}", ${renderWithDates(url, dates, dateSyntax)}, ${content})`,
    ...checkError,
    ...(hasToken ? ['\trequest.Header.Set("Authorization", "Bearer "+token)'] : []),
    ...requestHeaders(method).map(([name, value]) => `\trequest.Header.Set("${name}", "${value}")`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...checkError,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...checkError,
    '\tif response.StatusCode < 200 || response.StatusCode > 299 {',
    '\t\tlog.Fatalf("%s: %s", response.Status, answer)',
    '\t}',
    '\tfmt.Println(string(answer))',
    '}',
    ...helpersFor(dates, goDateHelpers),
  ].join('\n')
}

const checkError = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

const dateSyntax: DateSyntax = {
  quote: quoteInGo,
  date: renderHelperCall,
  plus: ' + ',
}

export const goDateHelpers: DateHelpers = {
  day: [
    '',
    'func day(days int) string {',
    '\treturn time.Now().AddDate(0, 0, days).Format("2006-01-02")',
    '}',
  ],
  // AddDate turns 31 February into March.
  month: [
    '',
    'func month(months int) string {',
    '\tnow := time.Now()',
    '\tlast := time.Date(now.Year(), now.Month()+time.Month(months)+1, 0, 0, 0, 0, 0, time.UTC)',
    '\tif now.Day() < last.Day() {',
    '\t\tlast = last.AddDate(0, 0, now.Day()-last.Day())',
    '\t}',
    '\treturn last.Format("2006-01-02")',
    '}',
  ],
  weekend: [
    '',
    'func weekend(days int) string {',
    '\tnow := time.Now()',
    '\tsaturday := 5 - (int(now.Weekday())+6)%7',
    '\treturn now.AddDate(0, 0, saturday+days).Format("2006-01-02")',
    '}',
  ],
  firstDay: [
    '',
    'func firstDay(months int) string {',
    '\tnow := time.Now()',
    '\tthen := time.Date(now.Year(), now.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)',
    '\treturn then.Format("2006-01-02")',
    '}',
  ],
  lastDay: [
    '',
    'func lastDay(months int) string {',
    '\tnow := time.Now()',
    '\tthen := time.Date(now.Year(), now.Month()+time.Month(months)+1, 0, 0, 0, 0, 0, time.UTC)',
    '\treturn then.Format("2006-01-02")',
    '}',
  ],
}
