import type { LeftOutReason } from '#core/query/reading.ts'
import {
  emptyCommand,
  type ContentOf,
  type CurlCommand,
  namesIn,
  readArguments,
  shortNamesIn,
  type OptionSyntax,
} from './curl-command.ts'
import { readHeaderLine } from './pasted-request.ts'

const shortNames = shortNamesIn(
  'a append-output,A accept,b background,B base,c continue,d debug,D domains,e execute,E adjust-extension,' +
    'F force-html,h help,H span-hosts,i input-file,I include-directories,k convert-links,K backup-converted,' +
    'l level,L relative,m mirror,n no,N timestamping,o output-file,O output-document,p page-requisites,' +
    'P directory-prefix,q quiet,Q quota,r recursive,R reject,S server-response,t tries,T timeout,U user-agent,' +
    'v verbose,V version,w wait,x force-directories,X exclude-directories,4 inet4-only,6 inet6-only',
)
const withValue = namesIn(
  'accept accept-regex append-output base bind-address body-data body-file ca-certificate ca-directory certificate ' +
    'certificate-type ciphers compression config connect-timeout crl-file cut-dirs directory-prefix dns-servers ' +
    'dns-timeout domains egd-file exclude-directories exclude-domains execute header http-password http-user ' +
    'ignore-tags include-directories input-file level limit-rate load-cookies local-encoding max-redirect method ' +
    'no output-document output-file password post-data post-file prefer-family private-key private-key-type ' +
    'progress proxy-password proxy-user quota random-file read-timeout referer reject reject-regex ' +
    'remote-encoding report-speed restrict-file-names retry-on-http-error save-cookies secure-protocol ' +
    'start-pos timeout tries user user-agent wait waitretry warc-file',
)
const notNeeded = namesIn(
  'append-output compression connect-timeout content-disposition content-on-error continue debug dns-timeout ' +
    'execute inet4-only inet6-only max-redirect no no-cache no-cookies no-verbose output-file progress quiet ' +
    'read-timeout server-response show-progress timeout timestamping tries trust-server-names user-agent verbose ' +
    'wait waitretry',
)
const syntax: OptionSyntax = {
  shortNames,
  longNames: new Set([...withValue, ...notNeeded, ...shortNames.values()]),
  takesValue: (name) => withValue.has(name),
}

/**
 * Reads the arguments of wget as the cURL command that sends the same. Everything that is not taken over goes into
 * `leftOut`, with the reason.
 */
export function readWget(words: readonly string[], contentOf: ContentOf): CurlCommand {
  const { args, notes } = readArguments(words, syntax)
  const command = { ...emptyCommand(), notes }
  for (const arg of args) {
    if (arg.kind === 'word' && command.url === null) command.url = arg.text
    else if (arg.kind === 'word') command.leftOut.push({ what: arg.text, reason: 'second-request' })
    else takeOption(command, arg, contentOf)
  }
  return command
}

function takeOption(
  command: CurlCommand,
  { name, shown, value }: { name: string; shown: string; value: string },
  contentOf: ContentOf,
): void {
  switch (name) {
    case 'header': {
      const header = readHeaderLine(value)
      if (header) command.headers.push(header)
      else command.leftOut.push({ what: '--header •••', reason: 'header' })
      return
    }
    case 'method':
      command.method = value
      return
    case 'post-data':
    case 'body-data':
      command.data.push({ kind: 'plain', text: value })
      return
    case 'post-file':
    case 'body-file': {
      const content = contentOf(value)
      command.hasOtherBody = content === undefined
      if (content === undefined) command.leftOut.push({ what: `${shown} ${value}`, reason: 'file' })
      else command.data.push({ kind: 'plain', text: content })
      return
    }
    default: {
      const isSecret = /password|^(?:certificate|private-key|load-cookies)$/.test(name)
      const what = syntax.takesValue(name) ? `${shown} ${isSecret ? '•••' : value}` : shown
      command.leftOut.push({ what, reason: reasonFor(name) })
    }
  }
}

function reasonFor(name: string): LeftOutReason {
  switch (name) {
    case 'no-check-certificate':
      return 'certificate-check'
    case 'user':
    case 'password':
    case 'http-user':
    case 'http-password':
      return 'credentials'
    case 'output-document':
      return 'saves-file'
    case 'input-file':
      return 'file'
    default:
      return notNeeded.has(name) ? 'not-needed' : 'option'
  }
}
