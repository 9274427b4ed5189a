import type { StepAnswer } from '#core/investigate/investigation.ts'
import type { AnswerClient } from '../answer/answer-client.ts'
import type { AnswerEnd } from '../answer-worker/protocol.ts'

/** What investigations look at in an answer that has come to its end. */
export async function readShown(
  client: AnswerClient,
  { paging }: Pick<AnswerEnd, 'paging'>,
  include: readonly string[],
): Promise<StepAnswer> {
  const { facts, ids } = await client.ask({ kind: 'facts', include })
  const unnamed = Array.from({ length: facts.items - ids.length }, () => '')
  return {
    total: paging.total,
    ids: [...ids, ...unnamed],
    resolved: Object.fromEntries(
      facts.includes.map(({ relation, resolved }) => [relation, resolved]),
    ),
  }
}
