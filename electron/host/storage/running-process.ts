import { readFileSync } from 'node:fs'
import { readErrorCode } from './write-problem.ts'

/** Whether this computer has a process of that number now; it may be another one than the one meant. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return readErrorCode(error) === 'EPERM'
  }
}

/**
 * When a process was born, as a text that tells it from a later process of the same number; '' where
 * the system does not say. Linux only: clock ticks since the start of the computer.
 */
export function readBirth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold blanks and brackets, so the fields are counted behind the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[19] ?? ''
  } catch {
    return ''
  }
}
