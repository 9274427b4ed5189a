import { homedir } from 'node:os'
import { posix, win32, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The operating system's default folder for app data. Does not create it. */
export function defaultDataDir(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
  home = homedir(),
): string {
  // Not the roaming folder, because saved responses and Chromium's files would be copied at every login.
  if (platform === 'win32')
    return win32.join(
      environment.LOCALAPPDATA ?? win32.join(home, 'AppData', 'Local'),
      'endpoint-explorer',
    )
  if (platform === 'darwin')
    return posix.join(home, 'Library', 'Application Support', 'endpoint-explorer')
  // XDG Base Directory Specification: a relative path is invalid and must be ignored.
  const base = environment.XDG_DATA_HOME
  const folder = base?.startsWith('/') === true ? base : posix.join(home, '.local', 'share')
  return posix.join(folder, 'endpoint-explorer')
}

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
