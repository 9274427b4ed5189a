/** Finds the program of an installed package, so that it runs with Node itself on every system. */
import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * The JavaScript file behind a package's command, for example of `prettier`.
 * @param {string} packageName
 * @param {string} [command] where it is not called as the package
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
