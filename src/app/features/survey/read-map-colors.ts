import type { MapColors } from './draw-map.ts'

/** Reads the theme's colors for the canvas, which cannot use CSS variables, from an element's style. */
export function readMapColors(probe: HTMLElement | null): MapColors {
  const colour = (name: string) => {
    if (!probe) return ''
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  return {
    sea: colour('--map-sea'),
    land: colour('--map-land'),
    border: colour('--map-border'),
    province: colour('--map-province'),
    text: colour('--text'),
    place: colour('--accent'),
    odd: colour('--bad'),
    chosen: colour('--warning'),
    ring: colour('--surface'),
  }
}
