/**
 * Module hooks that give `electron` to one run of the built main file.
 *
 * The run's number travels as a query through the addresses of main's own files, so each run has
 * modules, and so state, of its own; packages are shared. `electron` becomes a module that takes its
 * exports from the run's entry in a table of the main thread (see launch.ts).
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const parameter = 'electron-double'
const scheme = `${parameter}:`

/** @type {{ table: string, exported: readonly string[] }} */
let handed = { table: '', exported: [] }

/** @param {typeof handed} data */
export function initialize(data) {
  handed = data
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const run = context.parentURL ? runOf(context.parentURL) : null
  if (run === null) return next(specifier, context)
  if (specifier === 'electron')
    return { url: `${scheme}${run}`, format: 'module', shortCircuit: true }
  const resolved = await next(specifier, context)
  return /^\.{1,2}\//.test(specifier)
    ? { ...resolved, url: `${resolved.url}?${parameter}=${run}` }
    : resolved
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (url.startsWith(scheme)) {
    const module = `globalThis[Symbol.for('${handed.table}')].get('${url.slice(scheme.length)}')`
    const source = `export const { ${handed.exported.join(', ')} } = ${module}`
    return { format: 'module', source, shortCircuit: true }
  }
  if (runOf(url) === null) return next(url, context)
  return { format: 'module', source: await readFile(fileURLToPath(url)), shortCircuit: true }
}

/** @param {string} url */
function runOf(url) {
  return url.startsWith('file:') ? new URL(url).searchParams.get(parameter) : null
}
