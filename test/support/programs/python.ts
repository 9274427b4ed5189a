import {
  cut,
  randomParameters,
  randomTexts,
  randomToken,
  split,
  writeText,
  type Data,
  type Draft,
  type Way,
  type WriteProgram,
} from './program.ts'

const escape = (text: string, quote: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\t', '\\t')

const literal: Way = ({ random }, text) =>
  random.pick<() => string>([
    () => `'${escape(text, "'")}'`,
    () => `"${escape(text, '"')}"`,
    () => `"""${escape(text, '"')}"""`,
    () => (/[\\'\t]/.test(text) ? `'${escape(text, "'")}'` : `r'${text}'`),
    () => `f"${escape(text, '"').replace(/[{}]/g, '$&$&')}"`,
    () => `u'${escape(text, "'")}'`,
  ])()

const ways: readonly [Way, ...Way[]] = [
  literal,
  (draft, text, inner) => {
    const [one, other] = split(draft, text).map(inner)
    return `(${one ?? ''} + ${other ?? ''})`
  },
  (draft, text) => {
    const [one, other] = split(draft, text)
    return `('${escape(one, "'")}' "${escape(other, '"')}")`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(`${name} = ${inner(text)}`)
    return name
  },
  (draft, text, inner) => {
    const name = draft.name()
    const [one, other] = split(draft, text)
    draft.lines.push(`${name} = ${inner(one)}`, `${name} += ${inner(other)}`)
    return draft.random.pick([name, `f'{${name}}'`, `f"{${name}!s}"`, `str(${name})`])
  },
  (draft, text, inner) => {
    const [one, other] = split(draft, text)
    const [first, second] = [draft.name(), draft.name()]
    draft.lines.push(`${first}, ${second} = ${inner(one)}, ${inner(other)}`)
    return draft.random.pick([
      `f'{${first}}{${second}}'`,
      `'{}{}'.format(${first}, ${second})`,
      `'{0}{b}'.format(${first}, b=${second})`,
      `('%s%s' % (${first}, ${second}))`,
      `''.join([${first}, ${second}])`,
      `('%(a)s%(b)s' % {'a': ${first}, 'b': ${second}})`,
      `"".join(one for one in (${first}, ${second}))`,
    ])
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    return found && `'${found.separator}'.join([${found.parts.map(inner).join(', ')}])`
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    if (!found) return null
    const list = draft.name()
    draft.lines.push(
      `${list} = []`,
      `for one in [${found.parts.map(inner).join(', ')}]:`,
      `    ${list}.append(one)`,
    )
    return `'${found.separator}'.join(${list})`
  },
  (draft, text, inner) => {
    const fn = draft.name()
    draft.lines.push(
      draft.random.pick([
        `def ${fn}(x):\n    return x`,
        `${fn} = lambda x: x`,
        `def ${fn}(x='other', *, y=None):\n    """Gives x."""\n    if x is None:\n        return 'none'\n    return x`,
        `def ${fn}(*args, **kwargs):\n    return args[0]`,
        `def ${fn}(x):\n    try:\n        return x\n    except ValueError:\n        return 'failed'`,
        `def ${fn}(x: str) -> str:\n    y = x\n    return y`,
        `def ${fn}(x):\n    match x:\n        case 1:\n            return 'one'\n        case _:\n            return x`,
      ]),
    )
    return `${fn}(${inner(text)})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(`${name} = {'a': ${inner(text)}, 'b c': 'other'}`)
    return draft.random.pick([
      `${name}['a']`,
      `${name}.get('a')`,
      `${name}.get('none', ${name}['a'])`,
      `list(${name}.values())[0]`,
      `f"{${name}['a']}"`,
      `${name}.pop('a')`,
    ])
  },
  (draft, text, inner) => {
    const flag = draft.name()
    const isOn = draft.random.chance(0.5)
    draft.lines.push(`${flag} = ${isOn ? 'True' : 'False'}`)
    const value = inner(text)
    return isOn ? `(${value} if ${flag} else 'other')` : `('other' if ${flag} else ${value})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `${name} = 'other'`,
      `if ${draft.random.pick(['True', '1 < 2', 'not None', "'a' == 'a'", 'len("abc") > 2', "'a' in ['a']"])}:`,
      `    ${name} = ${inner(text)}`,
    )
    return name
  },
  (draft, text, inner) =>
    draft.random.pick<() => string>([
      () => `(None or ${inner(text)})`,
      () => (text === '' ? "''" : `(${inner(text)} or 'other')`),
      () => `str(${inner(text)})`,
      () => `${inner(` ${text}`)}[1:]`,
      () => `${inner(`${text};`)}[:-1]`,
      () => `${inner(`<${text}`)}.replace('<', '', 1)`,
      () => `[${inner(text)}, 'other'][0]`,
      () => `['other', ${inner(text)}][-1]`,
      () => `next(iter([${inner(text)}]))`,
      () => (text.includes('|') ? inner(text) : `${inner(`other|${text}`)}.split('|')[1]`),
      () => (text === text.trim() ? `' ${escape(text, "'")} '.strip()` : inner(text)),
      () => (text.startsWith('/') ? inner(text) : `'//${escape(text, "'")}'.lstrip('/')`),
      () =>
        text === text.toLowerCase() ? `'${escape(text.toUpperCase(), "'")}'.lower()` : inner(text),
      () => (/^\d+$/.test(text) ? `str(${text})` : inner(text)),
    ])(),
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `class Cls${name}:`,
      `    KIND = 'x'`,
      `    def __init__(self, given, other=None):`,
      `        self.given = given`,
      `    @property`,
      `    def all(self):`,
      `        return self.given`,
      `    def read(self):`,
      `        return self.given`,
      `${name} = Cls${name}(${inner(text)})`,
    )
    return draft.random.pick([`${name}.given`, `${name}.read()`, `${name}.all`])
  },
]

