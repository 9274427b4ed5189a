import type { StepAnswer } from '#core/investigate/investigation.ts'
import type { AnswerClient } from '../answer/answer-client.ts'
import type { AnswerEnd } from '../answer-worker/protocol.ts'

/** What investigations look at in an answer that has come to its end. */
export async function readShown(
  client: AnswerClient,
  { paging }: Pick<AnswerEnd, 'paging'>,
  relations: readonly string[],
): Promise<StepAnswer> {
  const { ids, resolved } = await client.ask({ kind: 'outline', relations })
  return { total: paging.total, ids, resolved }
}
