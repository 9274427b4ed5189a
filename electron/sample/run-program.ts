/** Runs both samples from the command line (`--port N`) and prints their URLs, tokens and requests. */
import { parseArgs } from 'node:util'
import { errorCode } from '#sample/http/serve.ts'
import { startCoreSample } from './start-core-sample.ts'
import { startSample } from './start-sample.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The CORE sample uses the next port, or any free port if that is in use. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const port = readPort(args)
  if (port === null) {
    process.stderr.write('Use --port with a number from 0 to 65535; 0 takes any free port.\n')
    process.exitCode = 1
    return
  }
  try {
    const core = await startCoreOnNextPort(port)
    const sample = await startSample({ port, log: say, coreBaseUrl: core.baseUrl }).catch(
      async (error: unknown) => {
        await core.close()
        throw error
      },
    )
    say(`Sample instance: ${sample.baseUrl}`)
    say(`Token: ${sample.tokens.full} (sees everything)`)
    say(`Token: ${sample.tokens.limited} (not everything and editors-only)`)
    say(`Sample instance like dataCycle CORE: ${core.baseUrl}`)
    say(`Token: ${core.tokens.editor} (sees what is released)`)
    say(`Token: ${core.tokens.partner} (sees no dynamic endpoint but its own)`)
    say(`Token: ${core.tokens.locked} (of a locked account)`)
    const end = () => {
      void Promise.all([sample.close(), core.close()]).then(() => process.exit(0))
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  } catch (error) {
    process.stderr.write(`${describeListenError(port, errorCode(error))}\n`)
    process.exitCode = 1
  }
}

async function startCoreOnNextPort(port: number) {
  const next = port === 0 || port === 65_535 ? 0 : port + 1
  try {
    return await startCoreSample({ port: next, log: say })
  } catch {
    return startCoreSample({ port: 0, log: say })
  }
}

function readPort(args: readonly string[]): number | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string', default: '0' } },
    })
    const port = /^[0-9]+$/.test(values.port) ? Number(values.port) : Number.NaN
    return port <= 65_535 ? port : null
  } catch {
    return null
  }
}

const describeListenError = (port: number, code: string): string =>
  code === 'EADDRINUSE'
    ? `Port ${String(port)} is taken by another program: choose another one with --port, or --port 0 for any free one.`
    : `The sample instance cannot listen on port ${String(port)} (${code}).`
