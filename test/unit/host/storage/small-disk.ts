import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  makeReadOnly(): void
  remove(): void
}

/** A memory file system of 64 KB, or null (said aloud) where this computer does not let tests mount one. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'explorer-disk-'))
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), { stdio: 'ignore' })
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=64k,mode=700', 'explorer-test', folder)
  } catch {
    rmdirSync(folder)
    console.warn('SKIPPED: full-disk and read-only tests need the right to mount a tmpfs (root).')
    return null
  }
  return {
    folder,
    makeReadOnly: () => run('mount', '-o', 'remount,ro', folder),
    remove() {
      run('umount', folder)
      rmdirSync(folder)
    },
  }
}
