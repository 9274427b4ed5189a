import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const installer = fileURLToPath(
  new URL('../../../scripts/setup/install-keyring.mjs', import.meta.url),
)

/** Whether a keyring can be started for tests, after installing it where that is possible; says aloud why not. */
export function findKeyring(): boolean {
  const { status, stderr } = spawnSync(process.execPath, [installer], { encoding: 'utf8' })
  if (status === 0) return true
  console.warn(`SKIPPED: tests with a real system keyring. ${stderr.trim()}`)
  return false
}
