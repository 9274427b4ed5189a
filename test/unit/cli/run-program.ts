import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readCommand } from '#cli/command.ts'
import { performCommand } from '#cli/run-command.ts'

const root = join(import.meta.dirname, '../../..')
export const program = join(root, 'out/main/browser.js')

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

let before: Promise<unknown> = Promise.resolve()

/**
 * The command as `runProgram` runs it, from the sources and within this process: for what it does, not for how
 * a process starts and ends. One after the other, because a process is in one folder.
 */
export function runCommand(args: readonly string[], options: StartOptions): Promise<Ended> {
  const ended = before.then(() => runIn(args, options))
  before = ended.catch(() => undefined)
  return ended
}

async function runIn(args: readonly string[], { cwd, environment }: StartOptions): Promise<Ended> {
  const command = readCommand(args)
  if (command === null) throw new Error(`No command: ${args.join(' ')}`)
  const [folder, { TMPDIR }] = [process.cwd(), process.env]
  let [out, error] = ['', '']
  process.chdir(cwd)
  process.env.TMPDIR = cwd
  try {
    const code = await performCommand(command, {
      packageFile: join(root, 'package.json'),
      environment: { ...environment },
      write: (text) => (out += text),
      writeError: (text) => (error += text),
      catchSignals: () => new AbortController().signal,
    })
    return { code, out, error }
  } finally {
    process.chdir(folder)
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
