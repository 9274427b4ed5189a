import { isSuccess } from '#core/exchange/outcome.ts'
import { maxAtOnce } from '#core/exchange/limits.ts'
import type {
  Investigation,
  ListWalk,
  Outcomes,
  Step,
  StepOutcome,
  StepResponse,
  StepReading,
} from '#core/investigate/investigation.ts'
import type { SetStanding } from '#core/set/set-document.ts'
import {
  type ResponseClient,
  type SendExchange,
  useSendExchange,
} from '#app/client/response-client.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import { shallowRef } from 'vue'

export interface InvestigationState<Conclusion> {
  outcomes: Outcomes
  /** Number of requests sent, including running ones. */
  sent: number
  progress:
    /** `waiting` while the host waits until it sends a page of a walk again. */
    | { kind: 'running'; waiting: WalkWait | null }
    | { kind: 'concluded'; conclusion: Conclusion }
    /** Stopped by the user, so there is no conclusion. */
    | { kind: 'stopped' }
}

export interface RunningStep {
  outcome: Promise<StepOutcome>
  /** Cancels the request; its outcome is then ignored. */
  cancel(): void
}

export type WalkWait = Extract<SetStanding, { kind: 'waiting' }>

/** What a walk tells on its way: one more request than its first, or that it waits. */
export type WalkNews = { kind: 'sent' } | WalkWait

/**
 * Runs an investigation's steps, at most three at a time, until it concludes or is stopped, and reports each
 * change as an immutable value.
 */
export function runInvestigation<Conclusion>(
  investigation: Investigation<Conclusion>,
  ask: (step: Step, onNews: (news: WalkNews) => void) => RunningStep,
  onState: (state: InvestigationState<Conclusion>) => void,
): { stop(): void } {
  const outcomes = new Map<string, StepOutcome>()
  const underWay = new Map<string, RunningStep>()
  let sent = 0
  let hasEnded = false

  const report = (progress: InvestigationState<Conclusion>['progress']) => {
    onState({ outcomes: new Map(outcomes), sent, progress })
  }

  /** What is still under way would tell nothing more. */
  function end(progress: InvestigationState<Conclusion>['progress']) {
    hasEnded = true
    for (const requested of underWay.values()) requested.cancel()
    report(progress)
  }

  function advance() {
    const steps = investigation.next(outcomes)
    if (steps.kind === 'concluded') {
      end(steps)
      return
    }
    const unsent = steps.wanted.filter(({ key }) => !underWay.has(key))
    for (const step of unsent.slice(0, maxAtOnce - underWay.size)) void send(step)
    report({ kind: 'running', waiting: null })
  }

  async function send(step: Step) {
    sent += 1
    const requested = ask(step, (news) => {
      if (news.kind === 'sent') sent += 1
      if (!hasEnded) report({ kind: 'running', waiting: news.kind === 'waiting' ? news : null })
    })
    underWay.set(step.key, requested)
    const outcome = await requested.outcome
    underWay.delete(step.key)
    if (hasEnded) return
    outcomes.set(step.key, outcome)
    advance()
  }

  advance()
  return {
    stop() {
      if (!hasEnded) end({ kind: 'stopped' })
    },
  }
}

/** Asks for all pages of a step that is a walk. */
export type AskWalk = (
  connectionId: string,
  step: Step & { walk: ListWalk },
  onNews: (news: WalkNews) => void,
) => RunningStep

export interface RunningTask {
  done: Promise<unknown>
  cancel: () => void
}

/**
 * Runs tasks in order, with limited concurrency. `done` resolves when all have ended or, after `stop`, when
 * the running ones have.
 */
export function runConcurrently<Task>(
  tasks: readonly Task[],
  maxAtOnce: number,
  start: (task: Task) => RunningTask,
): { done: Promise<void>; stop: () => void } {
  const waiting = tasks.values()
  const runningTasks = new Set<RunningTask>()
  let isStopped = false
  const work = async () => {
    for (const task of waiting) {
      if (isStopped) return
      const running = start(task)
      runningTasks.add(running)
      await running.done
      runningTasks.delete(running)
    }
  }
  return {
    done: Promise.all(Array.from({ length: maxAtOnce }, work)).then(() => undefined),
    stop() {
      isStopped = true
      for (const { cancel } of runningTasks) cancel()
    },
  }
}

