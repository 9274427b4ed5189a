import { writeFileSync } from 'node:fs'

/**
 * Keeps the memory of this process and its children, and so the tokens, out of core dumps.
 *
 * Node cannot lower its core file size limit. On Linux a process can choose the contents of its core dumps:
 * here no memory at all. On other systems, and without `/proc`, the inherited limit applies (security.md 6).
 */
export function emptyCoreDumps(platform: NodeJS.Platform): void {
  if (platform !== 'linux') return
  try {
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch {
    // The user cannot fix this, and the app works without it.
  }
}
