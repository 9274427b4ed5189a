import type { RecipeName } from '#core/recipe/list-recipes.ts'

/** Words of the queries for usual questions. */
export const recipes = {
  title: 'More examples',
  none: 'There are no examples for this endpoint.',
  inPalette: 'Example: {name}',
  needs: 'fill in the value, then send',
  name: {
    unfiltered: 'Everything, without a filter',
    'by-date': 'By date, the earliest first',
    upcoming: 'Upcoming events',
    'by-category': 'By category, incl. subcategories',
    around: 'Around a place',
    pictures: 'With pictures and their license',
    newest: 'The newest first',
    'changed-since': 'Changed in the last 30 days',
    languages: 'In two languages',
    'in-order': 'All pages in a fixed order',
  } satisfies Record<RecipeName, string>,
} as const
