/** Reads every message of every language: a step of `npm run check`. */
import { runnerImport } from 'vite'
import { findMessageFaults } from './structure/find-message-faults.mjs'
import { inProject } from './setup/project.mjs'

/** @type {import('vite').InlineConfig} */
const options = { configFile: false, logLevel: 'error' }

/**
 * @param {string} language
 * @returns {Promise<import('./structure/find-message-faults.mjs').Words>}
 */
async function load(language) {
  const parts = ['start', 'later'].map(async (part) => {
    const file = inProject('src', 'app', 'i18n', language, `${part}-words.ts`)
    /** @type {{ module: Record<string, import('./structure/find-message-faults.mjs').Words> }} */
    const { module } = await runnerImport(file, options)
    const words = module[`${part}Words`]
    if (words === undefined) throw new Error(`${file} exports no ${part}Words`)
    return words
  })
  return Object.assign({}, ...(await Promise.all(parts)))
}

/** @type {{ module: { languages: readonly string[] } }} */
const { module } = await runnerImport(inProject('src', 'core', 'language', 'language.ts'), options)
const words = module.languages.map(async (language) => [language, await load(language)])
/** @type {{ module: import('./structure/find-message-faults.mjs').Reader }} */
const { module: reader } = await runnerImport(
  inProject('src', 'core', 'language', 'render-message.ts'),
  options,
)
const faults = findMessageFaults(Object.fromEntries(await Promise.all(words)), reader)
for (const { key, fault } of faults) console.error(`${key} ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
