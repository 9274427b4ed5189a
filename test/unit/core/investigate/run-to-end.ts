import {
  responseWithoutItems,
  type Investigation,
  type Outcomes,
  type Step,
  type StepOutcome,
} from '#core/investigate/investigation.ts'

/**
 * Runs a question with steps answered at once, one after the other, and always the one that `choose` picks of
 * those that are open. Gives the conclusion, the steps in the order they were asked, and what came.
 */
export async function runToEnd<C>(
  question: Investigation<C>,
  response: (step: Step) => StepOutcome | Promise<StepOutcome>,
  choose: (open: readonly Step[]) => number = () => 0,
): Promise<{ conclusion: C; requested: readonly Step[]; outcomes: Outcomes }> {
  const outcomes = new Map<string, StepOutcome>()
  const requested: Step[] = []
  for (;;) {
    const steps = question.next(outcomes)
    if (steps.kind === 'concluded') return { conclusion: steps.conclusion, requested, outcomes }
    const step = steps.wanted[choose(steps.wanted) % steps.wanted.length]
    if (step === undefined) throw new Error('A question is open and asks nothing')
    requested.push(step)
    outcomes.set(step.key, await response(step))
  }
}

export const counted = (total: number): StepOutcome => ({
  kind: 'answered',
  response: { ...responseWithoutItems, total: String(total), ids: total > 0 ? ['a'] : [] },
})
