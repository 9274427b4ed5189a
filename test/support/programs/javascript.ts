import {
  cut,
  randomParameters,
  randomText,
  randomTexts,
  randomToken,
  split,
  writeText,
  type Data,
  type Draft,
  type Way,
  type WriteProgram,
} from './program.ts'

const quote = (text: string) => JSON.stringify(text)

const literal: Way = ({ random }, text) => {
  const single = `'${text.replace(/[\\']/g, '\\$&').replaceAll('\t', '\\t')}'`
  const ticks = `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``
  return random.pick([quote(text), single, ticks])
}

const declare = (draft: Draft, expression: string): string => {
  const name = draft.name()
  draft.lines.push(`${draft.random.pick(['const', 'let', 'var'])} ${name} = ${expression}`)
  return name
}

const inParts: Way = (draft, text, inner) => {
  const [one, other] = split(draft, text).map(inner)
  return `${one ?? ''} + ${other ?? ''}`
}

const ways: readonly [Way, ...Way[]] = [
  literal,
  (draft, text, inner) => `(${inParts(draft, text, inner) ?? ''})`,
  (draft, text, inner) => declare(draft, inParts(draft, text, inner) ?? ''),
  (draft, text, inner) => {
    const [one, other] = split(draft, text)
    return `\`\${${inner(one)}}\${${inner(other)}}\``
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    return found && `[${found.parts.map(inner).join(', ')}].join(${quote(found.separator)})`
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    if (!found) return null
    const list = draft.name()
    draft.lines.push(
      `const ${list} = []`,
      ...found.parts.map((part) => `${list}.push(${inner(part)})`),
    )
    return `${list}.join(${quote(found.separator)})`
  },
  (draft, text, inner) => {
    const fn = draft.name()
    draft.lines.push(
      draft.random.pick([
        `const ${fn} = (x) => x`,
        `function ${fn}(x) { return x }`,
        `const ${fn} = function (x = 'other') { if (x === null) { return 'none' } return x }`,
        `const ${fn} = (x) => { const y = x; return y }`,
        `const ${fn} = (x) => { switch (typeof x) { case 'string': return x; default: return 'other' } }`,
        `function ${fn}(x) { try { return x } catch (error) { return 'failed' } }`,
        `async function ${fn}Later(x) { return x }\nconst ${fn} = (x) => x.slice()`,
      ]),
    )
    return `${fn}(${inner(text)})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(`const ${name} = { a: ${inner(text)}, 'b c': 'other' }`)
    return draft.random.pick([
      `${name}.a`,
      `${name}['a']`,
      `${name}?.a`,
      `(${name}.none ?? ${name}.a)`,
    ])
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `const { ${name}, other = 'x' } = { ${name}: ${inner(text)} }`.replace('other', `${name}b`),
    )
    return name
  },
  (draft, text, inner) => {
    const name = draft.name()
    const [one, other] = split(draft, text)
    draft.lines.push(`let ${name} = ${inner(one)}`, `${name} += ${inner(other)}`)
    return name
  },
  (draft, text, inner) => {
    const name = draft.name()
    const flag = draft.random.chance(0.5)
    draft.lines.push(`const ${name} = ${String(flag)}`)
    const [yes, no] = flag ? [inner(text), "'other'"] : ["'other'", inner(text)]
    return `(${name} ? ${yes} : ${no})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `let ${name} = 'other'`,
      `if (${draft.random.pick(['true', '1 < 2', "'a' === 'a'", '!false', 'Date.now() > 5'])}) {`,
      `  ${name} = ${inner(text)}`,
      '}',
    )
    return name
  },
  (draft, text, inner) =>
    draft.random.pick<() => string>([
      () => `(null ?? ${inner(text)})`,
      () => `String(${inner(text)})`,
      () => `${inner(text)}.toString()`,
      () => `${inner(` ${text}`)}.slice(1)`,
      () => `${inner(`${text};`)}.replace(/;$/, '')`,
      () => `${inner(`<${text}`)}.replace('<', '')`,
      () => `${inner('')}.concat(${inner(text)})`,
      () => `decodeURIComponent(encodeURIComponent(${inner(text)}))`,
      () => `JSON.parse(JSON.stringify(${inner(text)}))`,
      () => `[${inner(text)}, 'other'][0]`,
      () => `Object.values({ a: ${inner(text)} })[0]`,
      () => (text.includes('|') ? inner(text) : `${inner(`other|${text}`)}.split('|')[1]`),
      () => `['x', ${inner(text)}].filter((one) => one !== 'x')[0]`,
      () => `[${inner(text)}].map((one) => one).join('')`,
      () => `[...${inner(text)}].join('')`,
      () => `[${inner(text)}].reduce((all, one) => all + one, '')`,
      () => `(() => ${inner(text)})()`,
      () => `new Map([['k', ${inner(text)}]]).get('k')`,
      () =>
        text === text.toLowerCase() && !text.includes('$')
          ? `${quote(text.toUpperCase())}.toLowerCase()`
          : inner(text),
      () =>
        text === text.trim()
          ? `\` ${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')} \`.trim()`
          : inner(text),
      () => (/^\d+$/.test(text) ? text : inner(text)),
    ])(),
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `class Cls${name} {`,
      `  static kind = 'x'`,
      `  constructor(given) { this.given = given }`,
      `  get all() { return this.given }`,
      `  read() { return this.given }`,
      '}',
      `const ${name} = new Cls${name}(${inner(text)})`,
    )
    return draft.random.pick([`${name}.given`, `${name}.read()`, `${name}.all`])
  },
]

