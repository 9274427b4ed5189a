import { parseArgs, type ParseArgsConfig } from 'node:util'
import { err, ok, type Result } from '#core/result.ts'
import { readErrorCode } from '#host/storage/write-problem.ts'
import type { CliWords, OptionFault } from '#cli/words/cli-words.ts'

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
