/** What is said next to a field of the query form, by ProblemKind (core/query/field-problem.ts). */
export const problem = {
  'endpoint-missing': 'Enter the ID or slug of an endpoint.',
  'endpoint-is-url': 'This is a URL. Only the endpoint’s ID or slug belongs here.',
  'endpoint-is-dots': 'A name of dots alone would address another path. Check the slug.',
  'endpoint-almost-uuid': 'This looks like a UUID, but is not quite one. Check it for a typo.',
  'filter-key-missing': 'A value without a key cannot be sent. Enter the filter’s key.',
  'filter-key-brackets': 'Write nested keys with dots: classifications.in.withSubtree',
  'filter-key-segment-empty':
    'The path has an empty part. Write a dot that belongs to a name as \\.',
  'filter-key-is-q': 'Full text has a field of its own above.',
  'filter-key-twice': 'This key is given above already; a server would keep only one of them.',
  'filter-key-conflict': 'Another filter lies inside or around this path, so both cannot be sent.',
  'filter-key-near': 'This connection knows no key “{name}”. Is “{near}” the one you meant?',
  'filter-value-near':
    '“{value}” is not among the known values of “{name}”. Is “{near}” the one you meant?',
  'filter-value-missing': 'Without a value this filter is left out.',
  'list-value-comma':
    'Several values are sent with commas between them here, so a comma inside “{value}” would make two values of it.',
  'json-invalid': 'This is not valid JSON.',
  'json-needs-post': 'JSON values can only be sent with POST.',
  'include-twice': '“{name}” is here twice; once is enough.',
  'include-comma': 'A comma ends a name. Enter the relations one by one.',
  'fields-relation-missing': 'Enter the relation whose attributes these are.',
  'fields-relation-punctuation': 'A relation’s name has no commas or brackets.',
  'fields-relation-twice': '“{name}” has attributes above already. Put them together there.',
  'fields-attributes-missing': 'Without attributes this row is left out.',
  'fields-attribute-comma': 'A comma ends a name. Enter the attributes one by one.',
  'fields-without-include': '“{name}” is not included, so its fields have no effect.',
  'fields-without-root':
    'The item’s own attributes are left out. Add a row for the item itself with * to keep them.',
  'sort-attribute-missing': 'Without an attribute this criterion is left out.',
  'sort-attribute-twice': '“{name}” decides above already; this has no effect.',
  'sort-attribute-dash': 'Leave out the minus; the direction is the button beside it.',
  'sort-parentheses': 'Commas may stand inside closed parentheses only.',
  'page-size-not-whole': 'The page size must be a whole number from 1.',
  'page-size-large': 'More than {limit} items a page can be slow or time out.',
  'page-number-not-whole': 'The page number must be a whole number from 1.',
  'page-number-zero': 'Pages count from 1.',
  'extra-name-missing': 'A value without a name cannot be sent. Enter the parameter’s name.',
  'extra-name-brackets': 'Leave out the empty brackets and give several values instead.',
  'extra-name-taken': '“{name}” has a field of its own in this form.',
  'extra-name-twice': 'This parameter is given above already.',
  'extra-name-conflict':
    'Another parameter lies inside or around this one, so both cannot be sent.',
  'extra-value-missing': 'Without a value this parameter is left out.',
  'token-in-parameter':
    'A token in the URL ends up in logs and tickets. Keep it with the connection instead.',
  'body-invalid': 'This is not valid JSON: line {line}, column {column}.',
  'body-not-object': 'The API expects a JSON object.',
  'body-too-long': 'The app sends bodies of up to {most} characters; this one has {length}.',
  'token-in-body':
    'A token in the body ends up in files and exports. Keep it with the connection, and take “{name}” out here.',
}