const text = (draft: Draft, wanted: string): string => writeText(draft, wanted, ways)

const value = (draft: Draft, data: Data): string => {
  if (Array.isArray(data)) return `[${data.map((one) => value(draft, one)).join(', ')}]`
  if (typeof data === 'object' && data !== null)
    return `{ ${Object.entries(data)
      .map(([key, one]) => `${quote(key)}: ${value(draft, one)}`)
      .join(', ')} }`
  return typeof data === 'string' ? text(draft, data) : String(data)
}

/** An object of parameters, made in one of the ways in which people make it. */
function object(draft: Draft, pairs: readonly [string, Data][]): string {
  const { random, lines } = draft
  const name = draft.name()
  const all = pairs.map(([key, data]) => `${quote(key)}: ${value(draft, data)}`)
  switch (random.below(9)) {
    case 0:
      return `{ ${all.join(', ')} }`
    case 1:
      lines.push(
        `const ${name} = {}`,
        ...pairs.map(([key, data]) => `${name}[${text(draft, key)}] = ${value(draft, data)}`),
      )
      return name
    case 2:
      lines.push(`const ${name} = { 'first': 'x', ${all.join(', ')} }`, `delete ${name}.first`)
      return name
    case 3: {
      const half = random.below(all.length + 1)
      lines.push(`const ${name} = { ${all.slice(0, half).join(', ')} }`)
      return random.pick([
        `{ ...${name}, ${all.slice(half).join(', ')} }`,
        `Object.assign({}, ${name}, { ${all.slice(half).join(', ')} })`,
      ])
    }
    case 4:
      lines.push(`const ${name} = () => ({ ${all.join(', ')} })`)
      return `${name}()`
    case 5:
      lines.push(
        `const ${name} = {}`,
        `for (const [k, v] of Object.entries({ ${all.join(', ')} })) ${name}[k] = v`,
      )
      return name
    case 6:
      return `Object.fromEntries([${pairs.map(([key, data]) => `[${text(draft, key)}, ${value(draft, data)}]`).join(', ')}])`
    case 7:
      lines.push(
        `const ${name} = { ${all.join(', ')} }`,
        `if (${random.pick(['false', 'true'])}) ${name}.extra = 'added'`,
      )
      return name
    default:
      lines.push(
        `const ${name} = { ${all.join(', ')}, ...(${random.pick(['false', 'true'])} && { extra: 'added' }), ...(${random.pick(['false', 'true'])} ? { more: 'one' } : {}) }`,
      )
      return name
  }
}

/** An address with the query in it. */
function address(draft: Draft, url: string): string {
  const { random, lines } = draft
  const base = text(draft, url)
  const pairs = randomTexts(draft)
  const name = draft.name()
  const encoded = () =>
    pairs.map(([key, data]) => `${encodeURIComponent(key)}=${encodeURIComponent(data)}`).join('&')
  switch (random.below(9)) {
    case 0:
      return `${base} + '?' + new URLSearchParams(${object(draft, pairs)})`
    case 1:
      return `\`\${${base}}?\${new URLSearchParams(${object(draft, pairs)}).toString()}\``
    case 2:
      lines.push(`const ${name} = new URL(${base})`)
      for (const [key, data] of pairs)
        lines.push(
          `${name}.searchParams.${random.pick(['set', 'append'])}(${text(draft, key)}, ${value(draft, data)})`,
        )
      return random.pick([name, `${name}.href`, `String(${name})`, `${name}.toString()`])
    case 3:
      lines.push(
        `const ${name} = new URL(${base})`,
        `${name}.search = new URLSearchParams(${object(draft, pairs)})`,
      )
      return name
    case 4:
      lines.push(`const ${name} = new URLSearchParams()`)
      for (const [key, data] of pairs)
        lines.push(
          `${name}.${random.pick(['set', 'append'])}(${quote(key)}, ${value(draft, data)})`,
        )
      lines.push(
        random.pick([
          `${name}.delete('none')`,
          `${name}.append('again', '1')`,
          `${name}.append('again', '2')`,
        ]),
      )
      return `${base} + \`?\${${name}}\``
    case 5:
      return text(draft, `${url}?${encoded()}`)
    case 6:
      lines.push(`const ${name} = ${object(draft, pairs)}`)
      return `${base} + '?' + Object.${random.pick([
        `entries(${name}).map(([k, v]) => encodeURIComponent(k) + '=' + encodeURIComponent(v)).join('&')`,
        `keys(${name}).map((k) => \`\${k}=\${encodeURIComponent(${name}[k])}\`).join('&')`,
      ])}`
    case 7: {
      lines.push(`let ${name} = ${base} + '?v=1'`)
      for (const [key, data] of pairs)
        lines.push(
          `${name} += '&' + ${quote(key)} + '=' + encodeURIComponent(${value(draft, data)})`,
        )
      return name
    }
    default:
      draft.head.push(`import querystring from 'node:querystring'`)
      return `${base} + '?' + querystring.stringify(${object(draft, pairs)})`
  }
}

function headers(draft: Draft): string {
  const token = randomToken(draft)
  const name = draft.name()
  switch (draft.random.below(4)) {
    case 0:
      return `{ Authorization: ${text(draft, `Bearer ${token}`)} }`
    case 1:
      return `{ 'authorization': \`Bearer \${${text(draft, token)}}\`, Accept: 'application/json' }`
    case 2:
      draft.lines.push(
        `const ${name} = new Headers({ 'X-Trace': 'abc' })`,
        `${name}.set('Authorization', 'Bearer ' + ${text(draft, token)})`,
      )
      return name
    default:
      draft.lines.push(
        `const ${name} = { 'X-Trace': ${text(draft, 'abc')} }`,
        `${name}['Authorization'] = ${text(draft, `Bearer ${token}`)}`,
      )
      return name
  }
}

