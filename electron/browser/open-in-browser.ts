import { spawn } from 'node:child_process'

/** A program and its arguments, to be started without a shell that could interpret the URL. */
export interface ProgramStart {
  command: string
  args: string[]
}

/**
 * Opens the URL in a tab of the default browser. All users of the computer can read it in the list of
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