/** Sends the steps of an investigation like other requests and reads the data they need. */
export function createAskStep(sendExchange: SendExchange, connectionId: string) {
  return (step: Step): RunningStep => {
    const { plan, purpose } = step
    const id = crypto.randomUUID()
    let resolve: (outcome: StepOutcome) => void = () => undefined
    const outcome = new Promise<StepOutcome>((settle) => (resolve = settle))
    let status = 0
    let firstByteMs = 0
    const client = sendExchange({ id, connectionId, plan, purpose }, (event) => {
      switch (event.kind) {
        case 'head':
          status = event.head.status
          firstByteMs = event.head.timing.firstByteMs
          return
        case 'problem':
          resolve({ kind: 'failed', failure: { kind: 'problem', problem: event.problem.kind } })
          client.close()
          return
        case 'end':
          void Promise.all([
            readResponse(client, event.end, status, step),
            step.readsDetails ? client.ask({ kind: 'response-details' }) : null,
          ])
            .then(([read, reply]) => {
              const body = event.end.outcome
              resolve({
                ...read,
                firstByteMs,
                ...(body !== null && { body }),
                ...(reply !== null && { details: reply.details }),
              })
            })
            .finally(() => {
              // Has an effect only if reading threw, because a promise resolves once; the page reports the defect.
              resolve({ kind: 'failed', failure: { kind: 'problem', problem: 'host-fault' } })
              client.close()
            })
          return
        case 'opening':
        case 'progress':
      }
    })
    return {
      outcome,
      cancel: () => {
        client.cancel()
      },
    }
  }
}

async function readResponse(
  client: ResponseClient,
  end: ResponseEnd,
  status: number,
  step: Step,
): Promise<StepOutcome> {
  if (!isSuccess(status)) {
    const { details } = await client.ask({ kind: 'error-details' })
    const words = details.map(({ message }) => message)
    return { kind: 'failed', failure: { kind: 'status', status, words } }
  }
  const isList = end.shape === 'envelope' || end.shape === 'bare-array'
  const isCounted = step.isCount === true && end.paging.total !== null
  const isWhole = end.outcome?.kind === 'complete'
  return isWhole && (isList || isCounted)
    ? { kind: 'answered', response: await readStepResponse(client, end, step.reads ?? null) }
    : { kind: 'failed', failure: { kind: 'no-list' } }
}

/** Reads the data that investigations need from a complete response. */
export async function readStepResponse(
  client: ResponseClient,
  { paging, context }: Pick<ResponseEnd, 'paging' | 'context'>,
  reads: StepReading | null,
): Promise<StepResponse> {
  const outline = await client.ask({ kind: 'outline', reads })
  const { ids, resolved, values, item } = outline
  return { total: paging.total, language: context.language, ids, resolved, values, item }
}

/**
 * One kind of investigation, at most one running at a time; `askWalk` is for one that has walks. `run` holds the subject and progress of the last
 * one; a new start cancels the previous one.
 */
export function useInvestigation<About extends object, Conclusion>(askWalk?: AskWalk) {
  type Run = About & { state: InvestigationState<Conclusion> }
  const sendExchange = useSendExchange()
  const run = shallowRef<Run | null>(null)
  let running: { stop(): void } | null = null

  function start(
    investigation: Investigation<Conclusion>,
    connectionId: string,
    about: About,
    onState: (run: Run) => void = () => undefined,
  ) {
    stop()
    const askStep = createAskStep(sendExchange, connectionId)
    const ask = (step: Step, onNews: (news: WalkNews) => void) =>
      step.walk !== undefined && askWalk
        ? askWalk(connectionId, { ...step, walk: step.walk }, onNews)
        : askStep(step)
    running = runInvestigation(investigation, ask, (state) => {
      const next: Run = { ...about, state }
      run.value = next
      onState(next)
    })
  }

  /** Cancels running requests; received results stay visible. */
  function stop() {
    running?.stop()
    running = null
  }

  /** Cancels running requests and discards all results. */
  function clear() {
    stop()
    run.value = null
  }

  return { run, start, stop, clear }
}