const text = (draft: Draft, wanted: string): string => writeText(draft, wanted, ways)

function value(draft: Draft, data: Data): string {
  if (Array.isArray(data)) {
    const items = data.map((one) => value(draft, one))
    return draft.random.chance(0.2) && items.length > 1
      ? `(${items.join(', ')})`
      : `[${items.join(', ')}]`
  }
  if (data === null) return 'None'
  if (typeof data === 'boolean') return data ? 'True' : 'False'
  if (typeof data === 'object')
    return `{${Object.entries(data)
      .map(([key, one]) => `${text(draft, key)}: ${value(draft, one)}`)
      .join(', ')}}`
  return typeof data === 'string' ? text(draft, data) : String(data)
}

function dictionary(draft: Draft, pairs: readonly [string, Data][]): string {
  const { random, lines } = draft
  const name = draft.name()
  const all = pairs.map(([key, data]) => `'${key}': ${value(draft, data)}`)
  switch (random.below(10)) {
    case 0:
      return `{${all.join(', ')}}`
    case 1:
      lines.push(
        `${name} = {}`,
        ...pairs.map(([key, data]) => `${name}[${text(draft, key)}] = ${value(draft, data)}`),
      )
      return name
    case 2:
      lines.push(
        `${name} = {'first': 'x', ${all.join(', ')}}`,
        random.pick([`del ${name}['first']`, `${name}.pop('first', None)`]),
      )
      return name
    case 3: {
      const half = random.below(all.length + 1)
      lines.push(`${name} = {${all.slice(0, half).join(', ')}}`)
      return random.pick([
        `{**${name}, ${all.slice(half).join(', ')}}`,
        `${name} | {${all.slice(half).join(', ')}}`,
        `dict(${name}, **{${all.slice(half).join(', ')}})`,
      ])
    }
    case 4:
      lines.push(`${name} = {}`, `${name}.update({${all.join(', ')}})`)
      return name
    case 5:
      lines.push(`${name} = {k: v for k, v in {${all.join(', ')}}.items()}`)
      return name
    case 6:
      return `dict([${pairs.map(([key, data]) => `(${text(draft, key)}, ${value(draft, data)})`).join(', ')}])`
    case 7:
      lines.push(
        `${name} = dict(limit='5')`,
        `${name}.update({${all.join(', ')}})`,
        `if ${random.pick(['False', 'True'])}:`,
        `    ${name}['extra'] = 'added'`,
      )
      return name
    case 8:
      lines.push(
        `${name} = {${all.join(', ')}}`,
        `${name} = {k: v for k, v in ${name}.items() if v is not None}`,
      )
      return name
    default:
      lines.push(
        `def ${name}(**more):`,
        `    base = {${all.join(', ')}}`,
        `    base.update(more)`,
        `    return base`,
      )
      return `${name}(${random.pick(['', "extra='added'"])})`
  }
}

function address(draft: Draft, url: string): string {
  const { random, lines } = draft
  const pairs = randomTexts(draft)
  const name = draft.name()
  draft.head.push('from urllib.parse import urlencode, quote, quote_plus, urljoin')
  switch (random.below(6)) {
    case 0:
      return `${text(draft, url)} + '?' + urlencode(${dictionary(draft, pairs)})`
    case 1:
      lines.push(`${name} = urlencode(${dictionary(draft, pairs)})`)
      return `f"${url}?{${name}}"`
    case 2:
      lines.push(`${name} = ${text(draft, url)} + '?v=1'`)
      for (const [key, data] of pairs)
        lines.push(
          `${name} += '&${key}=' + ${random.pick(['quote', 'quote_plus'])}(${value(draft, data)})`,
        )
      return name
    case 3:
      lines.push(`${name} = ${dictionary(draft, pairs)}`)
      return `${text(draft, url)} + '?' + '&'.join(f'{k}={quote(v)}' for k, v in ${name}.items())`
    case 4:
      lines.push(
        `${name} = [${pairs.map(([key, data]) => `('${key}', ${value(draft, data)})`).join(', ')}]`,
      )
      return `${text(draft, url)} + '?%s' % urlencode(${name})`
    default:
      return text(
        draft,
        `${url}?${pairs.map(([key, data]) => `${encodeURIComponent(key)}=${encodeURIComponent(data)}`).join('&')}`,
      )
  }
}