const plainHeaders = (draft: Draft): string =>
  `{ Authorization: ${text(draft, `Bearer ${randomToken(draft)}`)} }`

/** Random JavaScript that is run as a module by Node. */
export const writeJavaScript: WriteProgram = (draft, url) => {
  const { random, lines } = draft
  const path = url.slice(url.indexOf('/api/'))
  const root = url.slice(0, url.indexOf('/api/'))
  const nested = () => object(draft, randomParameters(draft))
  const body = () => `JSON.stringify(${nested()})`
  const name = draft.name()
  const axios = () => draft.head.push(`import axios from 'axios'`)
  switch (random.below(12)) {
    case 0:
      lines.push(`await fetch(${address(draft, url)})`)
      break
    case 1:
      lines.push(
        `await fetch(${address(draft, url)}, { headers: ${headers(draft)} }).then((r) => r.json())`,
      )
      break
    case 2:
      lines.push(
        `await fetch(${address(draft, url)}, { method: ${text(draft, 'POST')}, headers: { 'Content-Type': 'application/json' }, body: ${body()} })`,
      )
      break
    case 3:
      lines.push(
        `const ${name} = new Request(${address(draft, url)}, { headers: ${headers(draft)} })`,
        `const response = await fetch(${name})`,
      )
      break
    case 4:
      lines.push(
        `async function load(target, options = {}) {`,
        `  const response = await fetch(target, { ...options, headers: ${plainHeaders(draft)} })`,
        `  return response.json()`,
        `}`,
      )
      lines.push(`await load(${address(draft, url)})`)
      break
    case 5:
      axios()
      lines.push(
        `await axios.get(${text(draft, url)}, { params: ${nested()}, headers: ${plainHeaders(draft)} })`,
      )
      break
    case 6:
      axios()
      lines.push(
        `const ${name} = axios.create({ baseURL: ${text(draft, root)}, params: { first: 'x' }, headers: ${plainHeaders(draft)} })`,
      )
      lines.push(`await ${name}.get(${text(draft, path)}, { params: ${nested()} })`)
      break
    case 7:
      axios()
      lines.push(
        `await axios.post(${text(draft, url)}, ${nested()}, { headers: ${plainHeaders(draft)} })`,
      )
      break
    case 8:
      axios()
      lines.push(
        `await axios(${random.pick([`{ url: ${text(draft, url)}, method: 'get', params: ${nested()} }`, `${text(draft, url)}, { params: new URLSearchParams(${object(draft, randomTexts(draft))}) }`])})`,
      )
      break
    case 9:
      draft.head.push(`import https from 'node:http'`)
      lines.push(
        `await new Promise((resolve) => https.get(${address(draft, url)}, { headers: ${plainHeaders(draft)} }, (r) => { r.resume(); r.on('end', resolve) }))`,
      )
      break
    case 10:
      lines.push(
        `const ${name} = ${random.pick([`[${text(draft, 'name')}, ${text(draft, randomText(draft))}]`])}`,
      )
      lines.push(
        `await fetch(\`${url}?fields=\${encodeURIComponent(${name}.join(','))}&n=\${${name}.length}\`)`,
      )
      break
    default:
      lines.push(
        `class Client {`,
        `  constructor(base, token) { this.base = base; this.token = token }`,
      )
      lines.push(
        `  async get(path, params = {}) {`,
        `    const query = new URLSearchParams(params)`,
        `    return fetch(\`\${this.base}\${path}?\${query}\`, { headers: { Authorization: \`Bearer \${this.token}\` } })`,
        `  }`,
        `}`,
      )
      lines.push(
        `const client = new Client(${text(draft, root)}, ${text(draft, randomToken(draft))})`,
      )
      lines.push(`await client.get(${text(draft, path)}, ${object(draft, randomTexts(draft))})`)
  }
  return [...new Set(draft.head), ...lines].join('\n')
}
