#!/usr/bin/env node
/**
 * The browser shell as a program: `node out/main/browser.js --no-open --port 0 --data-dir DIR`, or `… check
 * PATH`.
 */
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand } from '#cli/command.ts'
import { runCommand } from '#cli/run-command.ts'
import { err } from '#core/result.ts'
import { defaultDataDir } from '#host/launch/data-dir.ts'
import { describeUnsafeEnvironment } from '#host/launch/unsafe-environment.ts'

const packageFile = join(import.meta.dirname, '..', '..', 'package.json')

// Starts nothing when the file is only imported, for example by a test.
const program = process.argv[1]
if (program !== undefined && realpathSync(program) === import.meta.filename) await main()

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const command = readCommand(args)
  if (command !== null) {
    process.exitCode = await runCommand(command, { packageFile, environment: process.env })
    return
  }
  // Only now, because a command would load and run all of it before its first request.
  const [{ readCommandLine }, { runBrowserShell }] = await Promise.all([
    import('./command-line.ts'),
    import('./run-browser-shell.ts'),
  ])
  const unsafe = describeUnsafeEnvironment(process.env)
  const commandLine = unsafe === null ? readCommandLine(args, process.env) : err(unsafe)
  if (!commandLine.ok) {
    process.stderr.write(`${commandLine.error}\n`)
    process.exitCode = 1
    return
  }
  const { dataDir, ...choices } = commandLine.value
  process.exitCode = await runBrowserShell({
    ...choices,
    dataDir: dataDir ?? defaultDataDir(process.platform, process.env),
    pageFolder: join(import.meta.dirname, '..', 'renderer'),
    samplePath: join(import.meta.dirname, 'sample.js'),
    keyringBrokerPath: join(import.meta.dirname, 'keyring-broker.js'),
    packageFile,
  })
  // Open handles (a request to a slow API, the sample's thread) must not keep the process alive.
  process.exit()
}
