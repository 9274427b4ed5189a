import { inject, onBeforeUnmount, type InjectionKey } from 'vue'
import { useWords } from '#app/i18n/use-words.ts'
import { isEndpointFile, maxOpenedLength, type Opened } from '#core/share/opened.ts'
import type { Refusal } from '#app/client/host-client.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { useWorkspaceStore } from '#app/stores/workspace-store.ts'
import { useTellRefusal } from '#app/words/use-failure-words.ts'
import { useMessage } from '#app/ui/message.ts'

/** The link or file with which the browser shell was started; Electron passes it through its bridge. */
export const openedAtLaunchKey: InjectionKey<Opened | null> = Symbol('opened at launch')

/**
 * Opens links and files passed to the app, and folders and `*.endpoint.json` files dropped on the window.
 * `offerText` shows a text and asks before anything is filled in; no request is sent.
 */
export function useOpenedLink(offerText: (text: string) => void): void {
  const message = useMessage()
  const { say } = useWords()
  const workspace = useWorkspaceStore()
  const commands = useCommandsStore()
  const tellRefusal = useTellRefusal()

  function showFolder(refusal: Refusal | null) {
    tellRefusal(refusal)
    if (refusal === null) workspace.openList = 'saved'
  }

  function readOpened(opened: Opened) {
    if (opened.kind === 'text') offerText(opened.text)
    else if (opened.kind === 'folder') void workspace.openFolder(opened.path).then(showFolder)
    else message.error(say(`opened.${opened.kind}`))
  }

  /** A file input handles dropped files itself. */
  const isForWindow = (event: DragEvent) =>
    event.dataTransfer?.types.includes('Files') === true &&
    !(event.target instanceof HTMLInputElement && event.target.type === 'file')

  function hover(event: DragEvent) {
    if (isForWindow(event)) event.preventDefault()
  }

  async function takeFile(file: File) {
    if (!isEndpointFile(file.name)) message.info(say('opened.other-file'))
    else if (file.size > maxOpenedLength) readOpened({ kind: 'too-large' })
    else
      readOpened(
        await file.text().then(
          (text) => ({ kind: 'text', text }),
          () => ({ kind: 'unreadable' }),
        ),
      )
  }

  function takeFolder(folder: File) {
    const path = window.shell?.pathOf(folder) ?? ''
    if (path !== '') readOpened({ kind: 'folder', path })
    else if (commands.run('open-folder')) message.info(say('opened.folder', { name: folder.name }))
  }

  function drop(event: DragEvent) {
    if (!isForWindow(event)) return
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault()
    const [item] = event.dataTransfer?.items ?? []
    const file = item?.getAsFile()
    if (!file) return
    if (item?.webkitGetAsEntry()?.isDirectory === true) takeFolder(file)
    else void takeFile(file)
  }

  window.addEventListener('dragover', hover)
  window.addEventListener('drop', drop)
  const atLaunch = inject(openedAtLaunchKey, null)
  if (atLaunch !== null) readOpened(atLaunch)
  const stop = window.shell?.onOpened(readOpened)
  onBeforeUnmount(() => {
    window.removeEventListener('dragover', hover)
    window.removeEventListener('drop', drop)
    stop?.()
  })
}
