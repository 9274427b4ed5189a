import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Keeps the memory of this process and its children, and so the tokens, out of core dumps.
 *
 * On Linux the app excludes all its memory from core dumps. A dump would still have the registers, and they can hold
 * the last bytes copied; so where util-linux is installed, no core file is written at all. Node itself
 * cannot lower that limit. On other systems, and without `/proc`, the inherited limit applies (security.md 6).
 */
export function keepMemoryOutOfCoreDumps(platform: NodeJS.Platform): void {
  if (platform !== 'linux') return
  try {
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch {
    // The user cannot fix this, and the app works without it.
  }
  const ofThisProcess = ['--core=0:0', `--pid=${String(process.pid)}`]
  spawnSync('/usr/bin/prlimit', ofThisProcess, { env: {}, stdio: 'ignore', timeout: 1_000 })
}
