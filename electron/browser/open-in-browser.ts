import { spawn } from 'node:child_process'

/** A program and its arguments, to be started without a shell that could read the address. */
export interface Opening {
  command: string
  args: string[]
}

/** The usual browser, with the address in one of its tabs. */
export function planOpening(platform: NodeJS.Platform, url: string): Opening {
  if (platform === 'win32')
    return { command: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', url] }
  return { command: platform === 'darwin' ? 'open' : 'xdg-open', args: [url] }
}

/** A window that holds nothing but the page. Never without the browser's sandbox: what refuses that, refuses. */
export const planWindow = (program: string, url: string): Opening => ({
  command: program,
  args: [`--app=${url}`, '--no-first-run', '--no-default-browser-check'],
})

/** Tries one way to show the page after the other, and calls `onFailure` where none works; does not wait for the browser. */
export function openFirst([first, ...others]: readonly Opening[], onFailure: () => void): void {
  if (first === undefined) {
    onFailure()
    return
  }
  const opener = spawn(first.command, first.args, { stdio: 'ignore', detached: true, shell: false })
  let hasFailed = false
  const goOn = () => {
    if (hasFailed) return
    hasFailed = true
    openFirst(others, onFailure)
  }
  opener.once('error', goOn)
  opener.once('exit', (code) => {
    if (code !== 0) goOn()
  })
  opener.unref()
}
