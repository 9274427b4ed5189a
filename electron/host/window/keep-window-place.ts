import { join } from 'node:path'
import { createJsonDocument } from '#host/storage/json-document.ts'
import { placeWindow, windowPlace, type Rectangle, type WindowPlace } from './window-place.ts'

/** What is needed of Electron's window. */
export interface PlacedWindow {
  isMaximized(): boolean
  /** The bounds that it has when it neither fills the screen nor is minimised. */
  getNormalBounds(): Rectangle
  maximize(): void
  on(event: 'close', listener: () => void): unknown
}

/** Where the app's window is from one start to the next. */
export interface KeptWindowPlace {
  /**
   * Reads where the window was, and says where it goes on these screens. `keep` gives the window the state it
   * had, and keeps its place when it is closed; a place that cannot be kept is no matter.
   */
  load(screens: readonly Rectangle[]): Promise<{
    bounds: ReturnType<typeof placeWindow>
    keep: (window: PlacedWindow) => void
  }>
  /** Settles when the place of a window that was closed is kept: the app does not end before. */
  settled(): Promise<unknown>
}

export function createWindowPlace(dataDir: string): KeptWindowPlace {
  const store = createStore(join(dataDir, 'window-place.json'))
  let saving: Promise<unknown> = Promise.resolve()
  return {
    async load(screens) {
      const { value: place } = await store.load()
      return {
        bounds: placeWindow(place, screens),
        keep(window) {
          if (place.isMaximized) window.maximize()
          window.on('close', () => {
            const now = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
            saving = store.update(() => now)
          })
        },
      }
    },
    settled: () => saving,
  }
}

const createStore = (file: string) =>
  createJsonDocument({
    file,
    now: () => new Date(),
    format: 'window-place',
    version: 1,
    schema: windowPlace,
    migrations: {},
    empty: (): WindowPlace => ({ bounds: null, isMaximized: false }),
  })
