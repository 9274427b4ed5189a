import { renderFileName } from '#core/handover/file-name.ts'
import { contentTypeEnding } from '#core/response/file-ending.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { saveFile } from '#app/ui/save-file.ts'

/** Hands an answer's bytes, exactly as received, to the browser's downloads. */
export async function saveAnswer({ client, sent, head }: ShownAnswer): Promise<void> {
  const { file } = await client.ask({ kind: 'file', part: { kind: 'answer' } })
  const type = head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const { endpoint, pageNumber } = sent.form
  const page = pageNumber === '' ? '' : `-page-${pageNumber}`
  saveFile(`${renderFileName(endpoint + page)}${contentTypeEnding(type)}`, file)
}
