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

const single = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
const double = (text: string) => `"${text.replace(/[\\"$]/g, '\\$&').replaceAll('\t', '\\t')}"`

const literal: Way = ({ random }, text) => random.pick([single, double])(text)

const ways: readonly [Way, ...Way[]] = [
  literal,
  (draft, text, inner) => {
    const [one, other] = split(draft, text).map(inner)
    return `(${one ?? ''} . ${other ?? ''})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    const [one, other] = split(draft, text)
    draft.lines.push(`$${name} = ${inner(one)};`, `$${name} .= ${inner(other)};`)
    return draft.random.pick([`$${name}`, `"$${name}"`, `"{$${name}}"`, `(string) $${name}`])
  },
  (draft, text, inner) => {
    const [one, other] = split(draft, text)
    const [first, second] = [draft.name(), draft.name()]
    draft.lines.push(`$${first} = ${inner(one)};`, `$${second} = ${inner(other)};`)
    return draft.random.pick([
      `"{$${first}}{$${second}}"`,
      `"$${first}$${second}"`,
      `sprintf('%s%s', $${first}, $${second})`,
      `implode('', [$${first}, $${second}])`,
      `<<<TXT\n{$${first}}$${second}\nTXT`,
    ])
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    return found && `implode('${found.separator}', [${found.parts.map(inner).join(', ')}])`
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    if (!found) return null
    const list = draft.name()
    draft.lines.push(
      `$${list} = [];`,
      `foreach ([${found.parts.map(inner).join(', ')}] as $one) { $${list}[] = $one; }`,
    )
    return `join('${found.separator}', $${list})`
  },
  (draft, text, inner) => {
    const fn = draft.name()
    draft.lines.push(
      ...draft.random.pick([
        [`$${fn} = fn ($x) => $x;`],
        [`$${fn} = function ($x = 'other') { if ($x === null) { return 'none'; } return $x; };`],
        [
          `$${fn} = function (string $x): string { switch ($x) { case 'none': return 'nothing'; default: return $x; } };`,
        ],
        [`$${fn} = fn ($x) => match (true) { default => $x };`],
      ]),
    )
    return `$${fn}(${inner(text)})`
  },
  (draft, text, inner) => {
    const fn = draft.name()
    draft.lines.push(
      `function ${fn}($x, ...$more) { try { return $x; } catch (\\Exception $error) { return 'failed'; } }`,
    )
    return `${fn}(${inner(text)})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(`$${name} = ['a' => ${inner(text)}, 'b c' => 'other'];`)
    return draft.random.pick([
      `$${name}['a']`,
      `"{$${name}['a']}"`,
      `"$${name}[a]"`,
      `($${name}['none'] ?? $${name}['a'])`,
    ])
  },
  (draft, text, inner) => {
    const flag = draft.name()
    const isOn = draft.random.chance(0.5)
    draft.lines.push(`$${flag} = ${String(isOn)};`)
    const value = inner(text)
    return isOn ? `($${flag} ? ${value} : 'other')` : `($${flag} ? 'other' : ${value})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `$${name} = 'other';`,
      `if (${draft.random.pick(['true', '1 < 2', "'a' === 'a'", '!false', "isset($_SERVER['argv'])", 'time() > 5'])}) {`,
      `  $${name} = ${inner(text)};`,
      '}',
    )
    return `$${name}`
  },
  (draft, text, inner) => {
    const name = `NAME_${draft.name()}`
    draft.lines.push(`const ${name} = ${literal(draft, text, inner) ?? ''};`)
    return name
  },
  (draft, text, inner) =>
    draft.random.pick<() => string>([
      () => `(null ?? ${inner(text)})`,
      () => `(${inner(text)} ?: ${inner(text)})`,
      () => `strval(${inner(text)})`,
      () => (text === '' ? "''" : `substr(${inner(` ${text}`)}, 1)`),
      () => (text.includes('<') ? inner(text) : `str_replace('<', '', ${inner(`<${text}`)})`),
      () => `[${inner(text)}, 'other'][0]`,
      () => `array_values(['k' => ${inner(text)}])[0]`,
      () => (text.includes('|') ? inner(text) : `explode('|', ${inner(`other|${text}`)})[1]`),
      () => (text === text.trim() ? `trim(' ${text.replace(/[\\']/g, '\\$&')} ')` : inner(text)),
      () =>
        text.startsWith('/') ? inner(text) : `ltrim('//${text.replace(/[\\']/g, '\\$&')}', '/')`,
      () =>
        /^[\x20-\x7f]*$/.test(text) && text === text.toLowerCase()
          ? `strtolower(${single(text.toUpperCase())})`
          : inner(text),
      () => (/^\d+$/.test(text) ? `(string) ${text}` : inner(text)),
      () => `urldecode(urlencode(${inner(text)}))`,
    ])(),
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `class Cls${name} {`,
      `  const KIND = 'x';`,
      `  private $other = 'other';`,
      `  public $given;`,
      draft.random.pick([
        `  public function __construct($given) { $this->given = $given; }`,
        `  public function __construct($given, $more = null) { $this->given = $given; $this->other = $more; }`,
      ]),
      `  public function read() { return $this->given; }`,
      '}',
      `$${name} = new Cls${name}(${inner(text)});`,
    )
    return draft.random.pick([`$${name}->given`, `$${name}->read()`, `"{$${name}->given}"`])
  },
]

