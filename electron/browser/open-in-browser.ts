import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, posix, win32 } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Opens the launch file `file` of `folder` in a browser; if it or the browser is missing, says so on stderr. */
export function openPage(opening: 'window' | 'tab', folder: string, file: string | null): void {
  const url = file === null ? null : pathToFileURL(join(folder, file)).href
  const program = opening === 'window' ? findWindowProgram(process.platform, process.env) : null
  const starts =
    url === null
      ? []
      : [...(program === null ? [] : [planWindow(program, url)]), planTab(process.platform, url)]
  openFirst(starts, () => {
    process.stderr.write('No browser could be opened. Open the address above in one.\n')
  })
}

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

/** A program and its arguments, to be started without a shell that could interpret the URL. */
export interface ProgramStart {
  command: string
  args: string[]
}

/**
 * How to open the URL in a tab of the default browser. All users of the computer can read it in the list of
 * processes, so it must hold no secret.
 */
export function planTab(platform: NodeJS.Platform, url: string): ProgramStart {
  if (platform === 'win32')
    return { command: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', url] }
  return { command: platform === 'darwin' ? 'open' : 'xdg-open', args: [url] }
}

/**
 * As `planTab`, in a browser window without tabs. Never adds `--no-sandbox`; a browser that needs it fails.
 */
export const planWindow = (program: string, url: string): ProgramStart => ({
  command: program,
  args: [`--app=${url}`, '--no-first-run', '--no-default-browser-check'],
})

/** Tries the openings in order and calls `onFailure` if none works. Does not wait for the browser. */
export function openFirst(
  [first, ...others]: readonly ProgramStart[],
  onFailure: () => void,
): void {
  if (first === undefined) {
    onFailure()
    return
  }
  const opener = spawn(first.command, first.args, { stdio: 'ignore', detached: true, shell: false })
  let hasFailed = false
  const tryNext = () => {
    if (hasFailed) return
    hasFailed = true
    openFirst(others, onFailure)
  }
  opener.once('error', tryNext)
  opener.once('exit', (code) => {
    if (code !== 0) tryNext()
  })
  opener.unref()
}
