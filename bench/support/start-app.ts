import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface StartedApp {
  /** The URL that opens the page; valid once. */
  launchUrl: string
  /** From the start of the program until it printed the URL. */
  readyMs: number
  end: () => Promise<void>
}

/** Starts the built browser shell with a data folder. */
export async function startApp(dataDir: string): Promise<StartedApp> {
  const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
  const start = performance.now()
  const program = spawn(process.execPath, [join('out', 'main', 'browser.js'), ...args], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  let launchUrl: string | undefined
  for await (const line of createInterface({ input: program.stdout })) {
    launchUrl = /(http:\/\/127\S+)/.exec(line)?.[1]
    if (launchUrl !== undefined) break
  }
  const readyMs = performance.now() - start
  program.stdout.resume()
  if (launchUrl === undefined) throw new Error('The app ended without an address')
  return {
    launchUrl,
    readyMs,
    end: async () => {
      program.kill()
      await ended
    },
  }
}
