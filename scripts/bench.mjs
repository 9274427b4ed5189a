/**
 * `npm run bench`: measures the ratios of the README and compares each with its bound. `-- NAME` runs
 * another benchmark of bench/, `-- all` runs all of them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

const extension = '.bench.ts'
/** The default; takes a few minutes. */
const defaultName = 'ratios'

await runCommand(async () => {
  const folder = inProject('bench')
  const all = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => name.slice(0, -extension.length))
    : []
  if (all.length === 0) {
    console.log('There are no benchmarks yet.')
    return 0
  }
  const names = process.argv.slice(2)
  const wanted = names.length === 0 ? [defaultName] : names[0] === 'all' ? all : names
  const unknown = wanted.find((name) => !all.includes(name))
  if (unknown !== undefined)
    throw new StepFailure(`Choosing the benchmark "${unknown}"`, `There are ${all.join(', ')}.`)

  await ensureDependencies()
  await ensureBuild()
  const env = { CHROMIUM_PATH: await ensureChromium() }
  for (const name of wanted) {
    const code = await runNode(await bundleBenchmark(name), [], { env })
    if (code !== 0) throw new StepFailure(`The benchmark "${name}"`, 'The lines above say why.')
  }
  return 0
})

/**
 * Bundles a benchmark, because Node 20 does not run TypeScript. The measured code is then built like the app.
 * @param {string} name
 * @returns {Promise<string>} the file to run
 */
async function bundleBenchmark(name) {
  const { build } = await import('vite')
  const outDir = inProject('.cache', 'bench')
  await build({
    configFile: false,
    root: inProject('bench'),
    logLevel: 'warn',
    build: {
      ssr: inProject('bench', `${name}${extension}`),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return inProject('.cache', 'bench', `${name}.mjs`)
}
