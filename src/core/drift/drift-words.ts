/** Texts for drift in one language. `type` is the type's display name. */
export interface DriftWords {
  withoutType: string
  total: (now: string, before: string) => string
  items: (now: number, before: number) => string
  'type-gone': (type: string, before: number) => string
  'type-new': (type: string, items: number) => string
  'type-share': (type: string, now: number, before: number) => string
  missing: (type: string, attribute: string, now: number, before: number) => string
  unresolved: (type: string, attribute: string, now: number, before: number) => string
}
