/** Words of what sets chosen rows apart from the others of their response. */
export const contrast = {
  menu: 'Compare these {count} rows with the others…',
  chip: '{chosen} of {items} selected…',
  chipHint: 'How the selected rows differ from the others',
  title: 'Selected and other rows compared',
  scope: '{chosen} selected, {others} other | {chosen} selected, {others} others',
  differences: 'Where they differ most',
  attribute: 'Attribute or value',
  chosen: 'Selected',
  others: 'Others',
  share: '{having} of {items}',
  describe: 'Values of {name}',
  none: 'No clear difference: no attribute or value is much more frequent in one group.',
  tooFew: 'Too few rows to compare. Select more rows, or leave more rows unselected.',
  more: '{count} smaller difference is not listed. | {count} smaller differences are not listed.',
  truncated: 'There are more attributes or values than the app compared.',
  rule: 'Shows differences of at least 10% that don’t depend on a single row. Values longer than 200 characters are not compared. The counts don’t say why rows differ.',
} as const
