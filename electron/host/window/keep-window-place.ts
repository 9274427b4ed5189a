import { join } from 'node:path'
import { createJsonDocument } from '../storage/json-document.ts'
import { placeWindow, windowPlace, type Rectangle, type WindowPlace } from './window-place.ts'

/** What is needed of Electron's window. */
export interface PlacedWindow {
  isMaximized(): boolean
  /** The bounds that it has when it neither fills the screen nor is minimised. */
  getNormalBounds(): Rectangle
  maximize(): void
  on(event: 'close', listener: () => void): unknown
}

/**
 * Reads where the window was, and says where it goes on these screens. `keep` gives the window the state it
 * had, and keeps its place when it is closed; a place that cannot be kept is no matter.
 */
export async function loadWindowPlace(dataDir: string, screens: readonly Rectangle[]) {
  const store = createStore(join(dataDir, 'window-place.json'))
  const { value: place } = await store.load()
  return {
    bounds: placeWindow(place, screens),
    keep(window: PlacedWindow): void {
      if (place.isMaximized) window.maximize()
      window.on('close', () => {
        const now = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
        void store.update(() => now)
      })
    },
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
