/** What the instance is known to do with a parameter, by HintWord (core/dialect/instance-hint.ts). */
export const hint = {
  /** Shown on hovering: what a hint rests on. */
  section: 'docs/datacycle-core.md, section {section}. Once there are items, they decide.',
  byConvention: 'This connection’s conventions say so.',
  words: {
    'sort-unusable':
      'dataCycle CORE as delivered (seen in 26.07) cannot sort by “{name}”. No order is left then: pages repeat items and lose others.',
    'sort-unusable-skipped':
      'dataCycle CORE as delivered (seen in 26.07) cannot sort by “{name}” and sorts by “{used}”.',
    'sort-without-seed':
      'dataCycle CORE shuffles again for each request, so pages repeat items and lose others. A seed keeps the order.',
    'sort-without-point':
      'dataCycle CORE needs a longitude and a latitude in the parentheses, such as 13.85,46.61; without them it answers 500.',
    'sort-further':
      'dataCycle CORE as delivered (seen in 26.07) sorts by “{used}” alone. “{name}” does nothing.',
    'sort-further-by-convention':
      'On this connection only the first usable criterion counts: “{used}”. “{name}” does nothing.',
    'fields-of-relation':
      'dataCycle CORE as delivered (seen in 26.07) ignores fields[{name}]: “{name}” comes whole. It takes one list, such as fields=*,{name}.name.',
    'fields-unseen':
      'No item of this endpoint has shown “{name}” yet. Where dataCycle CORE finds nothing of the name, only @id and @type are left.',
    'text-in-union':
      'dataCycle CORE as delivered (seen in 26.07) ignores a full text inside a union. One text at a time works.',
    'attribute-not-searchable':
      'dataCycle CORE as delivered (seen in 26.07) accepts “{attribute}” and does not filter by it.',
    'attribute-operator':
      'dataCycle CORE as delivered (seen in 26.07) ignores “{operator}” for “{attribute}”. It takes min and max.',
    'filter-misplaced':
      'dataCycle CORE as delivered (seen in 26.07) accepts “{name}” here and does nothing with it.',
    'not-in-before-in':
      'Behind a notIn, dataCycle CORE as delivered (seen in 26.07) takes this for a further exclusion. It belongs in front of it.',
    'and-of-ids':
      'On dataCycle CORE all {count} IDs must be those of one item, so nothing is found. In one text with commas any of them counts.',
    'no-date':
      'dataCycle CORE reads “{value}” as no date and answers 500. It takes 2024-03-31, with a time such as T08:00:00+01:00, and 31.03.2024.',
    dots: 'dataCycle CORE answers 404 to every URL with “..” in it.',
    'dots-by-convention': 'On this connection every URL with “..” in it is answered with 404.',
    'name-dropped': 'dataCycle CORE as delivered (seen in 26.07) silently drops “{name}”.',
    'list-dropped': 'dataCycle CORE ignores a list under “{name}”. It takes one text with commas.',
    'object-dropped':
      'dataCycle CORE ignores an object under “{name}”. It takes one text with commas.',
    'text-dropped': 'dataCycle CORE silently drops a text under “{name}”.',
    'language-unknown':
      '“{name}” is no language code. dataCycle CORE drops it; where none is left, it answers in its own.',
    'language-not-offered':
      'This instance has {known}, and not “{name}”. dataCycle CORE drops what it does not have.',
    'fields-minus':
      'A minus excludes nothing here: the server looks for an attribute named “{name}”.',
    'fields-near':
      'No item of this endpoint has shown “{name}” yet. Is “{near}” the one you meant?',
    'relation-near':
      'No item of this endpoint has shown a relation “{name}” yet, and dataCycle CORE ignores unknown ones. Is “{near}” the one you meant?',
    'relation-unseen':
      'No item of this endpoint has shown a relation “{name}” yet. dataCycle CORE ignores unknown ones.',
  },
  /** A click that helps, by RemedyKind (core/dialect/hint-remedy.ts). */
  remedy: {
    'leave-out': 'Leave it out',
    'sort-by': 'Sort by {name}',
    'use-post': 'Use POST',
    'one-list': 'Write one list',
    'search-text': 'Search for “{text}”',
    'from-to': 'From and to that day',
    'in-first': 'Put it in front',
    'any-of': 'Any of them',
    'use-value': 'Use {value}',
    'use-name': 'Use {name}',
  },
  /** What a key to sort by sorts by, by OfferedSort (core/dialect/sort-key.ts). */
  sortsBy: {
    name: 'Name',
    created: 'Created',
    modified: 'Changed',
    random: 'By chance, the same each time',
    distance: 'Distance from a point',
    'in-time': 'Nearest in time',
  },
}
