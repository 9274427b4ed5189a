import { writeFileSync } from 'node:fs'

/**
 * Keeps the memory of this process, and so its tokens, out of core dumps; those of processes that it starts too.
 *
 * Node cannot lower its own limit of a core file. Linux lets a process choose what a core dump of it holds, wherever
 * that goes: here no memory at all. On other systems, and where `/proc` is closed, the limit that it was started with
 * counts (security.md 6).
 */
export function emptyCoreDumps(platform: NodeJS.Platform): void {
  if (platform !== 'linux') return
  try {
    writeFileSync('/proc/self/coredump_filter', '0')
  } catch {
    // Nothing that a person could do now, and no reason not to work.
  }
}
