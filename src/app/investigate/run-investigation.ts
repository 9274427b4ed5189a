import type { Investigation, Outcomes, Step, StepOutcome } from '#core/investigate/investigation.ts'

export interface InvestigationState<Conclusion> {
  outcomes: Outcomes
  /** Number of requests sent, including running ones. */
  sent: number
  progress:
    | { kind: 'running' }
    | { kind: 'concluded'; conclusion: Conclusion }
    /** Stopped by the user, so there is no conclusion. */
    | { kind: 'stopped' }
}

export interface RunningStep {
  outcome: Promise<StepOutcome>
  /** Cancels the request; its outcome is then ignored. */
  cancel(): void
}

const maxAtOnce = 3

/**
 * Runs an investigation's steps, at most three at a time, until it concludes or is stopped, and reports each
 * change as an immutable value.
 */
export function runInvestigation<Conclusion>(
  investigation: Investigation<Conclusion>,
  ask: (step: Step) => RunningStep,
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
    report({ kind: 'running' })
  }

  async function send(step: Step) {
    const requested = ask(step)
    underWay.set(step.key, requested)
    sent += 1
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
