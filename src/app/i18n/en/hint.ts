import type { HintMessageKey } from '#core/dialect/instance-hint.ts'
import type { OfferedSort } from '#core/dialect/sort-key.ts'
import type { RemedyKind } from '#core/dialect/hint-remedy.ts'
import type { ConventionName, Conventions } from '#core/query/conventions.ts'

/** What the server is known to do with a parameter, by HintMessageKey (core/dialect/instance-hint.ts). */
export const hint = {
  /** Tooltip with the evidence of a hint. */
  section: 'Checked with dataCycle CORE {version} (docs/datacycle-core.md, section {section}).',
  byConvention: 'This note follows from the connection’s server type.',
  words: {
    'sort-unusable': 'dataCycle CORE can’t sort by “{name}”. Pages may repeat or skip items.',
    'sort-unusable-skipped': 'dataCycle CORE can’t sort by “{name}”. It sorts by “{used}” instead.',
    'sort-unusable-by-text':
      'dataCycle CORE can’t sort by “{name}”. It sorts by full-text match instead, best match first.',
    'sort-unusable-by-place':
      'dataCycle CORE can’t sort by “{name}”. It sorts by place instead, nearest first.',
    'sort-unusable-by-schedule':
      'dataCycle CORE can’t sort by “{name}”. It sorts by date instead, soonest first.',
    'sort-needs-text':
      'Sorting by “{name}” needs a full-text search. Without one, pages may repeat or skip items.',
    'sort-needs-text-ordered':
      'Sorting by “{name}” needs a full-text search. Without a search, the order depends on the filters.',
    'sort-needs-text-skipped':
      'Sorting by “{name}” needs a full-text search. Without one, the server sorts by “{used}”.',
    'sort-needs-place':
      'Sorting by “{name}” needs the filter “Around a point”. Without it, pages may repeat or skip items.',
    'sort-needs-place-ordered':
      'Sorting by “{name}” needs the filter “Around a point”. Without it, the order depends on the other filters.',
    'sort-needs-place-skipped':
      'Sorting by “{name}” needs the filter “Around a point”. Without it, the server sorts by “{used}”.',
    'sort-needs-schedule':
      'Sorting by “{name}” needs the filter “Takes place” or dates such as (start:2026-06-01,end:2026-06-30). Without them, pages may repeat or skip items.',
    'sort-needs-schedule-ordered':
      'Sorting by “{name}” needs the filter “Takes place” or dates such as (start:2026-06-01,end:2026-06-30). Without them, the order depends on the other filters.',
    'sort-needs-schedule-skipped':
      'Sorting by “{name}” needs the filter “Takes place” or dates such as (start:2026-06-01,end:2026-06-30). Without them, the server sorts by “{used}”.',
    'sort-needs-point':
      'Enter the point to measure from. Without it, pages may repeat or skip items.',
    'sort-needs-point-ordered':
      'Enter the point to measure from. Without it, the order depends on the filters.',
    'sort-needs-point-skipped':
      'Enter the point to measure from. Without it, the server sorts by “{used}”.',
    'sort-fails':
      'dataCycle CORE returns status 500 for “{name}” without the filter “Takes place”. Name the dates: (start:…,end:…).',
    'sort-direction': '“{name}” sorts in one direction only. Descending order has no effect.',
    'sort-without-seed':
      'The order changes with each request. Pages may repeat or skip items. Set a seed to keep the order.',
    'sort-without-point':
      'Enter the point to measure from, such as 13.85,46.61 (longitude, latitude).',
    'sort-further': 'dataCycle CORE sorts by “{used}” only. “{name}” has no effect.',
    'sort-further-by-convention':
      'This server uses only the first sort key, “{used}”. “{name}” has no effect.',
    'fields-of-relation':
      'dataCycle CORE ignores fields[{name}] and returns all attributes of “{name}”. Use one list, such as fields=*,{name}.name.',
    'fields-unseen':
      'No item of this endpoint so far has “{name}”. If this attribute does not exist, the items arrive with only @id and @type.',
    'star-inside':
      'dataCycle CORE returns status 400 for “{name}”: * is allowed only at the end of a path.',
    'text-in-union':
      'dataCycle CORE ignores full-text searches inside a union. Search for one text only.',
    'attribute-not-searchable':
      'dataCycle CORE cannot filter by “{attribute}”. This filter has no effect.',
    'like-fails': 'dataCycle CORE returns status 500 for “like” on “{attribute}”.',
    'slug-like':
      'dataCycle CORE finds no parts of a slug. Use equals with the whole slug, in the same case.',
    'equals-markup':
      '“equals” compares “{attribute}” with its HTML, so plain text rarely matches. Use like for a part of it.',
    'attribute-operator': 'dataCycle CORE ignores “{operator}” for “{attribute}”. Use min and max.',
    'filter-misplaced': 'dataCycle CORE ignores “{name}” in this position.',
    'filter-plain': 'dataCycle CORE returns status 400 if “{name}” has a plain value.',
    'not-in-before-in':
      'After notIn, this filter counts as another exclusion. Move the filter before notIn.',
    'and-of-ids': 'No item can have all {count} IDs, so nothing is found. Use OR.',
    'no-date':
      '“{value}” is not a date, so dataCycle CORE returns status 500. Write 2024-03-31 or 31.03.2024.',
    'date-misread':
      'dataCycle CORE reads “{value}” as another date. Write 2024-03-31 or 31.03.2024.',
    'date-day-first': 'dataCycle CORE reads the day before the month: “{value}” means {day}.',
    dots: 'URLs containing “..” return 404.',
    'dots-by-convention': 'URLs containing “..” return 404 on this server.',
    'name-dropped': 'dataCycle CORE ignores “{name}”.',
    'name-without-effect': '“{name}” has no effect on a list of items.',
    'page-limit': 'page[limit] replaces the page size and the page number.',
    'trees-limit-categories':
      '“{name}” limits which categories the items show in dc:classification, not which items come.',
    'no-items-asked': 'The response will contain only the number of items, not the items.',
    'text-blank': 'Spaces alone are not a search and have no effect.',
    'text-operator': '“{name}” has no effect here. Items must contain all words.',
    'text-whole-words':
      'With “{name}”, the server finds whole words only, not parts of words. Items must contain all words.',
    'text-word': '“{name}” is searched for like any other word. Items must contain all words.',
    'value-blank': 'A filter without a value has no effect.',
    'not-boolean': 'Only “true” means yes, so “{value}” means no.',
    'boolean-refused':
      'dataCycle CORE returns status 400: “{value}” is neither true nor false here. Only JSON in a body has both.',
    'weight-refused':
      'dataCycle CORE returns status 400: “weight” takes only the letters A to D. It has no effect on a list of items.',
    'no-number': '“{value}” is not a number, so nothing is found.',
    'coordinates-swapped':
      'Places seen so far in this area: 0 of {places}. With longitude and latitude swapped: {found}.',
    'no-own-place':
      'No item of this endpoint so far has coordinates of its own. Its place is linked as “{relation}”, so this filter may find nothing.',
    'not-a-collection':
      '“{value}” is a saved search, not a collection, so nothing is found. Use filterId instead.',
    'key-unknown': 'dataCycle CORE does not know the filter “{name}” and returns status 400.',
    'list-dropped':
      'dataCycle CORE ignores “{name}” if it is a list. It reads only a string with the values separated by commas.',
    'object-dropped':
      'dataCycle CORE ignores “{name}” if it is an object. It reads only a string with the values separated by commas.',
    'text-dropped': 'dataCycle CORE ignores plain text as the value of “{name}”.',
    'language-case': 'dataCycle CORE ignores “{name}”. Write language codes in lowercase.',
    'language-unknown':
      '“{name}” is not a language code. dataCycle CORE uses its default language instead.',
    'language-not-offered': 'The server ignores “{name}”. It has only these languages: {known}.',
    'fields-minus':
      'A minus does not exclude attributes here. The server looks for an attribute named “{name}”.',
    'fields-near': 'No item of this endpoint so far has “{name}”. Did you mean “{near}”?',
    'relation-near':
      'No item of this endpoint so far has a relation “{name}”. Did you mean “{near}”?',
    'relation-unseen':
      'No item of this endpoint so far has a relation “{name}”. dataCycle CORE ignores unknown relations.',
  } satisfies Record<HintMessageKey, string>,
  /** Labels of the buttons that apply a remedy, by RemedyKind (core/dialect/hint-remedy.ts). */
  remedy: {
    'leave-out': 'Remove this part',
    'sort-by': 'Sort by {name}',
    'use-post': 'Use POST',
    'use-one-list': 'Use one list',
    'search-text': 'Search for “{text}”',
    'use-range': 'Use min and max',
    'move-in-first': 'Move the filter before notIn',
    'join-ids': 'Use OR',
    'swap-coordinates': 'Swap longitude and latitude',
    'use-value': 'Use {value}',
    'use-day': 'Use {day}',
    'use-name': 'Use {name}',
  } satisfies Record<RemedyKind, string>,
  /** Explanations of the sort keys, by OfferedSort (core/dialect/sort-key.ts). */
  sortsBy: {
    name: 'Name',
    created: 'Created',
    modified: 'Changed',
    random: 'Random, always in the same order',
    distance: 'Distance from a point',
    'distance-in-filter': 'Distance from the point of the filter',
    'in-time': 'Nearest in time',
    'date-in-filter': 'Next date in the period of the filter',
    relevance: 'Best match of the full text',
  } satisfies Record<OfferedSort, string>,
} as const

