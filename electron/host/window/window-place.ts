import * as z from 'zod'

const length = z.number().int().min(-100_000).max(100_000)

/** A part of the screen, in the system's units. */
const rectangle = z.object({ x: length, y: length, width: length, height: length })

export type Rectangle = z.infer<typeof rectangle>

/** The saved position of the window: `bounds` are those when it is not maximized. */
export const windowPlace = z.object({
  bounds: rectangle.nullable(),
  isMaximized: z.boolean(),
})

export type WindowPlace = z.infer<typeof windowPlace>

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
