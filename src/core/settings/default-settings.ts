import { gibibyte } from '#core/exchange/limits.ts'
import { defaultPanes } from '#core/workspace/pane-layout.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

export const defaultSettings = {
  language: 'system',
  images: false,
  theme: 'system',
  endpointNames: true,
  wholeTotal: false,
  linkedNames: false,
  apiNames: false,
  technical: true,
  exportFormat: 'xlsx',
  panes: defaultPanes,
  setsLimit: 2 * gibibyte,
  updates: { check: false, address: '' },
} as const