const text = (draft: Draft, wanted: string): string => writeText(draft, wanted, ways)

function value(draft: Draft, data: Data): string {
  if (Array.isArray(data)) return `[${data.map((one) => value(draft, one)).join(', ')}]`
  if (typeof data === 'object' && data !== null)
    return `[${Object.entries(data)
      .map(([key, one]) => `${text(draft, key)} => ${value(draft, one)}`)
      .join(', ')}]`
  return typeof data === 'string' ? text(draft, data) : String(data)
}

function array(draft: Draft, pairs: readonly [string, Data][]): string {
  const { random, lines } = draft
  const name = draft.name()
  const all = pairs.map(([key, data]) => `'${key}' => ${value(draft, data)}`)
  switch (random.below(9)) {
    case 0:
      return `[${all.join(', ')}]`
    case 1:
      return `array(${all.join(', ')})`
    case 2:
      lines.push(
        `$${name} = [];`,
        ...pairs.map(([key, data]) => `$${name}[${text(draft, key)}] = ${value(draft, data)};`),
      )
      return `$${name}`
    case 3:
      lines.push(`$${name} = ['first' => 'x', ${all.join(', ')}];`, `unset($${name}['first']);`)
      return `$${name}`
    case 4: {
      const half = random.below(all.length + 1)
      lines.push(`$${name} = [${all.slice(0, half).join(', ')}];`)
      return random.pick([
        `array_merge($${name}, [${all.slice(half).join(', ')}])`,
        `[...$${name}, ${all.slice(half).join(', ')}]`,
        `$${name} + [${all.slice(half).join(', ')}]`,
      ])
    }
    case 5:
      lines.push(
        `$${name} = [];`,
        `foreach ([${all.join(', ')}] as $k => $v) { $${name}[$k] = $v; }`,
      )
      return `$${name}`
    case 6:
      lines.push(`function ${name}() { return [${literalPairs(pairs)}]; }`)
      return `${name}()`
    case 7:
      lines.push(
        `$${name} = [${all.join(', ')}];`,
        `if (${random.pick(['false', 'true'])}) $${name}['extra'] = 'added';`,
      )
      return `$${name}`
    default:
      lines.push(`$${name} = array_filter([${all.join(', ')}], fn ($one) => $one !== null);`)
      return `$${name}`
  }
}

const literalPairs = (pairs: readonly [string, Data][]): string =>
  pairs.map(([key, data]) => `'${key}' => ${plain(data)}`).join(', ')

function plain(data: Data): string {
  if (Array.isArray(data)) return `[${data.map(plain).join(', ')}]`
  if (typeof data === 'object' && data !== null) return `[${literalPairs(Object.entries(data))}]`
  return typeof data === 'string' ? single(data) : String(data)
}

function address(draft: Draft, url: string): string {
  const { random, lines } = draft
  const name = draft.name()
  const pairs = randomTexts(draft)
  switch (random.below(5)) {
    case 0:
      return `${text(draft, url)} . '?' . http_build_query(${array(draft, randomParameters(draft))})`
    case 1:
      lines.push(`$${name} = http_build_query(${array(draft, randomParameters(draft))});`)
      return `"${url}?{$${name}}"`
    case 2:
      lines.push(`$${name} = ${text(draft, url)} . '?v=1';`)
      for (const [key, data] of pairs)
        lines.push(
          `$${name} .= '&${key}=' . ${random.pick(['urlencode', 'rawurlencode'])}(${value(draft, data)});`,
        )
      return `$${name}`
    case 3:
      lines.push(`$${name} = ${array(draft, pairs)};`)
      return `${text(draft, url)} . '?' . implode('&', array_map(fn ($k, $v) => $k . '=' . urlencode($v), array_keys($${name}), array_values($${name})))`
    default:
      return text(
        draft,
        `${url}?${pairs.map(([key, data]) => `${encodeURIComponent(key)}=${encodeURIComponent(data)}`).join('&')}`,
      )
  }
}

