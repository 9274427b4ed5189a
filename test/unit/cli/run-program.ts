import { spawn } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../../../out/main/browser.js')

export interface Ended {
  code: number | null
  out: string
  error: string
}

/** What a shell would start for `endpoint-explorer`. */
export const startCommand = [process.execPath, program] as const

/** The built program as cron starts it: no home folder, no terminal, and nothing in the environment but what is given. */
export const startProgram = (args: readonly string[], options: StartOptions) =>
  start(process.execPath, [program, ...args], options)

interface StartOptions {
  cwd: string
  environment?: Readonly<Record<string, string>>
}

/** Any program, in the same surroundings. */
export function start(
  command: string,
  args: readonly string[],
  { cwd, environment = {} }: StartOptions,
) {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', TMPDIR: cwd, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (error += bytes.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out, error })
    })
  })
  return { child, ended }
}

export const runProgram = (args: readonly string[], options: StartOptions): Promise<Ended> =>
  startProgram(args, options).ended
