import { appendFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readDefect, type Defect } from '#core/defect/defect.ts'
import { createQueue } from '#host/storage/json-document.ts'

/** Errors of the privileged side, saved to a small file for developers and reported to the page. */
export interface DefectLog {
  /** Records a thrown error; `doing` names a route or a task and never contains user data. */
  add(error: unknown, doing: string): void
  /** The first defects of this run (at most 20), oldest first. */
  seen(): readonly Defect[]
  /** Resolves once all recorded defects are written or have failed to be written. */
  settle(): Promise<void>
}

const maxBytes = 64 * 1024
const maxSeen = 20

/**
 * Writes to `defects.log` and moves it to `defects.1.log` when it is full, so there are at most two files.
 */
export function createDefectLog({ folder, now }: { folder: string; now: () => Date }): DefectLog {
  const file = join(folder, 'defects.log')
  const inTurn = createQueue()
  const seen: Defect[] = []

  async function write(line: string) {
    const { size } = await stat(file).catch(() => ({ size: 0 }))
    if (size + line.length > maxBytes) await rename(file, join(folder, 'defects.1.log'))
    await appendFile(file, line, { mode: 0o600 })
  }

  return {
    add(error, doing) {
      const defect = readDefect(error, 'host', doing)
      if (seen.length < maxSeen) seen.push(defect)
      const line = `${JSON.stringify({ at: now().toISOString(), ...defect })}\n`
      // Disk errors are reported when user data is saved.
      void inTurn(() => write(line)).catch(() => undefined)
    },
    seen: () => seen,
    settle: () => inTurn(() => Promise.resolve()),
  }
}

/**
 * Records uncaught errors of this process as defects, which the page shows within two seconds; the process
 * keeps running. Returns a function that stops this.
 */
export function recordUncaughtErrors({
  noteDefect,
}: {
  noteDefect: (error: unknown, doing: string) => void
}): () => void {
  const onRejection = (error: unknown) => {
    noteDefect(error, 'unhandled rejection')
  }
  const onException = (error: unknown) => {
    noteDefect(error, 'uncaught exception')
  }
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onException)
  return () => {
    process.off('unhandledRejection', onRejection)
    process.off('uncaughtException', onException)
  }
}

/** What a person reads when the app cannot start: title and text of an error box. */
export function describeStartFailure(
  error: unknown,
  dataDir: string,
): [title: string, text: string] {
  const reason = error instanceof Error ? error.message : String(error)
  return [
    'Endpoint Explorer could not start',
    `${reason}\n\nYour data stays in ${dataDir}. Start the app again; if that does not help, install it anew.`,
  ]
}