/** Random PHP, with cURL and streams. */
export const writePhp: WriteProgram = (draft, url) => {
  const { random, lines } = draft
  const name = draft.name()
  const token = () => text(draft, randomToken(draft))
  switch (random.below(8)) {
    case 0:
      lines.push(`$${name} = file_get_contents(${address(draft, url)});`)
      break
    case 1:
      lines.push(
        `$${name} = stream_context_create(['http' => ['header' => 'Authorization: Bearer ' . ${token()}, 'ignore_errors' => true]]);`,
        `$data = json_decode(file_get_contents(${address(draft, url)}, false, $${name}), true);`,
      )
      break
    case 2:
      lines.push(
        `$${name} = stream_context_create(['http' => ['method' => ${text(draft, 'POST')}, 'header' => "Content-Type: application/json\\r\\nX-Trace: abc\\r\\n", 'content' => json_encode(${array(draft, randomParameters(draft))})]]);`,
        `$result = file_get_contents(${text(draft, url)}, false, $${name});`,
      )
      break
    case 3:
      lines.push(
        `$${name} = curl_init();`,
        `curl_setopt($${name}, CURLOPT_URL, ${address(draft, url)});`,
        `curl_setopt($${name}, CURLOPT_RETURNTRANSFER, true);`,
        `curl_setopt($${name}, CURLOPT_HTTPHEADER, ['Authorization: Bearer ' . ${token()}, 'X-Trace: abc']);`,
        `$response = curl_exec($${name});`,
        `curl_close($${name});`,
      )
      break
    case 4:
      lines.push(
        `$${name} = curl_init(${text(draft, url)});`,
        `curl_setopt_array($${name}, [`,
        `  CURLOPT_RETURNTRANSFER => true,`,
        `  CURLOPT_POST => true,`,
        `  CURLOPT_POSTFIELDS => json_encode(${array(draft, randomParameters(draft))}),`,
        `  CURLOPT_HTTPHEADER => array("Content-Type: application/json", "Authorization: Bearer " . ${token()}),`,
        `]);`,
        `curl_exec($${name});`,
      )
      break
    case 5:
      lines.push(
        `function load($url, $params = [], $token = null) {`,
        `  $ch = curl_init($url . '?' . http_build_query($params));`,
        `  curl_setopt($ch, CURLOPT_RETURNTRANSFER, true);`,
        `  if ($token) { curl_setopt($ch, CURLOPT_HTTPHEADER, ["Authorization: Bearer $token"]); }`,
        `  return curl_exec($ch);`,
        `}`,
      )
      lines.push(`load(${text(draft, url)}, ${array(draft, randomParameters(draft))}, ${token()});`)
      break
    case 6:
      lines.push(
        `class Client {`,
        `  private string $base = '${url.slice(0, url.indexOf('/endpoints'))}';`,
        `  public function __construct(private ?string $token = null) {}`,
        `  public function get(string $path, array $query = []) {`,
        `    $context = stream_context_create(['http' => ['header' => 'Authorization: Bearer ' . $this->token]]);`,
        `    return file_get_contents("{$this->base}/$path?" . http_build_query($query), false, $context);`,
        `  }`,
        `}`,
      )
      lines.push(
        `$client = new Client(${token()});`,
        `$client->get(${text(draft, url.slice(url.indexOf('endpoints')))}, ${array(draft, randomParameters(draft))});`,
      )
      break
    default:
      lines.push(
        `$${name} = curl_init(${text(draft, url)} . '?' . http_build_query(${array(draft, randomParameters(draft))}, '', '&', PHP_QUERY_RFC3986));`,
        `curl_setopt($${name}, CURLOPT_RETURNTRANSFER, 1);`,
        `curl_exec($${name});`,
      )
  }
  // Of one namespace each, many programs run in one process.
  return ['<?php', `namespace App\\${url.replace(/^.*\//, '')};`, '', ...draft.head, ...lines].join(
    '\n',
  )
}
