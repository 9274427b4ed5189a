import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * The folder named by `--data-dir` or else by ENDPOINT_EXPLORER_DATA_DIR, absolute; null for the usual one.
 * Options it does not know are Chromium's or Electron's and are passed over.
 */
export function chosenDataDir(
  args: readonly string[],
  environment: { ENDPOINT_EXPLORER_DATA_DIR?: string | undefined },
): string | null {
  const { values } = parseArgs({
    args: [...args],
    options: { 'data-dir': { type: 'string' } },
    strict: false,
  })
  const option = values['data-dir']
  const chosen =
    typeof option === 'string' ? option : (environment.ENDPOINT_EXPLORER_DATA_DIR ?? '')
  return chosen === '' ? null : resolve(chosen)
}
