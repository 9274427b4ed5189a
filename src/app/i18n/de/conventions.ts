import type { Words } from '#app/i18n/en/words.ts'
import type { conventions as english } from '#app/i18n/en/conventions.ts'

export const conventions: Words<typeof english> = {
  title: 'Servertyp im Einzelnen',
  hint: 'Vom Servertyp oben vorgegeben. Nur ändern, wenn Ihr Server abweicht.',
  name: {
    fields: 'Attribute einer Relation',
    includeInPost: 'include bei POST',
    fieldsInPost: 'fields bei POST',
    sortInPost: 'sort bei POST',
    extraInPost: 'Andere Parameter bei POST',
    listsInQuery: 'Mehrere Werte in einer URL',
    listsInBody: 'Mehrere Werte in einem Body',
    listMeans: 'Mehrere Werte bedeuten',
    sortCriteria: 'Verwendete Sortierungen',
    refusesDotDot: 'URLs mit „..“',
  },
  choice: {
    fields: { 'per-relation': 'fields[image]=name', 'flat-list': 'fields=*,image.name' },
    includeInPost: { body: 'im Body', query: 'in der URL' },
    fieldsInPost: { body: 'im Body', query: 'in der URL' },
    sortInPost: { body: 'im Body', query: 'in der URL' },
    extraInPost: { body: 'im Body', query: 'in der URL' },
    listsInQuery: { repeated: 'key[]=a&key[]=b', commas: 'key=a,b' },
    listsInBody: { array: '["a","b"]', commas: '"a,b"' },
    listMeans: { any: 'einer davon (ODER)', all: 'alle davon (UND)' },
    sortCriteria: { all: 'alle', first: 'nur die erste' },
    refusesDotDot: { false: 'funktionieren', true: 'liefern 404' },
  },
}
