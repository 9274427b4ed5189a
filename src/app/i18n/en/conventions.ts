import type { ConventionName, Conventions } from '#core/query/conventions.ts'

/** How an instance is written to, switch by switch (core/query/conventions.ts). */
export const conventions = {
  title: 'Server type in detail',
  hint: 'Set by the server type above. Change a line only if your server differs.',
  name: {
    fields: 'Attributes of a relation',
    includeInPost: 'include with POST',
    fieldsInPost: 'fields with POST',
    sortInPost: 'sort with POST',
    extraInPost: 'Other parameters with POST',
    listsInQuery: 'Several values in a URL',
    listsInBody: 'Several values in a body',
    listMeans: 'Several values mean',
    sortCriteria: 'Sort keys used',
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
