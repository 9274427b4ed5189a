import type { WriteProblem } from '#core/refusal/save-problem.ts'
import type { Result } from '#core/result.ts'
import type { ListBefore } from '#core/set/id-list.ts'
import type { IdsState } from '#core/set/ids-engine.ts'
import type { SetDocument, SetStanding } from '#core/set/set-document.ts'
import type { ContentClient } from '#host/content-client/content-client.ts'
import type { ConnectionAccess } from '#host/workspace/connection-access.ts'
import { Paused } from './pause-run.ts'
import type { SetFiles } from './set-files.ts'
import type { SetsSpace } from './sets-space.ts'

export interface RunDependencies {
  access: Pick<ConnectionAccess, 'open'>
  client: ContentClient
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  delay: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A set and what its run may do with it. */
export interface RunContext {
  document: SetDocument
  files: SetFiles
  /** null for the first run. `saveList` saves the list for the next one. */
  previousList: PreviousList | null
  saveList: (list: PreviousList) => Promise<Result<void, WriteProblem>>
  writeWithinQuota: SetsSpace['writeWithinQuota']
  saveTokenMark: (
    token: Pick<SetDocument, 'tokenMark' | 'isOfTwoTokens'>,
  ) => Promise<Result<void, WriteProblem>>
  /** Maximum number of requests that was announced for a repair; null for a normal run. */
  maxRequests: number | null
  /** Reports the state of the set. */
  tell: (standing: SetStanding) => void
}

/** The part of a list that is saved for the next run. */
export interface PreviousList extends ListBefore {
  /** The IDs added, removed and changed so far. */
  differences: Pick<IdsState, 'came' | 'went' | 'changed'>
}

/** Commits a batch, unless it would exceed the disk quota of the sets. */
export async function commit(
  { files, writeWithinQuota }: RunContext,
  batch: Parameters<SetFiles['commit']>[0],
) {
  const bytes = batch.items.reduce((sum, item) => sum + item.bytes.byteLength + indexBytes, 0)
  const limit = await writeWithinQuota(bytes + lineBytes + (batch.note?.length ?? 0), () =>
    files.commit(batch),
  )
  if (limit !== null) throw new Paused({ kind: 'sets-full', limit })
}

/** Bytes per item besides its text, and per batch besides its items; slightly overestimated. */
const indexBytes = 180
const lineBytes = 200
