import { requestHeaders } from '#core/request/request-plan.ts'
import { quoteInGo } from './quote-in-code.ts'
import { helpersFor, renderWithCalls, type DateHelpers } from './text-with-dates.ts'
import {
  requestTemplateOf,
  type SnippetRequest,
  tokenMissingMessage,
  tokenVariable,
} from './snippet-request.ts'

/** A Go program with net/http; reads the token from the environment. */
export function renderGo(request: SnippetRequest): string {
  const { method, hasToken } = request
  const { url, body, dates } = requestTemplateOf(request)
  const content = body === null ? 'nil' : `strings.NewReader(${render(body, dates)})`
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
    `\trequest, err := http.NewRequest("${method}", ${render(url, dates)}, ${content})`,
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

const render = renderWithCalls(quoteInGo)

export const goDateHelpers: DateHelpers = {
  day: `
func day(days int) string {
	return time.Now().AddDate(0, 0, days).Format("2006-01-02")
}`,
  // AddDate turns 31 February into March.
  month: `
func month(months int) string {
	now := time.Now()
	last := time.Date(now.Year(), now.Month()+time.Month(months)+1, 0, 0, 0, 0, 0, time.UTC)
	if now.Day() < last.Day() {
		last = last.AddDate(0, 0, now.Day()-last.Day())
	}
	return last.Format("2006-01-02")
}`,
  weekend: `
func weekend(days int) string {
	now := time.Now()
	saturday := 5 - (int(now.Weekday())+6)%7
	return now.AddDate(0, 0, saturday+days).Format("2006-01-02")
}`,
  firstDay: `
func firstDay(months int) string {
	now := time.Now()
	then := time.Date(now.Year(), now.Month()+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
	return then.Format("2006-01-02")
}`,
  lastDay: `
func lastDay(months int) string {
	now := time.Now()
	then := time.Date(now.Year(), now.Month()+time.Month(months)+1, 0, 0, 0, 0, 0, time.UTC)
	return then.Format("2006-01-02")
}`,
}
