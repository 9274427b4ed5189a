import { readUrl } from '#host/url/read-url.ts'
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '#core/result.ts'
import type { PresetName } from '#core/query/conventions.ts'

/** What `endpoint-explorer check` or `walk` is to do. */
export interface CheckArguments {
  /** Files and folders with requests, as they were typed. */
  paths: readonly string[]
  /** The server's address without a trailing slash: the only one that anything is sent to. */
  baseUrl: string
  /** The environment variable that holds the token; null sends none. */
  tokenVariable: string | null
  /** How the server's requests are written; null finds out by its first response. */
  serverType: PresetName | null
  /** Where `walk` writes the items. */
  out: string | null
  junit: string | null
  json: string | null
  /** What cannot be seen counts as wrong. */
  isStrict: boolean
  allowsHttp: boolean
}

export const checkUsage = `Usage: endpoint-explorer check PATH… --base-url URL [--token-env NAME]
       endpoint-explorer walk PATH --base-url URL [--token-env NAME] [--out FILE]
  check            sends each request once and tells what the server ignored
  walk             fetches all items of one request and tells what is proved
  PATH             a file or folder with requests: what Import reads, or lines with addresses
  --base-url URL   the server, such as https://api.example; nothing is sent elsewhere
  --token-env NAME the environment variable that holds the token
  --server-type    core or documented; found out by the first response where it is left out
  --out FILE       writes the items of walk, one JSON object a line
  --junit FILE     writes JUnit XML      --json FILE  writes JSON
  --strict         what cannot be seen counts as a fault
  --allow-http     sends the token over http to another computer
Exit: 0 no faults, 1 faults, 2 something not judged, 3 wrong use, 4 a defect.
`

/** Reads the arguments behind `check`. The error is a sentence for people. */
export function readCheckArguments(args: readonly string[]): Result<CheckArguments, string> {
  // Others on this computer can read what a program was started with.
  if (args.some((one) => /^--token(?:=|$)/.test(one)))
    return err(
      'A token does not belong in an argument. Put it in a variable and name it: --token-env NAME.',
    )
  const read = parse(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  const { 'base-url': given, 'server-type': type = null } = values
  if (positionals.length === 0) return err('Name a file or folder with requests.')
  if (given === undefined) return err('Name the server: --base-url URL.')
  const baseUrl = given.replace(/\/+(?:api(?:\/v4.*)?)?$/, '')
  if (!/^https?:$/.test(readUrl(baseUrl)?.protocol ?? ''))
    return err(`--base-url must be an address such as https://api.example, not "${given}".`)
  if (type !== null && type !== 'core' && type !== 'documented')
    return err(`--server-type must be core or documented, not "${type}".`)
  return ok({
    paths: positionals,
    baseUrl,
    tokenVariable: values['token-env'] ?? null,
    serverType: type,
    out: values.out ?? null,
    junit: values.junit ?? null,
    json: values.json ?? null,
    isStrict: values.strict === true,
    allowsHttp: values['allow-http'] === true,
  })
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'token-env': { type: 'string' },
        'server-type': { type: 'string' },
        out: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
        strict: { type: 'boolean' },
        'allow-http': { type: 'boolean' },
      },
    })
    return ok({ values, positionals })
  } catch (error) {
    // Node words these for people: "Unknown option '--prot'. …"
    return err(error instanceof Error ? error.message : 'The options could not be read.')
  }
}
