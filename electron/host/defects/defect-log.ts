import { appendFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readDefect, type Defect } from '#core/defect/defect.ts'
import { createQueue } from '#host/storage/create-queue.ts'

/** The defects of the privileged side: kept in a small file for whoever mends them, and told to the page. */
export interface DefectLog {
  /** Notes what was thrown; `doing` names a route or a task, never what was asked of it. */
  add(error: unknown, doing: string): void
  /** Those of this run, the oldest first; as many as a person may read. */
  seen(): readonly Defect[]
  /** Resolves once all that was noted is written, or could not be. */
  settle(): Promise<void>
}

const maxBytes = 64 * 1024
const maxSeen = 20

/** Writes to `defects.log` in a folder, and moves it to `defects.1.log` when it is full: two files at most. */
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
      // A disk that takes nothing is told where something of a person's is saved.
      void inTurn(() => write(line)).catch(() => undefined)
    },
    seen: () => seen,
    settle: () => inTurn(() => Promise.resolve()),
  }
}
