import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import {
  emptyCommand,
  type ContentOf,
  type CurlCommand,
  type CurlData,
  namesIn,
  readArguments,
  shortNamesIn,
  type CommandArgument,
  type OptionSyntax,
} from './curl-command.ts'
import { firstOfGlob } from '#core/snippet/render-curl.ts'
import { readHeaderLine } from './pasted-request.ts'

/** curl's short options and their long names (curl's manual; checked against `curl --help all`). */
const shortNames = shortNamesIn(
  'a append,A user-agent,b cookie,B use-ascii,c cookie-jar,C continue-at,d data,D dump-header,e referer,E cert,' +
    'f fail,F form,g globoff,G get,h help,H header,i include,I head,j junk-session-cookies,J remote-header-name,' +
    'k insecure,K config,l list-only,L location,m max-time,M manual,n netrc,N no-buffer,o output,O remote-name,' +
    'p proxytunnel,P ftp-port,q disable,Q quote,r range,R remote-time,s silent,S show-error,t telnet-option,' +
    'T upload-file,u user,U proxy-user,v verbose,V version,w write-out,x proxy,X request,y speed-time,' +
    'Y speed-limit,z time-cond,Z parallel,# progress-bar,: next,0 http1.0,1 tlsv1,2 sslv2,3 sslv3,4 ipv4,6 ipv6',
)

/** Options without a value that do not change the request, or that the app applies anyway. */
const notNeeded = namesIn(
  'compressed create-dirs disable fail fail-early fail-with-body globoff http1.0 http1.1 http2 ' +
    'http2-prior-knowledge http3 http3-only include ipv4 ipv6 location no-buffer no-keepalive no-progress-meter ' +
    'parallel parallel-immediate path-as-is progress-bar remote-time remove-on-error retry-all-errors ' +
    'retry-connrefused show-error silent styled-output suppress-connect-headers tcp-fastopen tcp-nodelay ' +
    'tr-encoding trace-time verbose',
)

/** The same for options with a value. */
const notNeededWithValue = namesIn(
  'connect-timeout cookie-jar dump-header expect100-timeout happy-eyeballs-timeout-ms keepalive-time limit-rate ' +
    'max-redirs max-time output parallel-max rate retry retry-delay retry-max-time speed-limit speed-time stderr ' +
    'trace trace-ascii trace-config user-agent write-out',
)

/** Further options with a value, which must not be mistaken for the URL. */
const withValue = namesIn(
  'abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-to continue-at ' +
    'cookie create-file-mode crlfile curves delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers ' +
    'doh-url ech egd-file engine etag-compare etag-save form form-string ftp-account ftp-alternative-to-user ' +
    'ftp-method ftp-port ftp-ssl-ccc-mode haproxy-clientip help hostpubmd5 hostpubsha256 hsts interface ip-tos ' +
    'ipfs-gateway key key-type krb libcurl local-port login-options mail-auth mail-from mail-rcpt max-filesize ' +
    'netrc-file noproxy output-dir pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert ' +
    'proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type ' +
    'proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword ' +
    'proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file range referer request-target resolve ' +
    'sasl-authzid service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname telnet-option ' +
    'tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser unix-socket upload-file ' +
    'upload-flags variable vlan-priority',
)

const dataKinds: ReadonlyMap<string, CurlData['kind']> = new Map([
  ['data', 'plain'],
  ['data-ascii', 'plain'],
  ['data-raw', 'plain'],
  ['data-binary', 'plain'],
  ['data-urlencode', 'to-encode'],
  ['json', 'json'],
  ['url-query', 'query'],
])

/** Options that say what is requested. */
const ownOptions = namesIn(
  'get head header insecure next oauth2-bearer remote-name request url user',
)

/** Options without a value that begin like one with a value. */
const beginnings = namesIn('crlf ftp-ssl-ccc netrc socks5-gssapi')

/** Options whose value may be a secret and is not shown. */
const secretOptions = namesIn(
  'aws-sigv4 cert config cookie pass preproxy proxy proxy-cert proxy-header proxy-pass proxy-tlspassword ' +
    'proxy-user tlspassword user variable',
)

