import type { Defect } from '#core/defect/defect.ts'
import { readWorkerError } from './worker-error.ts'
import type {
  FromAnswerWorker,
  FromWorker,
  ToAnswerWorker,
  ToWorker,
} from '#app/answer-worker/protocol.ts'

/** What a session says; its defects go to whoever started the worker. */
export type FromSession = Exclude<FromWorker, { kind: 'defect' }>

/** A worker that reads answers, each in a session of its own. */
export interface AnswerWorker {
  /** Begins a session under a number that no other has; what it says goes to `listener`, until it is closed. */
  open(session: number, listener: (message: FromSession) => void): (message: ToWorker) => void
  /** How many answers it is still receiving. */
  underWay(): number
  /** Reads answers that nobody sees, so that the next one is read by warm code. */
  warmUp(appToken: string | null): void
}

/**
 * Starts a worker. `onBroken` is called when it threw outside of a session: its sessions stay, but no more should
 * be begun. `onDefect` hears of every defect, whatever session it belongs to.
 */
export function startAnswerWorker(
  onBroken: () => void,
  onDefect: (defect: Defect) => void,
): AnswerWorker {
  const worker = new Worker(new URL('../answer-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'answer',
  })
  const listeners = new Map<number, (message: FromSession) => void>()
  const receiving = new Set<number>()
  const say = (message: ToAnswerWorker) => {
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
    // It may never have come up: whoever still waits for an answer is told that there is none.
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
        say({ kind: 'session', session, message })
        if (message.kind !== 'close') return
        listeners.delete(session)
        receiving.delete(session)
      }
    },
    underWay: () => receiving.size,
    warmUp: (appToken) => {
      say({ kind: 'warm-up', appToken })
    },
  }
}