function headers(draft: Draft): string {
  const name = draft.name()
  const token = randomToken(draft)
  switch (draft.random.below(3)) {
    case 0:
      return `{'Authorization': ${text(draft, `Bearer ${token}`)}}`
    case 1:
      draft.lines.push(
        `${name} = {'Accept': 'application/json'}`,
        `${name}['Authorization'] = 'Bearer {}'.format(${text(draft, token)})`,
      )
      return name
    default:
      return `dict(Authorization='Bearer ' + ${text(draft, token)}, **{'X-Trace': 'abc'})`
  }
}

/** Random Python, with requests and with what Python has. */
export const writePython: WriteProgram = (draft, url) => {
  const { random, lines, head } = draft
  const path = url.slice(url.indexOf('/api/'))
  const root = url.slice(0, url.indexOf('/api/'))
  const nested = () => dictionary(draft, randomParameters(draft))
  const name = draft.name()
  head.push('import requests')
  switch (random.below(11)) {
    case 0:
      lines.push(`requests.get(${address(draft, url)})`)
      break
    case 1:
      lines.push(
        `response = requests.get(${text(draft, url)}, params=${nested()}, headers=${headers(draft)}, timeout=10)`,
        `response.raise_for_status()`,
      )
      break
    case 2:
      lines.push(`requests.post(${text(draft, url)}, json=${nested()}, headers=${headers(draft)})`)
      break
    case 3:
      lines.push(
        `${name} = requests.Session()`,
        `${name}.headers.update(${headers(draft)})`,
        `${name}.params = {'first': 'x'}`,
        `${name}.get(${text(draft, url)}, params=${nested()})`,
      )
      break
    case 4:
      lines.push(`with requests.Session() as ${name}:`, `    pass`)
      lines.push(
        `requests.request(${text(draft, 'GET')}, ${text(draft, url)}, params=${nested()}, headers=${headers(draft)})`,
      )
      break
    case 5:
      head.push('import urllib.request')
      lines.push(
        `${name} = urllib.request.Request(${address(draft, url)}, headers=${headers(draft)})`,
        `urllib.request.urlopen(${name}).read()`,
      )
      break
    case 6:
      head.push('import urllib.request', 'import json')
      lines.push(
        `${name} = urllib.request.Request(${text(draft, url)}, data=json.dumps(${nested()}).encode('utf-8'), headers={'Content-Type': 'application/json'}, method='POST')`,
      )
      lines.push(
        `${name}.add_header('Authorization', ${text(draft, 'Bearer abc')})`,
        `with urllib.request.urlopen(${name}) as response:`,
        `    response.read()`,
      )
      break
    case 7:
      head.push('import http.client')
      lines.push(
        `${name} = http.client.HTTPConnection(${text(draft, root.replace('http://', ''))})`,
      )
      lines.push(
        `${name}.request("GET", ${text(draft, `${path}?page%5Bsize%5D=3&v=1`)}, headers=${headers(draft)})`,
        `${name}.getresponse().read()`,
      )
      break
    case 8:
      lines.push(
        `class Client:`,
        `    def __init__(self, base, token=None):`,
        `        self.base = base.rstrip('/')`,
        `        self.session = requests.Session()`,
        `        if token:`,
        `            self.session.headers['Authorization'] = f'Bearer {token}'`,
      )
      lines.push(
        `    def get(self, path, **params):`,
        `        return self.session.get(self.base + path, params=params)`,
      )
      lines.push(
        `client = Client(${text(draft, `${root}/`)}, token=${text(draft, randomToken(draft))})`,
        `client.get(${text(draft, path)}, **${dictionary(draft, randomParameters(draft))})`,
      )
      break
    case 9:
      lines.push(
        `${name} = [('fields', ${text(draft, 'name')}), ('page[size]', ${random.pick(['5', "'5'"])})]`,
        `${name}.append(('sort', ${text(draft, '-name')}))`,
        `requests.get(${text(draft, url)}, params=${name})`,
      )
      break
    default:
      lines.push(
        `def main(base='${root}'):`,
        `    params = {'page[size]': 2, 'page[number]': 1, 'include': ','.join(['image', 'location'])}`,
        `    response = requests.get(f'{base}${path}', params=params)`,
        `    return response.json()`,
        '',
        `if __name__ == '__main__':`,
        '    main()',
      )
  }
  return [...new Set(head), ...lines].join('\n')
}
