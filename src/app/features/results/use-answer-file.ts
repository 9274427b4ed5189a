import { contentTypeEnding } from '#core/response/file-ending.ts'
import type { ShownAnswer } from '../../stores/answer-store.ts'

/** Long enough for a browser to have taken the file over. */
const keptForMs = 60_000

/** Hands an answer's bytes, exactly as received, to the browser's downloads. */
export function useAnswerFile() {
  return async ({ client, sent, head }: ShownAnswer): Promise<void> => {
    const { file } = await client.ask({ kind: 'file', part: { kind: 'answer' } })
    const type = head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
    const address = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = address
    link.download = `${fileName(sent.form.endpoint, sent.form.pageNumber)}${contentTypeEnding(type)}`
    link.click()
    setTimeout(() => {
      URL.revokeObjectURL(address)
    }, keptForMs)
  }
}

/** What no file system takes in a name becomes a dash. */
function fileName(endpoint: string, pageNumber: string): string {
  const name = endpoint.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80) || 'answer'
  return pageNumber === '' ? name : `${name}-page-${pageNumber}`
}
