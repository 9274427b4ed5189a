import * as z from 'zod'
import { join } from 'node:path'
import { createJsonDocument } from '#host/storage/json-document.ts'

const length = z.number().int().min(-100_000).max(100_000)

/** A part of the screen, in the system's units. */
const rectangle = z.object({ x: length, y: length, width: length, height: length })

export type Rectangle = z.infer<typeof rectangle>

/** The saved position of the window: `bounds` are those when it is not maximized. */
const windowPlace = z.object({
  bounds: rectangle.nullable(),
  isMaximized: z.boolean(),
})

type WindowPlace = z.infer<typeof windowPlace>

export const smallestWindow = { width: 960, height: 640 }
const defaultWindow = { width: 1360, height: 860 }

/** The part of the title bar that must be visible so that the user can drag the window. */
const dragArea = { width: 120, height: 24 }

/**
 * Bounds of a new window: the saved ones if it can be dragged on a current screen, otherwise the system's
 * default position. Never larger than the screen.
 */
export function boundsOfNewWindow(
  place: WindowPlace,
  screens: readonly Rectangle[],
): { x?: number; y?: number; width: number; height: number } {
  const { bounds } = place
  // Checked after fitting to the screen, because a smaller window may no longer be visible there.
  const [placed] = screens
    .map((screen) => ({ screen, fitted: bounds && { ...bounds, ...fit(bounds, screen) } }))
    .flatMap(({ screen, fitted }) => (fitted && canBeDragged(fitted, screen) ? [fitted] : []))
  return placed ?? fit(defaultWindow, screens[0])
}

function canBeDragged(bounds: Rectangle, screen: Rectangle): boolean {
  const visibleWidth =
    Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x)
  const top = bounds.y - screen.y
  return visibleWidth >= dragArea.width && top >= 0 && top <= screen.height - dragArea.height
}

const fit = (size: { width: number; height: number }, screen: Rectangle | undefined) => ({
  width: Math.max(smallestWindow.width, Math.min(size.width, screen?.width ?? size.width)),
  height: Math.max(smallestWindow.height, Math.min(size.height, screen?.height ?? size.height)),
})

/** The part of Electron's window that is used here. */
export interface PlacedWindow {
  isMaximized(): boolean
  /** The bounds when the window is neither maximized nor minimized. */
  getNormalBounds(): Rectangle
  maximize(): void
  on(event: 'close', listener: () => void): unknown
}

/** The saved position of the app's window. */
export interface SavedWindowPlace {
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

export function createWindowPlace(dataDir: string): SavedWindowPlace {
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

/** The part of Electron's window that is used here. */
interface RaisableWindow {
  isMinimized(): boolean
  restore(): void
  focus(): void
}

/** Shows all windows when the app is started again. */
export function bringToFront(windows: readonly RaisableWindow[]): void {
  for (const window of windows) {
    if (window.isMinimized()) window.restore()
    window.focus()
  }
}
