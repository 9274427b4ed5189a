import { join } from 'node:path'
import { createJsonDocument } from '#host/storage/json-document.ts'
import { boundsOfNewWindow, windowPlace, type Rectangle, type WindowPlace } from './window-place.ts'

/** The part of Electron's window that is used here. */
export interface PlacedWindow {
  isMaximized(): boolean
  /** The bounds when the window is neither maximized nor minimized. */
  getNormalBounds(): Rectangle
  maximize(): void
  on(event: 'close', listener: () => void): unknown
}

/** The saved position of the app's window. */
export interface KeptWindowPlace {
  /**
   * Reads the last position and adapts it to these screens. `keep` restores the maximized state and saves the
   * position when the window is closed; write errors are ignored.
   */
  load(screens: readonly Rectangle[]): Promise<{
    bounds: ReturnType<typeof boundsOfNewWindow>
    keep: (window: PlacedWindow) => void
  }>
  /** Settles when the position of a closed window is saved; the app quits only after that. */
  settle(): Promise<unknown>
}

export function createWindowPlace(dataDir: string): KeptWindowPlace {
  const store = createStore(join(dataDir, 'window-place.json'))
  let saving: Promise<unknown> = Promise.resolve()
  return {
    async load(screens) {
      const { value: place } = await store.load()
      return {
        bounds: boundsOfNewWindow(place, screens),
        keep(window) {
          if (place.isMaximized) window.maximize()
          window.on('close', () => {
            const now = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
            saving = store.update(() => now)
          })
        },
      }
    },
    settle: () => saving,
  }
}

const createStore = (file: string) =>
  createJsonDocument({
    file,
    now: () => new Date(),
    format: 'window-place',
    version: 1,
    schema: windowPlace,
    empty: (): WindowPlace => ({ bounds: null, isMaximized: false }),
  })
