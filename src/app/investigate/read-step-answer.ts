import type { StepAnswer, StepReading } from '#core/investigate/investigation.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import type { AnswerEnd } from '#app/answer-worker/protocol.ts'

/** Reads the data that investigations need from a complete response. */
export async function readStepAnswer(
  client: AnswerClient,
  { paging, context }: Pick<AnswerEnd, 'paging' | 'context'>,
  {
    countedRelations,
    reads = null,
  }: { countedRelations: readonly string[]; reads?: StepReading | null },
): Promise<StepAnswer> {
  const outline = await client.ask({ kind: 'outline', relations: countedRelations, reads })
  const { ids, resolved, values, item } = outline
  return { total: paging.total, language: context.language, ids, resolved, values, item }
}
