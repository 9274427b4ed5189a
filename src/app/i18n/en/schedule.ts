/** Words for when something takes place (core/content/schedule.ts). */
export const schedule = {
  every: {
    day: 'daily | every {count} days',
    week: 'weekly | every {count} weeks',
    month: 'monthly | every {count} months',
    year: 'yearly | every {count} years',
  },
  dates: '{count} date from {first} | {count} dates from {first}',
  from: 'from {first}',
  fromTo: '{first} to {last}',
  leftOut: '{count} date excluded | {count} dates excluded',
  added: '{count} date added | {count} dates added',
} as const
