import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import type { CurlCommand, CurlData } from './curl-command.ts'
import { readHeaderLine } from './pasted-request.ts'

/** curl's short options and their long names, as far as needed here. */
const shortOptions: Readonly<Record<string, string>> = {
  A: 'user-agent',
  b: 'cookie',
  c: 'cookie-jar',
  d: 'data',
  D: 'dump-header',
  e: 'referer',
  E: 'cert',
  F: 'form',
  g: 'globoff',
  G: 'get',
  H: 'header',
  i: 'include',
  I: 'head',
  k: 'insecure',
  K: 'config',
  L: 'location',
  m: 'max-time',
  o: 'output',
  O: 'remote-name',
  r: 'range',
  s: 'silent',
  S: 'show-error',
  T: 'upload-file',
  u: 'user',
  U: 'proxy-user',
  v: 'verbose',
  w: 'write-out',
  x: 'proxy',
  X: 'request',
  z: 'time-cond',
  '#': 'progress-bar',
  '0': 'http1.0',
  '4': 'ipv4',
  '6': 'ipv6',
  f: 'fail',
}

/** Options without a value that do not change the request, or that the app applies anyway. */
const notNeeded = new Set([
  'compressed',
  'fail',
  'fail-with-body',
  'globoff',
  'http1.0',
  'http1.1',
  'http2',
  'include',
  'ipv4',
  'ipv6',
  'location',
  'no-buffer',
  'no-progress-meter',
  'path-as-is',
  'progress-bar',
  'remote-name',
  'show-error',
  'silent',
  'verbose',
])

/** The same for options with a value. */
const notNeededWithValue = new Set([
  'connect-timeout',
  'cookie-jar',
  'dump-header',
  'max-time',
  'output',
  'retry',
  'user-agent',
  'write-out',
])

/** Further options with a value, which must not be mistaken for the URL. */
const withValue = new Set([
  'cacert',
  'cert',
  'cert-type',
  'config',
  'connect-to',
  'cookie',
  'form',
  'form-string',
  'interface',
  'key',
  'limit-rate',
  'max-redirs',
  'netrc-file',
  'noproxy',
  'pass',
  'proxy',
  'proxy-header',
  'proxy-user',
  'range',
  'referer',
  'resolve',
  'retry-delay',
  'retry-max-time',
  'socks5',
  'socks5-hostname',
  'time-cond',
  'tls-max',
  'unix-socket',
  'upload-file',
])

const dataKinds: ReadonlyMap<string, CurlData['kind']> = new Map([
  ['data', 'plain'],
  ['data-ascii', 'plain'],
  ['data-raw', 'plain'],
  ['data-binary', 'plain'],
  ['data-urlencode', 'to-encode'],
  ['json', 'json'],
  ['url-query', 'query'],
])

/** Options whose value may be a secret and is not shown. */
const secretOptions = new Set([
  'user',
  'proxy-user',
  'proxy',
  'cookie',
  'pass',
  'cert',
  'proxy-header',
])

/**
 * Reads the arguments of `curl`. `piped` is the text on its standard input, null without any.
 * Everything that is not taken over goes into `leftOut`, with the reason. Reads no file.
 */
export function readCurl(words: readonly string[], piped: string | null): CurlCommand {
  const command: CurlCommand = {
    url: null,
    method: null,
    headers: [],
    data: [],
    isGet: false,
    bearer: null,
    leftOut: [],
  }
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    if (word === '--next' || word === '-:') {
      command.leftOut.push({ what: words.slice(at).join(' '), reason: 'second-request' })
      break
    }
    at += 1
    if (word === '--') continue
    if (!word.startsWith('-') || word === '-') {
      takeUrl(command, word)
      continue
    }
    for (const option of splitOption(word)) {
      const takesValue = needsValue(option.name)
      const value = takesValue ? (option.value ?? words[at] ?? '') : ''
      if (takesValue && option.value === null) at += 1
      takeOption(command, option, value, piped)
      if (takesValue) break
    }
  }
  return command
}

