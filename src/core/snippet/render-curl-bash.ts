import { curlNeedsGlobOff } from './curl-glob.ts'
import { renderDated, stepOf, type SnippetDate } from './dated-text.ts'
import { textWithRelativeDates, type SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/** A cURL command for bash, zsh and other POSIX shells; the token comes from a variable of the shell. */
export function renderCurlBash(request: SnippetRequest): string {
  const { hasToken } = request
  const { url, body, dates } = countsInShell(request)
    ? textWithRelativeDates(request)
    : { ...request, dates: [] }
  const inShell = (text: string) => renderDated(text, dates, { quote, date: renderDate, plus: '' })
  return [
    `curl ${inShell(url)}`,
    ...(curlNeedsGlobOff(url) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer $${tokenVariable}"`] : []),
    ...(body === null
      ? []
      : ["-H 'Content-Type: application/json'", `--data-raw ${inShell(body)}`]),
  ].join(' \\\n  ')
}

/** Between single quotes nothing has a meaning but the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** GNU's date makes 3 March of one month before 31 March: months stay the day that they are now. */
export const countsInShell = ({ relative }: SnippetRequest): boolean =>
  relative?.dates.every((date) => stepOf(date).unit === 'day') ?? false

/** By GNU's date, else by that of macOS and BSD. */
function renderDate(date: SnippetDate): string {
  const { count } = stepOf(date)
  const signed = count < 0 ? String(count) : `+${count}`
  return `"$(date -d '${signed} days' +%F 2>/dev/null || date -v${signed}d +%F)"`
}
