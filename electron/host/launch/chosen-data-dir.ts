import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * The absolute folder of `--data-dir`, otherwise of ENDPOINT_EXPLORER_DATA_DIR; null for the default folder.
 * Unknown options belong to Chromium or Electron and are ignored.
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
  const folder =
    typeof option === 'string' ? option : (environment.ENDPOINT_EXPLORER_DATA_DIR ?? '')
  return folder === '' ? null : resolve(folder)
}
