import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { BrowserContext } from '@playwright/test'
import type { OpenedExplorer } from './explorer.ts'
import { builtFile, environment } from './project.ts'

/** Starts the browser shell as a program of its own, and opens the address it prints. */
export async function openBrowserShell(
  context: BrowserContext,
  dataDir: string,
): Promise<OpenedExplorer> {
  const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
  const program = spawn(process.execPath, [builtFile('main/browser.js'), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  const close = async () => {
    program.kill()
    await ended
  }

  try {
    const address = await readLaunchAddress(program.stdout)
    const page = await context.newPage()
    await page.goto(address)
    const reload = async () => {
      await page.reload()
    }
    return {
      explorer: { page, dataDir, reload, chooseFromMenu: null, openWith: null },
      close: async () => {
        // Before the program, so that the page does not complain of being left alone.
        await page.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function readLaunchAddress(output: Readable): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface({ input: output })) {
    const address = /^Endpoint Explorer: (http:\/\/127\.0\.0\.1:\d+\/#launch=\S+)$/.exec(line)?.[1]
    if (address !== undefined) {
      // Nobody reads on: the program must not wait for somebody to.
      output.resume()
      return address
    }
    lines.push(line)
  }
  throw new Error(`The browser shell ended without an address. It said: ${lines.join('\n')}`)
}
