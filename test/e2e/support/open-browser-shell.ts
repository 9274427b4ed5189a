import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { BrowserContext } from '@playwright/test'
import type { OpenedExplorer } from './explorer.ts'
import { builtFile, environment } from './project.ts'

/**
 * Starts the browser shell as a program of its own, and opens the address it prints.
 *
 * A browser keeps what it has compiled of a page by the page's address: `port` is a wish for the same address
 * as before, and any free one is taken where it is in use.
 */
export async function openBrowserShell(
  context: BrowserContext,
  dataDir: string,
  port: number,
): Promise<OpenedExplorer> {
  const { address, stop } = await startProgram(dataDir, port)
  try {
    const page = await context.newPage()
    await page.goto(address)
    const reload = async () => {
      await page.reload()
    }
    return {
      explorer: {
        page,
        dataDir,
        reload,
        chooseFromMenu: null,
        openWith: null,
        restart: null,
        useProxy: null,
      },
      close: async () => {
        // Before the program, so that the page does not complain of being left alone.
        await page.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface RunningProgram {
  address: string
  stop(): Promise<void>
}

async function startProgram(dataDir: string, port: number): Promise<RunningProgram> {
  const args = ['--browser', '--no-open', '--port', String(port), '--data-dir', dataDir]
  const program = spawn(process.execPath, [builtFile('main/browser.js'), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(program, 'exit')
  const complaints: string[] = []
  program.stderr.on('data', (text: Buffer) => {
    complaints.push(text.toString())
  })
  const address = await readLaunchAddress(program.stdout)
  if (address !== null) {
    program.stderr.pipe(process.stderr)
    return {
      address,
      async stop() {
        program.kill()
        await ended
      },
    }
  }
  await ended
  if (port !== 0) return startProgram(dataDir, 0)
  throw new Error(`The browser shell ended without an address. It said: ${complaints.join('')}`)
}

/** Null when the program ended without one. */
async function readLaunchAddress(output: Readable): Promise<string | null> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Endpoint Explorer: (http:\/\/127\.0\.0\.1:\d+\/#launch=\S+)$/.exec(line)?.[1]
    if (address !== undefined) {
      // Nobody reads on: the program must not wait for somebody to.
      output.resume()
      return address
    }
  }
  return null
}
