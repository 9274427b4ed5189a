import { spawn, spawnSync } from 'node:child_process'
import { isUnix } from './unix.ts'

export interface RunProgram {
  command: string
  args: readonly string[]
  input?: string
  /** Beside that of the tests; undefined takes one away. */
  env?: Readonly<Record<string, string | undefined>>
  cwd?: string
}

export interface EndedProgram {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a program to its end, with a text on its standard input. */
export const runProgram = ({ command, args, input = '', env = {}, cwd }: RunProgram) =>
  new Promise<EndedProgram>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = (chunks: Buffer[]) => Buffer.concat(chunks).toString('utf8')
      resolve({ code, stdout: text(out), stderr: text(err) })
    })
    child.stdin.on('error', () => {
      // A program may end before it has read everything; its exit code tells.
    })
    child.stdin.end(input)
  })

const found = new Map<string, boolean>()

/** Whether a tool is there; says loudly which test it is missed by when it is not. */
export function hasTool(command: string, args: readonly string[], missedBy: string): boolean {
  const asked = [command, ...args].join(' ')
  // On Windows, bash is Git's, which rewrites arguments that look like paths, or one that installs Linux.
  const isMissing = command === 'bash' && !isUnix
  const isThere = found.get(asked) ?? (!isMissing && spawnSync(command, args).status === 0)
  found.set(asked, isThere)
  if (!isThere)
    process.stderr.write(
      `SKIPPED: ${missedBy}: "${asked}" does not work here. node scripts/setup/install-snippet-tools.mjs installs what is small of them on Debian.\n`,
    )
  return isThere
}
