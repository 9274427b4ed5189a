import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface SmallDisk {
  folder: string
  /** Resolves when it is: a disk with a file that is still open for writing is not made read-only by the system. */
  makeReadOnly(): Promise<void>
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
    async makeReadOnly() {
      while (!remountReadOnly(folder)) await setTimeout(10)
    },
    remove() {
      run('umount', folder)
      rmdirSync(folder)
    },
  }
}

/** False while something on the disk is open for writing. */
function remountReadOnly(folder: string): boolean {
  const { status, stderr } = spawnSync('mount', ['-o', 'remount,ro', folder], { encoding: 'utf8' })
  if (status === 0) return true
  if (stderr.includes('busy')) return false
  throw new Error(`The disk could not be made read-only: ${stderr}`)
}
