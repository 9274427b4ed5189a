/** Runs the sample from a command line: `--port N`, then its address, its tokens and every request. */
import { parseArgs } from 'node:util'
import { errorCode } from './error-code.ts'
import { startSample } from './start-sample.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export async function runProgram(args: readonly string[]): Promise<void> {
  const port = readPort(args)
  if (port === null) {
    process.stderr.write('Use --port with a number from 0 to 65535; 0 takes any free port.\n')
    process.exitCode = 1
    return
  }
  try {
    const sample = await startSample({ port, log: say })
    say(`Sample instance: ${sample.baseUrl}`)
    say(`Token: ${sample.tokens.full} (sees everything)`)
    say(`Token: ${sample.tokens.limited} (not everything and editors-only; 401 on core-places)`)
    const end = () => {
      void sample.close().then(() => process.exit(0))
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  } catch (error) {
    process.stderr.write(`${whyNot(port, errorCode(error))}\n`)
    process.exitCode = 1
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

const whyNot = (port: number, code: string): string =>
  code === 'EADDRINUSE'
    ? `Port ${String(port)} is taken by another program: choose another one with --port, or --port 0 for any free one.`
    : `The sample instance cannot listen on port ${String(port)} (${code}).`
