/** Finds npm as a JavaScript file, because `npm.cmd` on Windows cannot be started without a shell. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The program and its first arguments, to be followed by npm's arguments.
 * @returns {{ command: string, args: readonly string[] }}
 */
export function findNpm() {
  const nodeFolder = dirname(process.execPath)
  const file = [
    process.env.npm_execpath,
    join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(nodeFolder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    // `npm_execpath` may be another package manager, which does not read package-lock.json.
  ].find((candidate) => candidate?.endsWith('npm-cli.js') === true && existsSync(candidate))
  return file === undefined
    ? { command: 'npm', args: [] }
    : { command: process.execPath, args: [file] }
}
