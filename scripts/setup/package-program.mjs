import { readFileSync, existsSync } from 'node:fs'
import { inProject } from './project.mjs'
import { dirname, join } from 'node:path'

/**
 * The JavaScript file of an installed package's command, which Node can run on every system.
 * @param {string} packageName
 * @param {string} [command] if it differs from the package's name
 * @returns {string}
 */
export function packageProgram(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName)
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`)
  return `${folder}/${file}`
}

/**
 * npm as a program and its first arguments, to be followed by npm's arguments: a JavaScript file, because `npm.cmd` on
 * Windows cannot be started without a shell.
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
