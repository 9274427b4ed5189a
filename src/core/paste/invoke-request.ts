import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import type { PowerShellArgument, PowerShellCommand } from './read-powershell.ts'
import { membersOf, textOf, type PowerShellValue } from './powershell-value.ts'

const switches =
  /^(?:UseBasicParsing|SkipCertificateCheck|SkipHeaderValidation|SkipHttpErrorCheck|DisableKeepAlive|PassThru|FollowRelLink|AllowUnencryptedAuthentication|UseDefaultCredentials|ProxyUseDefaultCredentials|Resume|NoProxy|AllowInsecureRedirect|Preserve\w+|Verbose|Debug)$/i
/** Parameters whose beginnings are taken, too. */
const names = [
  'Authentication',
  'Body',
  'ContentType',
  'CustomMethod',
  'Headers',
  'Method',
  'OutFile',
  'Token',
  'Uri',
]

interface CurlArguments {
  words: string[]
  leftOut: LeftOut[]
}

/**
 * The arguments of cURL that request the same as `Invoke-RestMethod` or `Invoke-WebRequest`
 * (learn.microsoft.com, "Invoke-RestMethod"), and the parameters without a counterpart.
 */
export function readInvokeRequest(
  { args, input, redirections }: PowerShellCommand,
  isComputed: (text: string) => boolean,
): CurlArguments {
  const parameters = readParameters(args)
  const take = (name: string) => {
    const found = parameters.get(name)
    parameters.delete(name)
    return found
  }
  const words: string[] = []
  const leftOut = args.flatMap((arg): LeftOut[] =>
    arg.kind === 'splat' && arg.value.kind !== 'object'
      ? [{ what: `@${arg.name}`, reason: 'variable' }]
      : [],
  )
  const method = take('CustomMethod') ?? take('Method')
  const methodText = method === undefined ? null : (textOf(method)?.toUpperCase() ?? null)
  if (methodText !== null) words.push('-X', methodText)

  const headers = take('Headers')
  for (const { name, value } of headers ? membersOf(headers) : [])
    words.push('-H', `${name}: ${textOf(value) ?? ''}`)
  if (headers !== undefined && headers.kind !== 'object')
    leftOut.push({ what: `-Headers ${textOf(headers) ?? '•••'}`, reason: 'variable' })
  const contentType = take('ContentType')
  if (contentType) words.push('-H', `Content-Type: ${textOf(contentType) ?? ''}`)
  const authentication = textOf(take('Authentication') ?? { kind: 'null' })
  const token = take('Token')
  if (token && /^(?:bearer|oauth)$/i.test(authentication ?? ''))
    words.push('--oauth2-bearer', textOf(token) ?? '')
  else if (token || authentication !== '')
    leftOut.push({ what: '-Token •••', reason: 'credentials' })

  const body = take('Body') ?? input
  if (body !== null) {
    const read = readBody(body, methodText ?? 'GET', isComputed)
    words.push(...read.words)
    leftOut.push(...read.leftOut)
  }
  const address = textOf(take('Uri') ?? { kind: 'null' }) ?? ''
  if (address !== '') words.push('--url', address.replace(/[[\]{}]/g, '\\$&'))
  for (const [name, value] of parameters) leftOut.push(describeParameter(name, value))
  leftOut.push(...redirections.map((what) => ({ what, reason: 'saves-file' as const })))
  return { words, leftOut }
}

/** The parameters by name; the first value without a name is the address. */
function readParameters(args: readonly PowerShellArgument[]): Map<string, PowerShellValue> {
  const parameters = new Map<string, PowerShellValue>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]
    if (arg?.kind === 'splat')
      for (const { name, value } of membersOf(arg.value)) parameters.set(completeName(name), value)
    else if (arg?.kind === 'value') {
      const isAddress = !parameters.has('Uri')
      parameters.set(isAddress ? 'Uri' : (textOf(arg.value) ?? ''), arg.value)
    } else if (arg) {
      const name = completeName(arg.name)
      const next = args[at + 1]
      const takesNext = arg.value === null && !switches.test(name) && next?.kind === 'value'
      parameters.set(name, arg.value ?? (takesNext ? next.value : { kind: 'null' }))
      if (takesNext) at += 1
    }
  }
  return parameters
}

function completeName(name: string): string {
  const begins = names.filter((one) => one.toLowerCase().startsWith(name.toLowerCase()))
  const exact = begins.find((one) => one.toLowerCase() === name.toLowerCase())
  return exact ?? (begins.length === 1 ? (begins[0] ?? name) : name)
}

/** A hashtable becomes the query of a GET and form data otherwise; a text is sent as it is. */
function readBody(
  body: PowerShellValue,
  method: string,
  isComputed: (text: string) => boolean,
): CurlArguments {
  if (body.kind !== 'object') {
    const text = textOf(body)
    if (text === null || isComputed(text))
      return { words: [], leftOut: [{ what: `-Body ${text ?? ''}`.trim(), reason: 'variable' }] }
    return { words: [...(method === 'GET' ? ['-X', 'GET'] : []), '--data-raw', text], leftOut: [] }
  }
  const option = method === 'GET' ? '--url-query' : '--data-urlencode'
  const leftOut: LeftOut[] = []
  const words = body.members.flatMap(({ name, value }) => {
    const text = textOf(value)
    if (text !== null) return [option, `${name}=${text}`]
    leftOut.push({ what: name, reason: 'no-place' })
    return []
  })
  return { words, leftOut }
}

function describeParameter(name: string, value: PowerShellValue): LeftOut {
  const isSecret = /credential|certificate$|proxy|session|cookie/i.test(name)
  const text = textOf(value) ?? ''
  const what = text === '' || text === name ? `-${name}` : `-${name} ${isSecret ? '•••' : text}`
  return { what, reason: reasonFor(name) }
}

function reasonFor(name: string): LeftOutReason {
  if (/^SkipCertificateCheck$/i.test(name)) return 'certificate-check'
  if (/^(?:OutFile|PassThru)$/i.test(name)) return 'saves-file'
  if (/^(?:InFile|Form)$/i.test(name)) return 'file'
  if (/credential/i.test(name)) return 'credentials'
  const isNotNeeded =
    switches.test(name) ||
    /^(?:(?=\w*Timeout)\w+|UserAgent|Max\w+|RetryIntervalSec|ErrorAction|\w+(?<=\wVariable)|HttpVersion|SslProtocol)$/i.test(
      name,
    )
  return isNotNeeded ? 'not-needed' : 'option'
}
