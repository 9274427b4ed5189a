import type { Investigation, Outcomes, Step, StepOutcome } from '#core/investigate/investigation.ts'

/** How far an investigation is. */
export interface InvestigationState<Conclusion> {
  outcomes: Outcomes
  /** Requests sent so far, those under way included. */
  sent: number
  progress:
    | { kind: 'running' }
    | { kind: 'concluded'; conclusion: Conclusion }
    /** Ended by the person: nothing follows from what had come. */
    | { kind: 'stopped' }
}

/** A step under way. */
export interface AskedStep {
  outcome: Promise<StepOutcome>
  /** Ends the request; what its outcome is then makes no difference. */
  cancel(): void
}

const maxAtOnce = 3

/**
 * Asks an investigation's steps, at most three at a time, until it concludes or is stopped, and tells each
 * change. What it tells is a value that does not change any more.
 */
export function runInvestigation<Conclusion>(
  investigation: Investigation<Conclusion>,
  ask: (step: Step) => AskedStep,
  onState: (state: InvestigationState<Conclusion>) => void,
): { stop(): void } {
  const outcomes = new Map<string, StepOutcome>()
  const underWay = new Map<string, AskedStep>()
  let sent = 0
  let isStopped = false

  const say = (progress: InvestigationState<Conclusion>['progress']) => {
    onState({ outcomes: new Map(outcomes), sent, progress })
  }

  function goOn() {
    if (isStopped) return
    const look = investigation.look(outcomes)
    if (look.kind === 'concluded') {
      say(look)
      return
    }
    const next = look.wanted.filter(({ key }) => !underWay.has(key))
    for (const step of next.slice(0, maxAtOnce - underWay.size)) void send(step)
    say({ kind: 'running' })
  }

  async function send(step: Step) {
    const asked = ask(step)
    underWay.set(step.key, asked)
    sent += 1
    const outcome = await asked.outcome
    underWay.delete(step.key)
    if (isStopped) return
    outcomes.set(step.key, outcome)
    goOn()
  }

  goOn()
  return {
    stop() {
      if (isStopped || investigation.look(outcomes).kind === 'concluded') return
      isStopped = true
      for (const asked of underWay.values()) asked.cancel()
      say({ kind: 'stopped' })
    },
  }
}
