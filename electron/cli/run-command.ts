import { keepMemoryOutOfCoreDumps } from '#host/launch/unsafe-environment.ts'
import { commandLanguageOf } from './choose-language.ts'
import type { Command, Program } from './command.ts'
import { internalErrorExitCode, describeInternalError } from './failures.ts'
import { performCommand } from './perform-command.ts'

const write = (text: string) => void process.stdout.write(text)
const writeError = (text: string) => void process.stderr.write(text)

/**
 * Runs a command as this process. Resolves to the exit code once all output is flushed, so the caller may exit
 * at once.
 */
export async function runCommand(command: Command, program: Program): Promise<number> {
  keepMemoryOutOfCoreDumps(process.platform)
  const language = commandLanguageOf(command.args, program.environment)
  process.once('uncaughtException', (error) => {
    writeError(describeInternalError(error, command.name, language))
    process.exit(internalErrorExitCode)
  })
  const code = await performCommand(command, { ...program, write, writeError, catchSignals })
  await Promise.all([process.stdout, process.stderr].map(flush))
  return code
}

/** Aborts when the process is asked to end, which then no longer ends it. */
function catchSignals(): AbortSignal {
  const cancellation = new AbortController()
  const stop = () => {
    cancellation.abort()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return cancellation.signal
}

/** Resolves when everything written before is flushed. */
const flush = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => {
      resolve()
    })
  })
