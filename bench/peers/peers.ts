import { createJSONEditor, type Content } from 'vanilla-jsoneditor'
import * as monaco from 'monaco-editor/editor'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/features/json/register'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'

declare global {
  interface Window {
    /** Milliseconds: of the viewers until a frame with rows is painted, of the others until they return. */
    peers: {
      jsonEditor(text: string): Promise<number>
      monaco(text: string): Promise<number>
      parse(text: string): number
      scan(text: string): number
    }
  }
}

self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}

const place = document.createElement('div')
place.style.height = '780px'
document.body.append(place)

async function timed(show: () => void, rows: string, remove: () => void): Promise<number> {
  const start = performance.now()
  show()
  for (;;) {
    await new Promise(requestAnimationFrame)
    if (place.querySelectorAll(rows).length > 1) break
  }
  await new Promise((resolve) => setTimeout(resolve))
  const taken = performance.now() - start
  remove()
  place.replaceChildren()
  return taken
}

window.peers = {
  jsonEditor(text) {
    let remove = () => undefined as unknown
    return timed(
      () => {
        const content: Content = { text }
        const editor = createJSONEditor({
          target: place,
          props: { content, readOnly: true, mode: 'tree' as never },
        })
        remove = () => editor.destroy()
      },
      '.jse-key',
      () => {
        remove()
      },
    )
  },
  monaco(text) {
    let remove = () => undefined as unknown
    return timed(
      () => {
        const editor = monaco.editor.create(place, {
          value: JSON.stringify(JSON.parse(text), null, 2),
          language: 'json',
          readOnly: true,
        })
        remove = () => {
          editor.getModel()?.dispose()
          editor.dispose()
        }
      },
      '.view-line',
      () => {
        remove()
      },
    )
  },
  parse(text) {
    const start = performance.now()
    JSON.parse(text)
    return performance.now() - start
  },
  scan(text) {
    const bytes = new TextEncoder().encode(text)
    const start = performance.now()
    let quotes = 0
    let at = 0
    while (at < bytes.length) {
      if (bytes[at] === 0x22) quotes += 1
      at += 1
    }
    return quotes === 0 ? 0 : performance.now() - start
  },
}
