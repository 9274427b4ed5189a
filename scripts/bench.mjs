/** `npm run bench`: what the app is held to, each figure with its bound; `-- NAME` another benchmark of bench/, `-- all` every one. */
import { existsSync, readdirSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

const ending = '.bench.ts'
/** Measures in minutes what README names; the others look closer, and take longer. */
const usual = 'aims'

await runCommand(async () => {
  const folder = inProject('bench')
  const all = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : []
  if (all.length === 0) {
    console.log('There are no benchmarks yet.')
    return 0
  }
  const named = process.argv.slice(2)
  const wanted = named.length === 0 ? [usual] : named[0] === 'all' ? all : named
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
 * Node 20 reads no TypeScript, so a benchmark is bundled first; what it measures is then built as the app is.
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
      ssr: inProject('bench', `${name}${ending}`),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return inProject('.cache', 'bench', `${name}.mjs`)
}
