import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { usualDriftPercent } from '#core/drift/find-drift.ts'
import type { PresetName } from '#core/query/conventions.ts'
import { err, ok, type Result } from '#core/result.ts'
import { syncMarks, syncRemovals, syncStamps, type SyncLoop } from '#core/sync/rehearse.ts'
import { readUrl } from '#host/url/read-url.ts'

/** The commands that send something. */
const sendingCommands = ['check', 'walk', 'sync'] as const
export type SendingCommand = (typeof sendingCommands)[number]

export const isSendingCommand = (name: string | undefined): name is SendingCommand =>
  sendingCommands.some((one) => one === name)

/** The only server that anything is sent to. */
export type ServerChoice =
  /** Without a trailing slash; `type` null finds out by the first response. */
  | { kind: 'address'; baseUrl: string; type: PresetName | null }
  /** A saved one, by its name; `dataDir` null is the usual folder. */
  | { kind: 'connection'; name: string; dataDir: string | null }

/** What a command is to do. */
export interface CommandArguments {
  /** Files and folders, as they were typed. */
  paths: readonly string[]
  server: ServerChoice
  /** The environment variable that holds the token; null sends none. */
  tokenVariable: string | null
  allowsHttp: boolean
  /** Files that are written; null writes none. */
  out: string | null
  junit: string | null
  json: string | null
  html: string | null
  /** What an earlier run kept. */
  baseline: string | null
  driftPercent: number
  /** What cannot be seen counts as wrong. */
  isStrict: boolean
  /** The import that `sync` rehearses. */
  loop: SyncLoop
}