interface CurlOption {
  /** The long name. */
  name: string
  /** As typed, with its dashes. */
  shown: string
  /** Attached to the option (`-XPOST`, `--data=…`); null if the value is the next word. */
  value: string | null
}

/** Splits combined short options: `-sSXPOST` is three options, the last with a value. */
function splitOption(word: string): CurlOption[] {
  if (word.startsWith('--')) {
    const equals = word.indexOf('=')
    if (equals === -1) return [{ name: word.slice(2), shown: word, value: null }]
    const shown = word.slice(0, equals)
    return [{ name: shown.slice(2), shown, value: word.slice(equals + 1) }]
  }
  const options: CurlOption[] = []
  const letters = Array.from(word.slice(1))
  for (const [index, letter] of letters.entries()) {
    const name = shortOptions[letter] ?? letter
    const rest = letters.slice(index + 1).join('')
    const takesValue = needsValue(name)
    options.push({ name, shown: `-${letter}`, value: takesValue && rest !== '' ? rest : null })
    if (takesValue) break
  }
  return options
}

const needsValue = (name: string): boolean =>
  dataKinds.has(name) ||
  notNeededWithValue.has(name) ||
  withValue.has(name) ||
  ['header', 'request', 'url', 'user', 'oauth2-bearer'].includes(name)

function takeUrl(command: CurlCommand, url: string): void {
  if (command.url === null) command.url = url
  else command.leftOut.push({ what: url, reason: 'second-request' })
}

function takeOption(
  command: CurlCommand,
  option: CurlOption,
  value: string,
  piped: string | null,
): void {
  const dataKind = dataKinds.get(option.name)
  if (dataKind) {
    takeData(command, option, dataKind, value, piped)
    return
  }
  switch (option.name) {
    case 'url':
      takeUrl(command, value)
      return
    case 'request':
      command.method = value
      return
    case 'head':
      command.method ??= 'HEAD'
      return
    case 'header':
      takeHeader(command, value)
      return
    case 'get':
      command.isGet = true
      return
    case 'oauth2-bearer':
      command.bearer = value
      return
    default:
      command.leftOut.push(describeOption(option, value))
  }
}

function takeHeader(command: CurlCommand, line: string): void {
  const header = readHeaderLine(line)
  if (header) command.headers.push(header)
  else command.leftOut.push({ what: '-H •••', reason: 'header' })
}

function takeData(
  command: CurlCommand,
  option: CurlOption,
  kind: CurlData['kind'],
  value: string,
  piped: string | null,
): void {
  const isFile =
    option.name !== 'data-raw' &&
    (kind === 'to-encode' || kind === 'query'
      ? /^(?!\+)[^=@]*@/.test(value)
      : value.startsWith('@'))
  if (!isFile) command.data.push({ kind, text: value })
  else if (value === '@-' && piped !== null) command.data.push({ kind, text: piped })
  else command.leftOut.push({ what: `${option.shown} ${value}`, reason: 'file' })
}

function describeOption({ name, shown }: CurlOption, value: string): LeftOut {
  const shownValue = secretOptions.has(name) ? maskCredentials(value) : value
  const what = needsValue(name) ? `${shown} ${shownValue}` : shown
  return { what, reason: reasonFor(name) }
}

function reasonFor(name: string): LeftOutReason {
  if (name === 'insecure') return 'certificate-check'
  if (name === 'user') return 'credentials'
  if (name === 'output' || name === 'remote-name') return 'saves-file'
  return notNeeded.has(name) || notNeededWithValue.has(name) ? 'not-needed' : 'option'
}

/** Keeps only the name of `name:password`, and nothing of any other value. */
const maskCredentials = (value: string): string =>
  /^[^:/@;=]+:[^/]/.test(value) ? `${value.slice(0, value.indexOf(':'))}:•••` : '•••'
