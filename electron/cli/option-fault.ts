import { readErrorCode } from '#host/storage/write-problem.ts'
import type { CliWords, OptionFault } from '#cli/words/cli-words.ts'

const kinds = new Map<string | null, OptionFault['kind']>([
  ['ERR_PARSE_ARGS_UNKNOWN_OPTION', 'unknown'],
  ['ERR_PARSE_ARGS_INVALID_OPTION_VALUE', 'value'],
])

/** A message for an error of Node's `parseArgs`. */
export function sayOptionFault(
  error: unknown,
  { unreadable }: Pick<CliWords['arguments'], 'unreadable'>,
): string {
  const message = error instanceof Error ? error.message : String(error)
  // Node quotes the option first: "Unknown option '--prot'. …", "Option '--html <value>' argument missing".
  const option = /'(?:-\w, )?(--?[^\s']+)/.exec(message)?.[1] ?? ''
  const kind = option === '' ? 'other' : (kinds.get(readErrorCode(error)) ?? 'other')
  return unreadable({ kind, option, message })
}
