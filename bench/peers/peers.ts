import { NDataTable } from 'naive-ui'
import { createJSONEditor, type Content } from 'vanilla-jsoneditor'
import { createApp, h } from 'vue'
import * as monaco from 'monaco-editor/editor'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/features/json/register'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'

declare global {
  interface Window {
    /**
     * What a person would take instead, by name: each fetches a response and shows it; returns when the first rows
     * were painted, in milliseconds since 1970.
     */
    peers: Record<
      'vanilla-jsoneditor' | 'Monaco' | 'Naive UI table',
      (endpoint: string, columns: readonly string[]) => Promise<number>
    >
  }
}

self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}

const place = document.createElement('div')
place.style.height = '780px'
document.body.append(place)

async function load(endpoint: string): Promise<string> {
  const response = await fetch(`/api/v4/endpoints/${endpoint}`)
  return response.text()
}

async function whenPainted(rows: string): Promise<number> {
  for (;;) {
    await new Promise(requestAnimationFrame)
    if (place.querySelectorAll(rows).length > 1) break
  }
  await new Promise((resolve) => setTimeout(resolve))
  return performance.timeOrigin + performance.now()
}

window.peers = {
  async 'vanilla-jsoneditor'(endpoint) {
    const content: Content = { text: await load(endpoint) }
    createJSONEditor({ target: place, props: { content, readOnly: true, mode: 'tree' as never } })
    return whenPainted('.jse-key')
  },
  async Monaco(endpoint) {
    // Indented, as the app shows a response's text too: as it came it is one line, which nobody can read.
    const value = JSON.stringify(JSON.parse(await load(endpoint)), null, 2)
    monaco.editor.create(place, { value, language: 'json', readOnly: true })
    return whenPainted('.view-line')
  },
  async 'Naive UI table'(endpoint, keys) {
    const read = JSON.parse(await load(endpoint)) as { '@graph': Record<string, unknown>[] }
    const columns = keys.map((key) => ({
      key,
      title: key,
      width: 160,
      ellipsis: true,
      render: (item: Record<string, unknown>) => JSON.stringify(item[key] ?? '').slice(0, 200),
    }))
    createApp({
      render: () =>
        h(NDataTable, {
          columns,
          data: read['@graph'],
          rowKey: (item: Record<string, unknown>) => String(item['@id']),
          virtualScroll: true,
          maxHeight: 700,
          scrollX: 160 * keys.length,
        }),
    }).mount(place)
    return whenPainted('tbody tr')
  },
}
