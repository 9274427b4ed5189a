import type { Language } from '#core/language/language.ts'

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

/** Formats a number of at most one decimal with a German decimal comma. */
const comma = (share: number): string => String(share).replace('.', ',')

export const driftWords: Readonly<Record<Language, DriftWords>> = {
  en: {
    withoutType: 'without type',
    total: (now, before) => `The server counts ${now} items (was ${before}).`,
    items: (now, before) => `${now} items came (was ${before}).`,
    'type-gone': (type, before) => `${type}: no items any more (was ${before}).`,
    'type-new': (type, items) => `${type}: ${items} items of a new type.`,
    'type-share': (type, now, before) => `${type}: ${now} % of all items (was ${before}).`,
    missing: (type, attribute, now, before) =>
      `${type}: ${attribute} is missing in ${now} % (was ${before}).`,
    unresolved: (type, attribute, now, before) =>
      `${type}: details of ${attribute} are not loaded in ${now} % (was ${before}).`,
  },
  de: {
    withoutType: 'ohne Typ',
    total: (now, before) => `Gesamtzahl laut Server: ${now} (vorher ${before}).`,
    items: (now, before) => `Erhaltene Inhalte: ${now} (vorher ${before}).`,
    'type-gone': (type, before) => `${type}: keine Inhalte mehr (vorher ${before}).`,
    'type-new': (type, items) => `${type}: neuer Typ, Inhalte: ${items}.`,
    'type-share': (type, now, before) =>
      `${type}: ${comma(now)} % aller Inhalte (vorher ${comma(before)} %).`,
    missing: (type, attribute, now, before) =>
      `${type}: ${attribute} fehlt bei ${comma(now)} % (vorher ${comma(before)} %).`,
    unresolved: (type, attribute, now, before) =>
      `${type}: Details von ${attribute} fehlen bei ${comma(now)} % (vorher ${comma(before)} %).`,
  },
}
