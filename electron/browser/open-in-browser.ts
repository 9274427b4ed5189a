import { spawn } from 'node:child_process'

/** The program that opens an address in the usual browser, without a shell that could read the address. */
export function planOpening(
  platform: NodeJS.Platform,
  url: string,
): { command: string; args: string[] } {
  switch (platform) {
    case 'win32':
      return { command: 'rundll32.exe', args: ['url.dll,FileProtocolHandler', url] }
    case 'darwin':
      return { command: 'open', args: [url] }
    default:
      return { command: 'xdg-open', args: [url] }
  }
}

/** Opens the address, or calls `onFailure` where there is no way to; does not wait for the browser. */
export function openInBrowser(url: string, onFailure: () => void): void {
  const { command, args } = planOpening(process.platform, url)
  const opener = spawn(command, args, { stdio: 'ignore', detached: true, shell: false })
  opener.once('error', onFailure)
  opener.once('exit', (code) => {
    if (code !== 0) onFailure()
  })
  opener.unref()
}
