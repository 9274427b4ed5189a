import { folderDocumentName } from '#core/folder/folder-document.ts'
import { endpointFileEnding } from '#core/share/opened.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { canBeOpened } from '#host/opened/read-opened.ts'
import { err, ok, type Result } from '#core/result.ts'

/** Command line options of the browser shell. */
export interface CommandLine {
  /** 0 takes any free port. */
  port: number
  /**
   * How the page is shown when the app is ready; `window` falls back to a tab if no suitable browser is
   * found.
   */
  opening: 'window' | 'tab' | 'none'
  /** A link, a file or a folder with endpoint-explorer.yaml to open, as typed; null for none. */
  opened: string | null
  /** Absolute path; null for the default folder of this operating system. */
  dataDir: string | null
  /** `memory` never touches the system keyring. */
  secrets: 'keyring' | 'memory'
  /** Ends the app after this many milliseconds without a request from a page; null never does. */
  idleMs: number | null
}

/** Node's timers count at most 2^31 - 1 milliseconds; more would end at once. */
const maxIdleMinutes = 35_000

/**
 * Reads the arguments after the program's name, and the environment. The error is a message for the user.
 * `--browser` is accepted and ignored: it selected this shell.
 */
export function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<CommandLine, string> {
  const options = parseOptions(args)
  if (!options.ok) return options
  const { values, positionals } = options.value
  const { port = '0', 'idle-minutes': idleMinutes } = values
  const invalid = positionals.find((one) => !canBeOpened(one))
  if (invalid !== undefined)
    return err(
      `"${invalid}" is neither a link of the app, nor a file that ends with ${endpointFileEnding}, nor a folder with an ${folderDocumentName}.`,
    )
  const [opened = null, second] = positionals
  if (second !== undefined)
    return err(`Only one link, file or folder can be opened at a time, not also "${second}".`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return err(`--port must be a whole number from 0 to 65535, not "${port}".`)
  if (
    idleMinutes !== undefined &&
    !(Number(idleMinutes) > 0 && Number(idleMinutes) <= maxIdleMinutes)
  )
    return err(
      `--idle-minutes must be a number above 0 and at most ${maxIdleMinutes}, not "${idleMinutes}".`,
    )

  const dataDir = values['data-dir'] ?? environment.ENDPOINT_EXPLORER_DATA_DIR ?? ''
  return ok({
    port: Number(port),
    opening: readOpening(values),
    opened,
    dataDir: dataDir === '' ? null : resolve(dataDir),
    secrets: environment.ENDPOINT_EXPLORER_SECRETS === 'memory' ? 'memory' : 'keyring',
    idleMs: idleMinutes === undefined ? null : Number(idleMinutes) * 60_000,
  })
}

function readOpening(values: { 'no-open'?: boolean; tab?: boolean }): CommandLine['opening'] {
  if (values['no-open'] === true) return 'none'
  return values.tab === true ? 'tab' : 'window'
}

function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        browser: { type: 'boolean' },
        'no-open': { type: 'boolean' },
        tab: { type: 'boolean' },
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        'idle-minutes': { type: 'string' },
      },
    })
    return ok({ values, positionals })
  } catch (error) {
    // Node's message is readable: "Unknown option '--prot'. …"
    return err(error instanceof Error ? error.message : 'The options could not be read.')
  }
}
