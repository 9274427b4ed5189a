import { ownValue } from '#core/own-value.ts'
import { resolve } from 'node:path'
import { defaultDriftPercent } from '#core/drift/find-drift.ts'
import { presetNames, type PresetName } from '#core/query/conventions.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  importMarks,
  importRemovals,
  importStamps,
  type ImportSettings,
} from '#core/import-check/check-import.ts'
import { readBaseUrl } from '#host/workspace/read-connection-draft.ts'
import type { CliWords, OptionFault } from '#cli/words/cli-words.ts'
import type { Environment, SendingCommand } from './command.ts'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { readErrorCode } from '#host/storage/write-problem.ts'

type ArgumentWords = CliWords['arguments']

/** The only server to which requests are sent. */
export type ServerChoice =
  /** `baseUrl` without a trailing slash; with `type` null, the first response decides. */
  | { kind: 'address'; baseUrl: string; type: PresetName | null }
  /**
   * A connection by name. It is one of the folder that is sent, or of the app's data in `dataDir` if that was named or
   * no folder is sent. `dataDir` is null where the system has no place for data.
   */
  | { kind: 'connection'; name: string; dataDir: string | null; isDataDirNamed: boolean }

/** The parsed arguments of a sending command. */
export interface CommandArguments {
  /** Files and folders, as typed. */
  paths: readonly string[]
  server: ServerChoice
  /** The environment variable that holds the token; null sends none. */
  tokenVariable: string | null
  allowsHttp: boolean
  /** Path of the file for the items; null writes none. */
  out: string | null
  // Paths of the reports; null writes none.
  junit: string | null
  json: string | null
  html: string | null
  /** Path of the file that an earlier run wrote; null for no comparison. */
  baseline: string | null
  driftPercent: number
  /** Uncertain results count as failures. */
  isStrict: boolean
  /** Entries that are no queries of this API are no failure. */
  allowsOther: boolean
  /** The settings of the import that `sync` checks. */
  loop: ImportSettings
}

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
  'allow-other': flag,
  out: text,
  baseline: text,
  drift: text,
  stamp: text,
  mark: text,
  removal: text,
  language: text,
} as const

/** Options of only some commands; elsewhere they are an error, because users would rely on them. */
const commandsOf: Readonly<Record<string, readonly SendingCommand[]>> = {
  junit: ['check'],
  strict: ['check'],
  'allow-other': ['check'],
  out: ['walk'],
  baseline: ['check', 'walk'],
  drift: ['check', 'walk'],
  stamp: ['sync'],
  mark: ['sync'],
  removal: ['sync'],
}

/** Reads the arguments after a command. The error is a message for the user. */
export function readCommandArguments(
  command: SendingCommand,
  args: readonly string[],
  { environment, words }: { environment: Environment; words: ArgumentWords },
): Result<CommandArguments, string> {
  // Other users of this computer can read a program's arguments.
  if (args.some((one) => /^--token(?:=|$)/.test(one))) return err(words.tokenAsArgument)
  const read = parseOptions(args, options, words)
  if (!read.ok) return read
  const { values, positionals } = read.value
  const unsupported = Object.keys(values).find(
    (name) => ownValue(commandsOf, name)?.includes(command) === false,
  )
  if (unsupported !== undefined) return err(words.optionOfOtherCommand(unsupported, command))
  if (positionals.length === 0) return err(command === 'sync' ? words.noSavedWalk : words.noPath)
  const server = readServer(values, environment.ENDPOINT_EXPLORER_DATA_DIR, words)
  if (!server.ok) return server
  const drift = readDriftPercent(values.drift, words)
  if (!drift.ok) return drift
  const stamp = readChoice('stamp', values.stamp, { choices: importStamps, words })
  if (!stamp.ok) return stamp
  const mark = readChoice('mark', values.mark, { choices: importMarks, words })
  if (!mark.ok) return mark
  const removal = readChoice('removal', values.removal, { choices: importRemovals, words })
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
    allowsOther: values['allow-other'] === true,
    loop: { stamp: stamp.value, mark: mark.value, removal: removal.value },
  })
}

/** Reads the value of --drift; the default percentage if it is absent. */
export function readDriftPercent(
  typed: string | undefined,
  words: Pick<ArgumentWords, 'driftOutOfRange'>,
): Result<number, string> {
  if (typed === undefined) return ok(defaultDriftPercent)
  const percent = /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : NaN
  return percent <= 100 ? ok(percent) : err(words.driftOutOfRange(typed))
}

interface ServerValues {
  'base-url'?: string | undefined
  'server-type'?: string | undefined
  connection?: string | undefined
  'data-dir'?: string | undefined
}

function readServer(
  { 'base-url': typedUrl, 'server-type': type, connection, 'data-dir': dataDir }: ServerValues,
  defaultDataDir: string | undefined,
  words: ArgumentWords,
): Result<ServerChoice, string> {
  if (connection !== undefined) {
    if (typedUrl !== undefined || type !== undefined) return err(words.twoServers)
    const folder = dataDir ?? defaultDataDir ?? ''
    return ok({
      kind: 'connection',
      name: connection,
      dataDir: folder === '' ? null : resolve(folder),
      isDataDirNamed: dataDir !== undefined,
    })
  }
  if (dataDir !== undefined) return err(words.dataDirWithoutConnection)
  if (typedUrl === undefined) return err(words.noServer)
  const baseUrl = readBaseUrl(typedUrl)
  if (!baseUrl.ok) return err(words.invalidBaseUrl)
  const known = presetNames.find((one) => one === type)
  if (type !== undefined && known === undefined)
    return err(words.invalidChoice('server-type', presetNames, type))
  return ok({ kind: 'address', baseUrl: baseUrl.value, type: known ?? null })
}

/** Returns the first choice if nothing was typed. */
function readChoice<T extends string>(
  name: string,
  typed: string | undefined,
  { choices, words }: { choices: readonly [T, ...T[]]; words: ArgumentWords },
): Result<T, string> {
  const found = typed === undefined ? choices[0] : choices.find((one) => one === typed)
  return found === undefined ? err(words.invalidChoice(name, choices, typed ?? '')) : ok(found)
}

const kinds = new Map<string | null, Exclude<OptionFault['kind'], 'other'>>([
  ['ERR_PARSE_ARGS_UNKNOWN_OPTION', 'unknown'],
  ['ERR_PARSE_ARGS_INVALID_OPTION_VALUE', 'value'],
])

/** Reads the options and other arguments of a command. The error is a message for the user. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  words: Pick<CliWords['arguments'], 'invalidOptions'>,
): Result<
  ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>>,
  string
> {
  try {
    return ok(parseArgs({ args: [...args], allowPositionals: true, options }))
  } catch (error) {
    return err(sayOptionFault(error, words))
  }
}

/** A message for an error of Node's `parseArgs`. */
function sayOptionFault(
  error: unknown,
  { invalidOptions }: Pick<CliWords['arguments'], 'invalidOptions'>,
): string {
  const message = error instanceof Error ? error.message : String(error)
  // Node quotes the option first: "Unknown option '--prot'. …", "Option '--html <value>' argument missing".
  const option = /'(?:-\w, )?(--?[^\s']+)/.exec(message)?.[1]
  const kind = kinds.get(readErrorCode(error))
  const isNamed = option !== undefined && kind !== undefined
  return invalidOptions(isNamed ? { kind, option, message } : { kind: 'other', message })
}
