/**
 * What Jenkins takes for a JUnit report, as far as this app writes one: the rules of its xunit plugin's schema
 * (github.com/jenkinsci/xunit-plugin, types/model/xsd/junit-10.xsd), put in words of this file.
 */
interface ElementRules {
  required: readonly string[]
  optional: readonly string[]
  children: readonly string[]
  hasText: boolean
}

const outcome: ElementRules = {
  required: [],
  optional: ['type', 'message'],
  children: [],
  hasText: true,
}

const elements: Readonly<Record<string, ElementRules>> = {
  testsuites: {
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'errors'],
    children: ['testsuite'],
    hasText: false,
  },
  testsuite: {
    required: ['name', 'tests', 'failures', 'errors'],
    optional: ['skipped', 'time', 'timestamp', 'hostname', 'id', 'package', 'group', 'file', 'url'],
    children: ['testsuite', 'testcase', 'properties', 'system-out', 'system-err'],
    hasText: false,
  },
  testcase: {
    required: ['name'],
    optional: ['time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    hasText: false,
  },
  skipped: outcome,
  error: outcome,
  failure: outcome,
}

// Names and quotes as XML 1.0 has them; a bare ampersand or angle bracket matches none of these.
const token =
  /<(\/?)([\w-]+)((?:\s+[\w-]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*")*)\s*(\/?)>|([^<]+)/gu
const attribute = /([\w-]+)="([^"]*)"/gu
/** XML 1.0, 2.2: every character that may stand in a document. */
// eslint-disable-next-line no-control-regex -- the ones that XML takes
const characters = /^[\u0009\u000A\u000D\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

/** Everything that is against the rules; empty for a report that Jenkins takes. */
export function findJunitFaults(text: string): string[] {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const faults: string[] = []
  if (!text.startsWith(declaration)) faults.push('no declaration')
  if (!characters.test(text)) faults.push('a character that XML has no place for')
  const open: string[] = []
  let end = declaration.length
  let cases = 0
  for (const match of text.slice(declaration.length).matchAll(token)) {
    if (match.index !== end - declaration.length) faults.push(`no markup at ${end}`)
    end = declaration.length + match.index + match[0].length
    const [, closing = '', name = '', attributes = '', single = '', plain] = match
    const parent = open.at(-1)
    if (plain !== undefined) {
      if (plain.trim() !== '' && elements[parent ?? '']?.hasText !== true) faults.push('stray text')
      continue
    }
    if (closing !== '') {
      if (open.pop() !== name) faults.push(`</${name}> closes another element`)
      continue
    }
    const rules = elements[name]
    if (rules === undefined) faults.push(`<${name}> is unknown`)
    if (parent === undefined ? name !== 'testsuites' : !elements[parent]?.children.includes(name))
      faults.push(`<${name}> in ${parent ?? 'the document'}`)
    const own = Array.from(attributes.matchAll(attribute), ([, one = '']) => one)
    if (new Set(own).size !== own.length) faults.push(`<${name}> repeats an attribute`)
    for (const one of rules?.required ?? [])
      if (!own.includes(one)) faults.push(`<${name}> without ${one}`)
    for (const one of own)
      if (![...(rules?.required ?? []), ...(rules?.optional ?? [])].includes(one))
        faults.push(`<${name} ${one}>`)
    if (name === 'testsuite') cases += Number(/ tests="(\d+)"/.exec(attributes)?.[1])
    if (name === 'testcase') cases -= 1
    if (single === '') open.push(name)
  }
  if (end !== text.length) faults.push(`no markup at ${end}`)
  if (open.length > 0) faults.push('open elements')
  if (cases !== 0) faults.push('cases counted otherwise')
  return faults
}
