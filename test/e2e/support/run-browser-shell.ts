import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtFile } from './project.ts'

export interface RunningShell {
  launchUrl: string
  /** Everything the program has printed so far, on both streams. */
  printed(): string
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

/** Starts the built browser shell with an environment of its own and listens to all it prints. */
export async function runBrowserShell(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunningShell> {
  const args = ['--no-open', '--port', '0', '--data-dir', dataDir]
  const program = spawn(process.execPath, [builtFile('main/browser.js'), ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(program, 'exit')
  let printed = ''
  const launchUrl = new Promise<string>((resolve, reject) => {
    const take = (text: Buffer) => {
      printed += text.toString()
      const address = /^Endpoint Explorer: (\S+)\r?\n/m.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    }
    program.stdout.on('data', take)
    program.stderr.on('data', take)
    void ended.then(() => {
      reject(new Error(`The browser shell ended. It said: ${printed}`))
    })
  })
  return {
    launchUrl: await launchUrl,
    printed: () => printed,
    signal: (name) => void program.kill(name),
    async stop() {
      program.kill()
      await ended
    },
  }
}
