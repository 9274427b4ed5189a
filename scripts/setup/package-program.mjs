/** Finds the JavaScript file of an installed package's command, which Node can run on every system. */
import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
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
