/**
 * `npm run test:packages`: builds, installs, starts and removes the packages. Not part of `npm test`, because
 * it changes the computer. Steps that are not possible or not permitted here are skipped with a reason. Nothing is
 * tested twice on a computer that has stayed the same, except with FULL=1.
 */
import { spawnSync } from 'node:child_process'
import { ensureBuild } from './setup/build.mjs'
import { keyOf, openCache } from './setup/cache.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { fingerprint } from './setup/fingerprint.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { runNode } from './setup/run-program.mjs'
import { announce, runCommand } from './setup/step.mjs'

/** What is packaged, how, and its tests. */
const inputs = [
  'docs/manual',
  'electron',
  'resources',
  'scripts',
  'src',
  'test/attacks/support',
  'test/packages',
  'test/support',
  'LICENSE',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]

/** Which of the tests can run depends on the system's packages, on whoever runs them, and on Electron's program. */
function currentKey() {
  const installed = spawnSync('dpkg-query', ['-W'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const person = String(process.getuid?.())
  return keyOf(
    fingerprint([...inputs, 'node_modules/electron/path.txt']),
    String(installed.stdout),
    person,
  )
}

await runCommand(async () => {
  const cache = openCache()
  if (!process.env.FULL && cache.read('packages', currentKey()) !== null) {
    announce(
      'The packages are not tested: the same files have passed on this computer, and its packages are the same. FULL=1 tests them.',
    )
    return 0
  }
  await ensureDependencies()
  await ensureBuild()
  const code = await runNode(packageProgram('vitest'), ['run', '--project', 'packages'])
  if (code === 0) cache.write('packages', currentKey(), Buffer.alloc(0))
  return code
})
