import type { Words } from '#app/i18n/en/words.ts'
import type { schedule as english } from '#app/i18n/en/schedule.ts'

/** Worte dafür, wann etwas stattfindet. */
export const schedule: Words<typeof english> = {
  every: {
    day: 'täglich | alle {count} Tage',
    week: 'wöchentlich | alle {count} Wochen',
    month: 'monatlich | alle {count} Monate',
    year: 'jährlich | alle {count} Jahre',
  },
  dates: '{count} Termin ab {first} | {count} Termine ab {first}',
  from: 'ab {first}',
  fromTo: '{first} bis {last}',
  leftOut: '{count} Termin fällt aus | {count} Termine fallen aus',
  added: '{count} Termin zusätzlich | {count} Termine zusätzlich',
}