export const commandUsage = `Usage: endpoint-explorer check PATH… SERVER [options]
       endpoint-explorer walk PATH SERVER [options]
       endpoint-explorer sync FILE SERVER [options]
  check              sends each request once and tells what the server ignored
  walk               fetches all items of one request and tells what is proved
  sync               tells what an import has wrong that loaded what walk kept in FILE
  PATH               a file or folder with requests: what Import reads, or lines with addresses
SERVER, nothing is sent elsewhere:
  --base-url URL     its address, such as https://api.example
  --server-type TYPE core or documented; check finds it out by the first response
  --connection NAME  or a connection of the app: its address, server type and limits, not its token
  --data-dir DIR     the app's data folder; it is only read
  --token-env NAME   the environment variable that holds the token
  --allow-http       sends the token over http to another computer
Options:
  --html FILE        writes a report for people       --json FILE  writes one for programs
  --junit FILE       check: writes JUnit XML
  --strict           check: what cannot be seen counts as a fault
  --out FILE         walk: writes the items, one JSON object a line, and FILE.set.json beside it
  --baseline FILE    walk: what walk --out wrote; check: what check --json wrote
  --drift PERCENT    what moves by more since then is a fault; ${usualDriftPercent} without it
  --stamp TYPE       sync: the import asks by modified (usual) or touched
  --mark TYPE        sync: since start (usual), end, newest, day or overlap
  --removal TYPE     sync: it removes by none (usual), deleted or list
Exit: 0 no faults, 1 faults, 2 something not judged, 3 wrong use, 4 a defect.
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  'base-url': text,
  'server-type': text,
  connection: text,
  'data-dir': text,
  'token-env': text,
  'allow-http': flag,
  html: text,
  json: text,
  junit: text,
  strict: flag,
  out: text,
  baseline: text,
  drift: text,
  stamp: text,
  mark: text,
  removal: text,
} as const

/** What only some commands do; an option without an effect would be trusted. */
const commandsOf: Readonly<Record<string, readonly SendingCommand[]>> = {
  junit: ['check'],
  strict: ['check'],
  out: ['walk'],
  baseline: ['check', 'walk'],
  drift: ['check', 'walk'],
  stamp: ['sync'],
  mark: ['sync'],
  removal: ['sync'],
}

/** Reads the arguments behind a command. The error is a sentence for people. */
export function readCommandArguments(
  command: SendingCommand,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<CommandArguments, string> {
  // Others on this computer can read what a program was started with.
  if (args.some((one) => /^--token(?:=|$)/.test(one)))
    return err(
      'A token does not belong in an argument. Put it in a variable and name it: --token-env NAME.',
    )
  const read = parse(args)
  if (!read.ok) return read
  const { values, positionals } = read.value
  const foreign = Object.keys(values).find((name) => commandsOf[name]?.includes(command) === false)
  if (foreign !== undefined) return err(`--${foreign} is no option of ${command}.`)
  if (positionals.length === 0)
    return err(command === 'sync' ? 'Name what walk kept.' : 'Name a file or folder with requests.')
  const server = readServer(values, environment.ENDPOINT_EXPLORER_DATA_DIR)
  if (!server.ok) return server
  const drift = readDriftPercent(values.drift)
  if (!drift.ok) return drift
  const stamp = readChoice('stamp', values.stamp, syncStamps)
  if (!stamp.ok) return stamp
  const mark = readChoice('mark', values.mark, syncMarks)
  if (!mark.ok) return mark
  const removal = readChoice('removal', values.removal, syncRemovals)
  if (!removal.ok) return removal
  return ok({
    paths: positionals,
    server: server.value,
    tokenVariable: values['token-env'] ?? null,
    allowsHttp: values['allow-http'] === true,
    out: values.out ?? null,
    junit: values.junit ?? null,
    json: values.json ?? null,
    html: values.html ?? null,
    baseline: values.baseline ?? null,
    driftPercent: drift.value,
    isStrict: values.strict === true,
    loop: { stamp: stamp.value, mark: mark.value, removal: removal.value },
  })
}

/** What somebody typed behind --drift; the usual percent where nobody did. */
export function readDriftPercent(typed: string | undefined): Result<number, string> {
  if (typed === undefined) return ok(usualDriftPercent)
  const percent = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : NaN
  return percent <= 100 ? ok(percent) : err(`--drift must be 0 to 100, not "${typed}".`)
}

interface ServerValues {
  'base-url'?: string | undefined
  'server-type'?: string | undefined
  connection?: string | undefined
  'data-dir'?: string | undefined
}

function readServer(
  { 'base-url': given, 'server-type': type, connection, 'data-dir': dataDir }: ServerValues,
  usualDataDir: string | undefined,
): Result<ServerChoice, string> {
  if (connection !== undefined) {
    if (given !== undefined || type !== undefined)
      return err('--connection has an address and a server type of its own: leave out the other.')
    const chosen = dataDir ?? usualDataDir ?? ''
    return ok({
      kind: 'connection',
      name: connection,
      dataDir: chosen === '' ? null : resolve(chosen),
    })
  }
  if (dataDir !== undefined) return err('--data-dir belongs to --connection NAME.')
  if (given === undefined) return err('Name the server: --base-url URL, or --connection NAME.')
  const baseUrl = given.replace(/\/+(?:api(?:\/v4.*)?)?$/, '')
  if (!/^https?:$/.test(readUrl(baseUrl)?.protocol ?? ''))
    return err(`--base-url must be an address such as https://api.example, not "${given}".`)
  if (type !== undefined && type !== 'core' && type !== 'documented')
    return err(`--server-type must be core or documented, not "${type}".`)
  return ok({ kind: 'address', baseUrl, type: type ?? null })
}

/** The first choice is the usual one. */
function readChoice<T extends string>(
  name: string,
  typed: string | undefined,
  choices: readonly [T, ...T[]],
): Result<T, string> {
  const found = typed === undefined ? choices[0] : choices.find((one) => one === typed)
  return found === undefined
    ? err(`--${name} must be ${choices.join(', ')}, not "${typed ?? ''}".`)
    : ok(found)
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    return ok({ values, positionals })
  } catch (error) {
    // Node words these for people: "Unknown option '--prot'. …"
    return err(error instanceof Error ? error.message : 'The options could not be read.')
  }
}
