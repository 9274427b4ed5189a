import * as monaco from 'monaco-editor/editor'
import 'monaco-editor/features/register.all'
import { jsonDefaults } from 'monaco-editor/languages/features/json/register'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'

/**
 * Monaco with JSON. It is large, so only RawBodyEditor.vue imports it, which is loaded when an editor is
 * opened. Without `getWorker`, the editor would start its worker from a `data:` URL, which the content
 * security policy blocks.
 */
self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}
jsonDefaults.setDiagnosticsOptions({
  validate: true,
  allowComments: false,
  trailingCommas: 'error',
})

// Ctrl+Enter sends the request; the editor would insert a line instead.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter,
  command: null,
})

export { monaco }
