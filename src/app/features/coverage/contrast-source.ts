import type { Question, Reply } from '#app/answer-worker/protocol.ts'

type Asked = Extract<Question, { kind: 'contrast' | 'locate' | 'labels' }>

/** Who can be asked in what items differ, and what those are called that they link. */
export interface ContrastSource {
  ask<Q extends Asked>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
}
