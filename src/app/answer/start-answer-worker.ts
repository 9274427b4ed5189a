import type { Defect } from '#core/defect/defect.ts'
import { readWorkerError } from './worker-error.ts'
import type {
  FromAnswerWorker,
  FromSession,
  ToAnswerWorker,
  ToSession,
} from '#app/answer-worker/protocol.ts'

/** Messages of a session except defects, which go to `onDefect`. */
export type SessionMessage = Exclude<FromSession, { kind: 'defect' }>

/** A worker that reads responses, each in its own session. */
export interface AnswerWorker {
  /** Starts a session with a unique number; its messages go to `listener` until it is closed. */
  open(session: number, listener: (message: SessionMessage) => void): (message: ToSession) => void
  /** Number of responses that it is still receiving. */
  receivingCount(): number
  /** Reads generated responses, so that the code is compiled before the next real one. */
  warmUp(appToken: string | null): void
}

/**
 * Starts a worker. `onBroken` is called if it throws outside of a session: existing sessions stay, but no new
 * ones should be started. `onDefect` is called for the defects of all sessions.
 */
export function startAnswerWorker(
  onBroken: () => void,
  onDefect: (defect: Defect) => void,
): AnswerWorker {
  const worker = new Worker(new URL('../answer-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'answer',
  })
  const listeners = new Map<number, (message: SessionMessage) => void>()
  const receiving = new Set<number>()
  const post = (message: ToAnswerWorker) => {
    worker.postMessage(message)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromAnswerWorker>) => {
    const { session, message } = data
    if (message.kind === 'defect') {
      onDefect(message.defect)
      return
    }
    if (message.kind === 'end' || message.kind === 'problem') receiving.delete(session)
    listeners.get(session)?.(message)
  })
  worker.addEventListener('error', (event) => {
    const defect = readWorkerError(event, 'answer-worker')
    onDefect(defect)
    onBroken()
    // The worker may have failed to start, so running requests end without a response.
    for (const session of receiving) {
      receiving.delete(session)
      const problem = { kind: 'host-fault' as const, detail: defect.name }
      listeners.get(session)?.({ kind: 'problem', problem })
    }
  })

  return {
    open(session, listener) {
      listeners.set(session, listener)
      receiving.add(session)
      return (message) => {
        post({ kind: 'session', session, message })
        if (message.kind !== 'close') return
        listeners.delete(session)
        receiving.delete(session)
      }
    },
    receivingCount: () => receiving.size,
    warmUp: (appToken) => {
      post({ kind: 'warm-up', appToken })
    },
  }
}