const syntax: OptionSyntax = {
  shortNames,
  longNames: new Set(
    [notNeeded, notNeededWithValue, withValue, dataKinds, ownOptions, beginnings].flatMap(
      (names) => [...names.keys()],
    ),
  ),
  takesValue: (name) =>
    dataKinds.has(name) ||
    notNeededWithValue.has(name) ||
    withValue.has(name) ||
    ['header', 'request', 'url', 'user', 'oauth2-bearer'].includes(name),
}

type CurlOption = Extract<CommandArgument, { kind: 'option' }>

/** Reads the arguments of `curl`. Everything that is not taken over goes into `leftOut`, with the reason. */
export function readCurl(words: readonly string[], contentOf: ContentOf): CurlCommand {
  const { args, notes } = readArguments(words, syntax)
  const command = { ...emptyCommand(), notes }
  let isGlobbed = true
  for (const arg of args) {
    if (arg.kind === 'word') takeUrl(command, arg.text)
    else if (arg.name === 'next') {
      const what = words.slice(arg.at).join(' ')
      command.leftOut.push({ what, reason: 'second-request' })
      break
    } else {
      if (arg.name === 'globoff') isGlobbed = false
      takeOption(command, arg, contentOf)
    }
  }
  if (command.url !== null && isGlobbed) takeFirstOfGlob(command, command.url)
  return command
}

/** curl requests each of several addresses that `{a,b}` and `[1-9]` in a URL stand for. */
function takeFirstOfGlob(command: CurlCommand, url: string): void {
  const first = firstOfGlob(url)
  command.url = first.url
  if (first.isOneOfSeveral) command.leftOut.push({ what: url, reason: 'second-request' })
}

function takeUrl(command: CurlCommand, url: string): void {
  if (command.url === null) command.url = url
  else command.leftOut.push({ what: url, reason: 'second-request' })
}

function takeOption(command: CurlCommand, option: CurlOption, contentOf: ContentOf): void {
  const { name, value } = option
  const dataKind = dataKinds.get(name)
  if (dataKind) {
    takeData(command, option, dataKind, contentOf)
    return
  }
  switch (name) {
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
    case 'form':
    case 'form-string':
      command.hasOtherBody = true
      break
    case 'upload-file':
      command.method ??= 'PUT'
      break
  }
  command.leftOut.push(describeOption(option))
}

function takeHeader(command: CurlCommand, line: string): void {
  const header = readHeaderLine(line)
  if (header) command.headers.push(header)
  else if (line.startsWith('@')) command.leftOut.push({ what: `-H ${line}`, reason: 'file' })
  else command.leftOut.push({ what: '-H •••', reason: 'header' })
}

function takeData(
  command: CurlCommand,
  option: CurlOption,
  kind: CurlData['kind'],
  contentOf: ContentOf,
): void {
  const { value } = option
  const [, name = '', file] = fileSyntax(option.name, kind).exec(value) ?? []
  if (file === undefined) {
    command.data.push({ kind, text: value })
    return
  }
  const content = contentOf(file === '/dev/stdin' ? '-' : file)
  if (content === undefined) {
    command.leftOut.push({ what: `${option.shown} ${value}`, reason: 'file' })
    command.hasOtherBody ||= kind !== 'query'
  } else if (kind === 'to-encode' || kind === 'query')
    command.data.push({ kind, text: `${name}=${content}` })
  else {
    // curl takes the line ends out of data that is not declared as binary.
    const isText = option.name === 'data' || option.name === 'data-ascii'
    command.data.push({ kind, text: isText ? content.replace(/[\r\n\0]/g, '') : content })
  }
}

/** Matches a value with a file's name: `@file`, or `name@file` where the value is encoded. */
function fileSyntax(option: string, kind: CurlData['kind']): RegExp {
  if (option === 'data-raw') return /(?!)/
  return kind === 'to-encode' || kind === 'query' ? /^(?!\+)([^=@]*)@(.*)$/s : /^()@(.*)$/s
}

function describeOption({ name, shown, value }: CurlOption): LeftOut {
  const shownValue = secretOptions.has(name) ? maskCredentials(value) : value
  const what = syntax.takesValue(name) ? `${shown} ${shownValue}` : shown
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
