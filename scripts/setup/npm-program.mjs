/** Finds npm as a JavaScript file: `npm.cmd` of Windows cannot be started without a shell. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The program and its first arguments, to be followed by npm's own.
 * @returns {{ command: string, args: readonly string[] }}
 */
export function findNpm() {
  const nodeFolder = dirname(process.execPath)
  const file = [
    process.env.npm_execpath,
    join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(nodeFolder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    // Another package manager may have started us, but only npm reads our lockfile.
  ].find((candidate) => candidate?.endsWith('npm-cli.js') === true && existsSync(candidate))
  return file === undefined
    ? { command: 'npm', args: [] }
    : { command: process.execPath, args: [file] }
}