/** Words of the offer to change a connection to the recognized server type. */
export const dialect = {
  /** Shown in a connection's dialog, after a test. */
  found: 'This server runs dataCycle CORE.',
  offer: 'This server runs dataCycle CORE, but the connection is set to another server type.',
  take: 'Use server type dataCycle CORE',
  taken: 'This server runs dataCycle CORE. The connection now uses this server type.',
} as const

/** Labels of a connection's conventions, one by one (core/query/conventions.ts). */
export const conventions = {
  title: 'Server type details',
  hint: 'The server type above sets these values. Change a value only if your server differs.',
  name: {
    fields: 'Attributes of a relation',
    includeInPost: 'include parameter with POST',
    fieldsInPost: 'fields parameter with POST',
    sortInPost: 'sort parameter with POST',
    extraInPost: 'Other parameters with POST',
    listsInQuery: 'Several values in a URL',
    listsInBody: 'Several values in a body',
    listMeans: 'Several values mean',
    sortCriteria: 'Sort keys that are used',
    refusesDotDot: 'URLs containing “..”',
  },
  choice: {
    fields: { 'per-relation': 'fields[image]=name', 'flat-list': 'fields=*,image.name' },
    includeInPost: { body: 'in the body', query: 'in the URL' },
    fieldsInPost: { body: 'in the body', query: 'in the URL' },
    sortInPost: { body: 'in the body', query: 'in the URL' },
    extraInPost: { body: 'in the body', query: 'in the URL' },
    listsInQuery: { repeated: 'key[]=a&key[]=b', commas: 'key=a,b' },
    listsInBody: { array: '["a","b"]', commas: '"a,b"' },
    listMeans: { any: 'any of them (OR)', all: 'all of them (AND)' },
    sortCriteria: { all: 'all of them', first: 'the first one only' },
    refusesDotDot: { false: 'work', true: 'return 404' },
  } satisfies { [Name in ConventionName]: Record<`${Conventions[Name]}`, string> },
} as const

/** Words for the lists that a server may offer in addition to its endpoints. */
export const instance = {
  asking: 'Loading from the server…',
  notOffered: 'This server does not offer this list (status {status}).',
  tokenRefused: 'With this token, the server refuses access to the list (status {status}).',
  tokenMissing:
    'The server needs a token for this list (status {status}), but the connection has none.',
  fault: 'The server is overloaded or has an error (status {status}). Try again later.',
  broken: 'The response is incomplete or far too large. Try again.',
  hasMore: 'Only the first {count} entries of the list were read. There are more.',
} as const
