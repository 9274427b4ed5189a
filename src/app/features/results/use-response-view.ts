import { computed, shallowRef } from 'vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import type { ResponseView } from './response-view.ts'
import { renderFileName } from '#core/text/file-name.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { saveFile } from '#app/ui/message.ts'

/** The selected view of the response, per query tab. */
export function useResponseView() {
  const tabs = useTabsStore()
  const selected = shallowRef<ReadonlyMap<string, ResponseView>>(new Map())
  return computed<ResponseView>({
    get: () => selected.value.get(tabs.active.id) ?? 'items',
    set: (chosen) => {
      selected.value = new Map(selected.value).set(tabs.active.id, chosen)
    },
  })
}

/** Saves the bytes of a response, exactly as received, to the browser's downloads. */
export async function saveResponse({ client, sent, head }: ShownResponse): Promise<void> {
  const { file } = await client.ask({ kind: 'file', part: { kind: 'answer' } })
  const type = head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const { endpoint, pageNumber } = sent.form
  const page = pageNumber === '' ? '' : `-page-${pageNumber}`
  saveFile(`${renderFileName(endpoint + page)}${contentTypeEnding(type)}`, file)
}

/** The file extension for a Content-Type, with its dot. */
function contentTypeEnding(contentType: string): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/html') return '.html'
  if (type === 'text/plain') return '.txt'
  if (/[/+]xml$/.test(type)) return '.xml'
  return '.json'
}
