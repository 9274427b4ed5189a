/**
 * `npm run dev`: serves the app to a browser, prints its address, and reloads the page when its sources change.
 * Arguments are passed to the app.
 *
 * Vite serves the page and forwards its API requests to the built browser shell, so changes in electron/ need
 * a restart of the command.
 */
import { spawn } from 'node:child_process'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { readAddress } from './setup/read-address.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

await runCommand(async () => {
  await ensureDependencies()
  await ensureBuild()
  const args = ['--no-open', '--port', '0', ...process.argv.slice(2)]
  const app = spawn(process.execPath, [inProject('out', 'main', 'browser.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    app.once('exit', (code) => {
      resolve(code ?? 1)
    })
  })
  const { origin, hash } = new URL(await readAddress(app.stdout))

  const { createServer } = await import('vite')
  const { default: vue } = await import('@vitejs/plugin-vue')
  const page = await createServer({
    configFile: false,
    root: inProject('src'),
    cacheDir: inProject('.cache', 'vite'),
    plugins: [vue()],
    worker: { format: 'es' },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': {
          target: origin,
          changeOrigin: true,
          configure: (proxy) => {
            // The shell accepts only requests from its own origin.
            proxy.on('proxyReq', (request) => {
              if (request.hasHeader('origin')) request.setHeader('origin', origin)
            })
          },
        },
      },
    },
  })
  await page.listen()
  const address = page.resolvedUrls?.local[0]
  if (address === undefined) throw new StepFailure('Serving the page', 'See the lines above.')
  console.log(`Endpoint Explorer, while it is being worked on: ${address}${hash}`)
  const code = await ended
  await page.close()
  return code
})
