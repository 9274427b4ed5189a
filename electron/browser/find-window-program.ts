import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/**
 * Default paths of the browsers that support a window without tabs (`--app=`). In each folder, Chromium comes
 * before Chrome and Edge.
 */
function listWindowPrograms(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === 'win32')
    return [environment.ProgramFiles, environment['ProgramFiles(x86)'], environment.LOCALAPPDATA]
      .flatMap((folder) => folder ?? [])
      .flatMap((folder) => [
        win32.join(folder, 'Chromium', 'Application', 'chrome.exe'),
        win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        win32.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ])
  if (platform === 'darwin')
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  const folders = (environment.PATH ?? '')
    .split(posix.delimiter)
    .filter((folder) => posix.isAbsolute(folder))
  return [
    ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    ...['microsoft-edge-stable', 'microsoft-edge'],
  ].flatMap((name) => folders.map((folder) => posix.join(folder, name)))
}

/** Path of the first installed browser with `--app=` windows, or null. */
export const findWindowProgram = (
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): string | null => listWindowPrograms(platform, environment).find(exists) ?? null
