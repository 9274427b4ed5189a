import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

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
