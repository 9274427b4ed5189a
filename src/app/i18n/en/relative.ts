/** Words of dates that are counted from the day of sending. */
export const relative = {
  make: 'Relative date, e.g. 30 days ago',
  fix: 'Use a fixed date',
  amount: 'How many',
  unit: 'Unit and direction',
  today: 'Today this means',
  onToday: 'today',
  ago: {
    day: 'day ago | days ago',
    week: 'week ago | weeks ago',
    month: 'month ago | months ago',
    year: 'year ago | years ago',
  },
  ahead: {
    day: 'day from now | days from now',
    week: 'week from now | weeks from now',
    month: 'month from now | months from now',
    year: 'year from now | years from now',
  },
  units: {
    day: 'day | days',
    week: 'week | weeks',
    month: 'month | months',
    year: 'year | years',
  },
  choice: 'Relative dates',
  counted: 'relative',
  fixed: 'fixed, as of today',
  onTheDay: 'the day of sending',
  before: '{distance} before the day of sending',
  after: '{distance} after the day of sending',
} as const
