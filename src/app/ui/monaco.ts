import * as monaco from 'monaco-editor/editor'
import 'monaco-editor/features/register.all'
import { jsonDefaults } from 'monaco-editor/languages/features/json/register'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker'

/**
 * Monaco with JSON, ready for use. Large: only MonacoEditor.vue imports this, and that is only loaded
 * when somebody opens an editor. Without `getWorker` the editor's own worker would be a `data:` address,
 * which the content security policy refuses.
 */
self.MonacoEnvironment = {
  getWorker: (_id, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
}
jsonDefaults.setDiagnosticsOptions({
  validate: true,
  allowComments: false,
  trailingCommas: 'error',
})

// The window sends with Ctrl+Enter; the editor would add a line instead.
monaco.editor.addKeybindingRule({
  keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter,
  command: null,
})

export { monaco }
