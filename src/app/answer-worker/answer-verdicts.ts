import type { JsonValue } from '#core/json/json-value.ts'
import type { AnswerIndex } from '#core/response/answer-index.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createAnswerJudge } from '#core/verdict/judge-answer.ts'
import type { QuestionOf, ReplyOf } from './protocol.ts'
import { readEnvelope } from '#core/finding/read-envelope.ts'
import type { Turns } from './turns.ts'

/** Very large responses are read only up to this limit; the verdicts say so. */
const maxItems = 2000
const maxBytes = 20_000_000
/**
 * A longer item ends the judging: it would be read without a pause, and this length takes about ten
 * milliseconds.
 */
const maxItemLength = 1_000_000

/** Judges the effect of each parameter, reading item by item with pauses. */
export async function judgeVerdicts(
  { page }: QuestionOf<'verdicts'>,
  {
    index,
    turns,
    read,
  }: { index: AnswerIndex; turns: Turns; read: (position: number) => JsonValue },
): Promise<ReplyOf<'verdicts'>> {
  const judge = createAnswerJudge(page, findNearNames)
  const { items } = index.scan
  let bytes = 0
  for (let position = 0; position < Math.min(index.itemCount, maxItems); position += 1) {
    const length = items.endOf(position) - items.startOf(position)
    bytes += length
    if (length > maxItemLength || bytes > maxBytes) break
    await turns.pause()
    judge.add(read(position))
  }
  await turns.pause()
  const { context } = readEnvelope(index)
  const memberNames = index.members().map(({ name }) => name)
  return { kind: 'verdicts', verdicts: judge.verdicts({ context, memberNames }) }
}
