import { readFileSync } from 'node:fs'
import { readErrorCode } from './write-problem.ts'

/** True if a process with this PID exists; the PID may have been reused. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is running, but belongs to another user.
    return readErrorCode(error) === 'EPERM'
  }
}

/**
 * Start time of a process, to distinguish it from a later process with the same PID; '' if unknown. Linux
 * only: clock ticks since boot.
 */
export function readBirth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Counted after the program's name, which may contain spaces and parentheses: field 22 of proc(5), `starttime`.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[19] ?? ''
  } catch {
    return ''
  }
}
