/** YAML as the folder's files have it. The same value always gives the same bytes, and one change is one line of a diff. */
export type YamlPart =
  | string
  /** On one line: `[image, location]`. */
  | { kind: 'line'; items: readonly string[] }
  /** One line for each. `comment` stands behind it. */
  | { kind: 'list'; items: readonly { part: YamlPart; comment?: string }[] }
  | { kind: 'map'; members: readonly YamlMember[] }

/** A member, or nothing for a part that is not written. `comment` stands behind its value. */
export type YamlMember = readonly [name: string, part: YamlPart, comment?: string]

export const renderYaml = (members: readonly YamlMember[]): string =>
  members.map((one) => renderMember(one, '')).join('')

/** Names and values as a mapping; a name twice makes it a list of single members. */
export function renderOrdered(members: readonly YamlMember[]): YamlPart {
  if (new Set(members.map(([name]) => name)).size === members.length)
    return { kind: 'map', members }
  const items = members.map((member) => ({ part: { kind: 'map' as const, members: [member] } }))
  return { kind: 'list', items }
}

function renderMember([name, part, comment]: YamlMember, indent: string): string {
  const key = renderText(name)
  const value = `:${renderPart(part, indent, comment)}`
  return key.length > maxKeyLength ? `${indent}? ${key}\n${indent}${value}` : indent + key + value
}

/** Longer keys would not be read on one line (YAML 1.2.2, 7.4). */
const maxKeyLength = 1000

function renderPart(part: YamlPart, indent: string, comment?: string): string {
  const inner = `${indent}  `
  const end = comment === undefined || comment === '' ? '\n' : ` # ${comment}\n`
  if (typeof part === 'string')
    return ` ${isBlock(part) ? renderBlock(part, inner) : renderText(part) + end}`
  switch (part.kind) {
    case 'line':
      return ` [${part.items.map(renderText).join(', ')}]${end}`
    case 'list':
      if (part.items.length === 0) return ` []${end}`
      return end + part.items.map((one) => renderItem(one, inner)).join('')
    case 'map':
      if (part.members.length === 0) return ` {}${end}`
      return end + part.members.map((one) => renderMember(one, inner)).join('')
  }
}

function renderItem(
  { part, comment }: { part: YamlPart; comment?: string },
  indent: string,
): string {
  if (typeof part === 'string' || part.kind !== 'map' || part.members.length === 0)
    return `${indent}-${renderPart(part, indent, comment)}`
  const members = part.members.map((one) => renderMember(one, `${indent}  `)).join('')
  return `${indent}- ${members.slice(indent.length + 2)}`
}

const renderText = (text: string): string => (isPlain(text) ? text : quote(text))

/** Double quotes of YAML are those of JSON; other readers stumble over more characters than JSON escapes. */
const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const plain =
  /^-?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:/+()@*%=;-]*(?: [\p{L}\p{M}\p{N}_./+()@*%=;-]+)*$/u
/** What readers of other YAML versions would take for something else than a text. */
const otherwiseRead =
  /^(?:null|true|false|yes|no|on|off|y|n|~|\d{4}-\d\d?-\d\d?(?:[t ].*)?|[-+]?\d[\d_:]*|[-+]?0[box][\da-f_]+|[-+]?[\d_.]*(?:e[-+]?\d+)?)$/i

const isPlain = (text: string): boolean =>
  text.length <= 200 &&
  plain.test(text) &&
  !/:(?: |$)/.test(text) &&
  (/^(?:0|[1-9]\d{0,14})$/.test(text) || !otherwiseRead.test(text))

/** Texts of several lines that no reader changes. */
function isBlock(text: string): boolean {
  const lines = linesOf(text)
  const isUnchanged = lines.every((line) => !/[\p{C}\p{Zl}\p{Zp}]|\s$/u.test(line))
  return lines.length > 1 && isUnchanged && /^\S/.test(text) && lines.at(-1) !== ''
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')

function renderBlock(text: string, indent: string): string {
  const isEnded = text.endsWith('\n')
  const lines = linesOf(text)
  return `|${isEnded ? '' : '-'}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`
}
