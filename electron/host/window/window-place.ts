import * as z from 'zod'

/** A part of the screen, in the system's own units. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

const length = z.number().int().min(-100_000).max(100_000)

/** Where the window was: `bounds` are those it has when it does not fill the screen. */
export const windowPlace = z.object({
  bounds: z.object({ x: length, y: length, width: length, height: length }).nullable(),
  isMaximized: z.boolean(),
})

export type WindowPlace = z.infer<typeof windowPlace>

export const smallestWindow = { width: 960, height: 640 }
const usualWindow = { width: 1360, height: 860 }

/** So much of the title has to be seen for a person to take hold of it. */
const handle = { width: 120, height: 24 }

/**
 * Where a new window goes: to where it was, as long as it can be taken hold of on a screen that is there
 * now; else to where the system puts it. Never larger than the screen it is on.
 */
export function placeWindow(
  place: WindowPlace,
  screens: readonly Rectangle[],
): { x?: number; y?: number; width: number; height: number } {
  const { bounds } = place
  // As it will be: made to fit, a window can lose the very strip that was left of it on a screen.
  const [placed] = screens
    .map((screen) => ({ screen, fitted: bounds && { ...bounds, ...fit(bounds, screen) } }))
    .flatMap(({ screen, fitted }) => (fitted && canBeTaken(fitted, screen) ? [fitted] : []))
  return placed ?? fit(usualWindow, screens[0])
}

function canBeTaken(bounds: Rectangle, screen: Rectangle): boolean {
  const seen =
    Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x)
  const top = bounds.y - screen.y
  return seen >= handle.width && top >= 0 && top <= screen.height - handle.height
}

const fit = (size: { width: number; height: number }, screen: Rectangle | undefined) => ({
  width: Math.max(smallestWindow.width, Math.min(size.width, screen?.width ?? size.width)),
  height: Math.max(smallestWindow.height, Math.min(size.height, screen?.height ?? size.height)),
})
