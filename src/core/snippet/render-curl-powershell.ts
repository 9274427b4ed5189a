import { curlNeedsGlobOff } from './curl-glob.ts'
import { encodeStraySigns } from './encode-stray-signs.ts'
import { escapeJson } from './escape-json.ts'
import { renderDated, stepOf, type DatedWriting } from './dated-text.ts'
import { textWithRelativeDates, type SnippetRequest } from './snippet-request.ts'
import { tokenVariable } from './token-variable.ts'

/**
 * A cURL command for Windows PowerShell 5 and PowerShell 7; the token comes from the environment.
 *
 * `curl.exe`, because `curl` is another command there. The body comes through a pipe: versions differ
 * in how they hand quotes to a program. In a pipe Windows PowerShell knows ASCII only, so that other
 * characters are JSON escapes.
 */
export function renderCurlPowerShell(request: SnippetRequest): string {
  const { hasToken } = request
  const { url, body, dates } = textWithRelativeDates(request)
  const address = encodeStraySigns(url)
  const inBrackets = (text: string) => {
    const expression = renderDated(text, dates, dated)
    return expression.includes(' + ') ? `(${expression})` : expression
  }
  const command = [
    `curl.exe ${inBrackets(address)}`,
    ...(curlNeedsGlobOff(address) ? ['--globoff'] : []),
    ...(hasToken ? [`-H "Authorization: Bearer $env:${tokenVariable}"`] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", "-d '@-'"]),
  ].join(' `\n  ')
  return body === null ? command : `${inBrackets(escapeJson(body, beyondAscii))} |\n  ${command}`
}

const beyondAscii = /[^\x20-\x7e]/

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const dated: DatedWriting = {
  quote,
  date: (date) => {
    const { unit, count } = stepOf(date)
    const counted = `(Get-Date).Add${unit === 'day' ? 'Days' : 'Months'}(${count})`
    return `${counted}.ToString('yyyy-MM-dd', [cultureinfo]::InvariantCulture)`
  },
  plus: ' + ',
}
