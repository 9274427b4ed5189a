import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The built browser shell, running as people run it: a process of its own with a data folder of its own. */
export interface AttackedServer {
  /** `http://127.0.0.1:PORT` */
  origin: string
  /** `127.0.0.1:PORT` */
  address: string
  port: number
  /** Of the process, to look at its memory. */
  pid: number
  dataDir: string
  /** Of the address it printed; not used yet. */
  launchToken: string
  /** Makes the server's clock run ahead; fulfilled when it does. */
  skipTime(ms: number): Promise<void>
  /** Fulfilled with the exit code when the server ended by itself or was stopped. */
  ended: Promise<number | null>
  stop(): Promise<void>
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
}

export interface Surroundings {
  /** Stays when the server ends; otherwise it has a folder of its own, which goes with it. */
  dataDir?: string
  /** An installed one in place of the built one. */
  program?: string
  /** In place of one in which no system keyring is touched. */
  environment?: NodeJS.ProcessEnv
}

/** Starts the real built program. `npm test` builds it; alone, `npm run build` does. */
export async function startAttackedServer(
  args: readonly string[] = [],
  surroundings: Surroundings = {},
): Promise<AttackedServer> {
  const dataDir = surroundings.dataDir ?? (await mkdtemp(join(tmpdir(), 'attacked-server-')))
  const clock = new URL('./shiftable-clock.mjs', import.meta.url).href
  const program = surroundings.program ?? at('../../../out/main/browser.js')
  const child = spawn(
    process.execPath,
    ['--import', clock, program, '--no-open', '--port', '0', ...args],
    {
      env: {
        ...(surroundings.environment ?? {
          ...process.env,
          ENDPOINT_EXPLORER_SECRETS: 'memory',
        }),
        ENDPOINT_EXPLORER_DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    if (surroundings.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    return code ?? null
  })
  if (child.stdout === null) throw new Error('The server was started without a pipe')
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
    // Not its exit: what it printed before that may still be on its way.
    once(child, 'close').then(([code]) => `ended with exit code ${String(code)}`),
  ])
  const launchUrl = /^Endpoint Explorer: (http:\/\/127\.0\.0\.1:\d+\/#launch=\S+)$/.exec(line)?.[1]
  if (launchUrl === undefined) throw new Error(`The server did not get ready: ${line}`)
  const { origin, host, port, hash } = new URL(launchUrl)

  return {
    origin,
    address: host,
    port: Number(port),
    pid: child.pid ?? 0,
    dataDir,
    launchToken: hash.slice('#launch='.length),
    async skipTime(ms) {
      const shifted = once(child, 'message')
      child.send(ms)
      await shifted
    },
    ended,
    async stop() {
      child.kill()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
