/** Compiles every message of every language: a step of `npm run check`. */
import { runnerImport } from 'vite'
import { findMessageFaults } from './structure/find-message-faults.mjs'
import { inProject } from './setup/project.mjs'

/** @param {string} language */
async function load(language) {
  const file = inProject('src', 'app', 'i18n', language, 'messages.ts')
  /** @type {{ module: Record<string, import('./structure/find-message-faults.mjs').Words> }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  const words = module[language]
  if (words === undefined) throw new Error(`${file} exports no ${language}`)
  return words
}

const faults = findMessageFaults({ en: await load('en'), de: await load('de') })
for (const { key, fault } of faults) console.error(`${key} ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
