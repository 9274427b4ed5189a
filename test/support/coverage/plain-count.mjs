// Counts by itself what the items of answers have (truth.md 1a): knows nothing of the app, runs as a program
// of its own. Reads a JSON list of bodies, writes a list of counts: { items, attributes: { path: counts } }.

const text = await new Response(process.stdin).text()
process.stdout.write(JSON.stringify(JSON.parse(text).map(countBody)))

function countBody(body) {
  const answer = JSON.parse(body)
  const items = Array.isArray(answer) ? answer : (answer['@graph'] ?? [])
  const attributes = {}
  for (const item of items) {
    const paths = new Map()
    if (isObject(item)) collect(item, [], paths)
    for (const [path, values] of paths) {
      attributes[path] ??= { filled: 0, unresolved: 0, empty: 0 }
      attributes[path][told(values)] += 1
    }
  }
  return { items: items.length, attributes }
}

/** Every value of every path of at most three names, whatever the lists on the way. */
function collect(object, before, paths) {
  for (const [name, value] of Object.entries(object)) {
    const path = [...before, name]
    const key = path.join('.')
    paths.set(key, [...(paths.get(key) ?? []), value])
    if (path.length === 3 || isTranslated(value)) continue
    for (const inner of [value].flat()) if (isObject(inner)) collect(inner, path, paths)
  }
}

function told(values) {
  const leaves = values.flat(Infinity).map(leaf)
  if (leaves.includes('filled')) return 'filled'
  return leaves.includes('unresolved') ? 'unresolved' : 'empty'
}

function leaf(value) {
  if (value === null) return 'empty'
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'filled'
  if (!isObject(value)) return 'filled'
  if (typeof value['@id'] === 'string') {
    const names = Object.keys(value)
    if (names.every((name) => name === '@id' || name === '@type')) return 'unresolved'
    if ([value['@type']].flat().includes('skos:Concept'))
      return hasLabel(value) ? 'filled' : 'unresolved'
    return 'filled'
  }
  const rest = Object.entries(value).filter(([name]) => name !== '@type' && name !== '@language')
  return rest.some(([, inner]) => told([inner]) !== 'empty') ? 'filled' : 'empty'
}

function hasLabel(concept) {
  return ['skos:prefLabel', 'name'].some((name) => {
    const label = concept[name]
    return typeof label === 'string' || (Array.isArray(label) && isTranslated(label.slice(0, 1)))
  })
}

function isTranslated(value) {
  const texts = [value].flat()
  return (
    texts.length > 0 &&
    texts.every(
      (one) =>
        isObject(one) &&
        typeof one['@value'] === 'string' &&
        Object.keys(one).every((name) => name === '@value' || name === '@language'),
    )
  )
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
