import {
  cut,
  randomParameters,
  randomTexts,
  randomToken,
  split,
  writeText,
  type Draft,
  type Way,
  type WriteProgram,
} from './program.ts'

const quote = (text: string) => JSON.stringify(text)

const literal: Way = ({ random }, text) =>
  random.chance(0.1) && !/["\\\t]|^\s|\s$/.test(text) && text !== ''
    ? `"""\n        ${text}""" `
    : quote(text)

const ways: readonly [Way, ...Way[]] = [
  literal,
  (draft, text, inner) => {
    const [one, other] = split(draft, text).map(inner)
    return `(${one ?? ''} + ${other ?? ''})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `${draft.random.pick(['String', 'var', 'final String'])} ${name} = ${inner(text)};`,
    )
    return name
  },
  (draft, text, inner) => {
    const name = draft.name()
    const [one, other] = split(draft, text)
    draft.lines.push(`String ${name} = ${inner(one)};`, `${name} += ${inner(other)};`)
    return name
  },
  (draft, text, inner) => {
    const name = draft.name()
    const parts = split(draft, text).map(inner)
    draft.lines.push(
      `StringBuilder ${name} = new StringBuilder(${draft.random.pick(['', '""'])});`,
      ...draft.random.pick([
        parts.map((part) => `${name}.append(${part});`),
        [`${name}.append(${parts.join(').append(')});`],
      ]),
    )
    return `${name}.toString()`
  },
  (draft, text, inner) => {
    const [one, other] = split(draft, text).map(inner)
    return draft.random.pick([
      `String.format("%s%s", ${one ?? ''}, ${other ?? ''})`,
      `"%s%s".formatted(${one ?? ''}, ${other ?? ''})`,
      `String.join("", ${one ?? ''}, ${other ?? ''})`,
      `${one ?? ''}.concat(${other ?? ''})`,
    ])
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    return (
      found &&
      `String.join(${quote(found.separator)}, ${draft.random.pick(['List.of', 'Arrays.asList'])}(${found.parts.map(inner).join(', ')}))`
    )
  },
  (draft, text, inner) => {
    const found = cut(draft, text)
    if (!found) return null
    const list = draft.name()
    draft.lines.push(
      `List<String> ${list} = new ArrayList<>();`,
      ...found.parts.map((part) => `${list}.add(${inner(part)});`),
    )
    return draft.random.pick([
      `String.join(${quote(found.separator)}, ${list})`,
      `${list}.stream().collect(Collectors.joining(${quote(found.separator)}))`,
      `${list}.stream().map(x -> x).collect(Collectors.joining(${quote(found.separator)}))`,
    ])
  },
  (draft, text, inner) => {
    const fn = draft.name()
    draft.head.push(
      draft.random.pick([
        `static String ${fn}(String x) { return x; }`,
        `private static String ${fn}(String x) { if (x == null) { return "none"; } return x; }`,
        `static String ${fn}(String x) { try { return x; } catch (RuntimeException error) { return "failed"; } }`,
        `static String ${fn}(String x) { switch (x) { case "none": return "nothing"; default: return x; } }`,
        `static String ${fn}(String x, String... more) { String y = x; return y; }`,
      ]),
    )
    return `${fn}(${inner(text)})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      draft.random.pick([
        `Map<String, String> ${name} = Map.of("a", ${inner(text)}, "b c", "other");`,
        `Map<String, String> ${name} = new HashMap<>();\n${name}.put("a", ${inner(text)});`,
      ]),
    )
    return draft.random.pick([`${name}.get("a")`, `${name}.getOrDefault("a", "none")`])
  },
  (draft, text, inner) => {
    const flag = draft.name()
    const isOn = draft.random.chance(0.5)
    draft.lines.push(`boolean ${flag} = ${String(isOn)};`)
    const value = inner(text)
    return isOn ? `(${flag} ? ${value} : "other")` : `(${flag} ? "other" : ${value})`
  },
  (draft, text, inner) => {
    const name = draft.name()
    draft.lines.push(
      `String ${name} = "other";`,
      `if (${draft.random.pick(['true', '1 < 2', '"a".equals("a")', '!false', 'System.currentTimeMillis() > 5'])}) {`,
      `  ${name} = ${inner(text)};`,
      '}',
    )
    return name
  },
  (draft, text) => {
    const name = `NAME_${draft.name()}`
    draft.head.push(`private static final String ${name} = ${quote(text)};`)
    return name
  },
  (draft, text, inner) =>
    draft.random.pick<() => string>([
      () => `String.valueOf(${inner(text)})`,
      () => `${inner(` ${text}`)}.substring(1)`,
      () => (text.includes('<') ? inner(text) : `${inner(`<${text}`)}.replace("<", "")`),
      () => `new String[] { ${inner(text)}, "other" }[0]`,
      () => `List.of("other", ${inner(text)}).get(1)`,
      () => (text === text.trim() ? `${quote(` ${text} `)}.trim()` : inner(text)),
      () => `Optional.ofNullable(${inner(text)}).orElse("other")`,
      () => `${inner(text)}.toString()`,
      () => (/^\d+$/.test(text) ? `String.valueOf(${text})` : inner(text)),
    ])(),
  (draft, text, inner) => {
    const name = draft.name()
    draft.head.push(
      `static class Cls${name} { private final String given; Cls${name}(String given) { this.given = given; } String getGiven() { return given; } }`,
    )
    draft.lines.push(`Cls${name} ${name} = new Cls${name}(${inner(text)});`)
    return draft.random.pick([`${name}.given`, `${name}.getGiven()`])
  },
]

const text = (draft: Draft, wanted: string): string => writeText(draft, wanted, ways)

const encode = (expression: string) => `URLEncoder.encode(${expression}, StandardCharsets.UTF_8)`

function address(draft: Draft, url: string): string {
  const { random, lines } = draft
  const pairs = randomTexts(draft)
  const name = draft.name()
  switch (random.below(6)) {
    case 0:
      return `${text(draft, url)} + ${pairs.map(([key, data], at) => `"${at === 0 ? '?' : '&'}${key.replaceAll('[', '%5B').replaceAll(']', '%5D')}=" + ${encode(text(draft, data))}`).join(' + ')}`
    case 1:
      lines.push(
        `Map<String, String> ${name} = new LinkedHashMap<>();`,
        ...pairs.map(([key, data]) => `${name}.put(${text(draft, key)}, ${text(draft, data)});`),
      )
      return `${text(draft, url)} + "?" + ${name}.entrySet().stream().map(e -> ${encode('e.getKey()')} + "=" + ${encode('e.getValue()')}).collect(Collectors.joining("&"))`
    case 2:
      lines.push(
        `StringBuilder ${name} = new StringBuilder(${text(draft, url)});`,
        `${name}.append("?v=1");`,
      )
      for (const [key, data] of pairs)
        lines.push(
          `${name}.append('&').append(${encode(text(draft, key))}).append("=").append(${encode(text(draft, data))});`,
        )
      return `${name}.toString()`
    case 3:
      lines.push(`StringJoiner ${name} = new StringJoiner("&");`)
      for (const [key, data] of pairs)
        lines.push(
          `${name}.add(${quote(encodeURIComponent(key))} + "=" + ${encode(text(draft, data))});`,
        )
      return `${text(draft, url)} + "?" + ${name}`
    case 4:
      lines.push(
        `Map<String, String> ${name} = new TreeMap<>();`,
        ...pairs.map(([key, data]) => `${name}.put(${quote(key)}, ${text(draft, data)});`),
      )
      lines.push(
        `String ${name}Url = ${text(draft, url)} + "?";`,
        `for (Map.Entry<String, String> entry : ${name}.entrySet()) {`,
        `  ${name}Url += ${encode('entry.getKey()')} + "=" + ${encode('entry.getValue()')} + "&";`,
        '}',
      )
      return `${name}Url`
    default:
      return text(
        draft,
        `${url}?${pairs.map(([key, data]) => `${encodeURIComponent(key)}=${encodeURIComponent(data)}`).join('&')}`,
      )
  }
}

/** Random Java, with what Java itself has. */
export const writeJava: WriteProgram = (draft, url) => {
  const { random, lines } = draft
  const name = draft.name()
  const bearer = () => text(draft, `Bearer ${randomToken(draft)}`)
  const json = () => quote(JSON.stringify(Object.fromEntries(randomParameters(draft))))
  switch (random.below(6)) {
    case 0:
      lines.push(
        `HttpRequest ${name} = HttpRequest.newBuilder(URI.create(${address(draft, url)})).header("Authorization", ${bearer()}).build();`,
      )
      break
    case 1:
      lines.push(
        `HttpRequest ${name} = HttpRequest.newBuilder()`,
        `    .uri(new URI(${address(draft, url)}))`,
        `    .header("Accept", "application/json").header("Authorization", ${bearer()})`,
        `    .GET().build();`,
      )
      break
    case 2:
      lines.push(
        `String ${name}Body = ${json()};`,
        `HttpRequest ${name} = HttpRequest.newBuilder().uri(URI.create(${text(draft, url)})).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(${name}Body)).build();`,
      )
      break
    case 3:
      lines.push(
        `HttpURLConnection ${name} = (HttpURLConnection) new URL(${address(draft, url)}).openConnection();`,
        `${name}.setRequestMethod("GET");`,
        `${name}.setRequestProperty("Authorization", ${bearer()});`,
        `${name}.getInputStream().readAllBytes();`,
      )
      return finish(draft, null)
    case 4:
      lines.push(
        `HttpRequest.Builder ${name}Builder = HttpRequest.newBuilder();`,
        `${name}Builder.uri(URI.create(${address(draft, url)}));`,
        `if (${random.pick(['true', 'false'])}) ${name}Builder.header("X-Trace", "abc");`,
        `HttpRequest ${name} = ${name}Builder.build();`,
      )
      break
    default:
      draft.head.push(
        `static HttpRequest make(String url, String token) { return HttpRequest.newBuilder(URI.create(url)).setHeader("Authorization", "Bearer " + token).build(); }`,
      )
      lines.push(
        `HttpRequest ${name} = make(${address(draft, url)}, ${text(draft, randomToken(draft))});`,
      )
  }
  return finish(draft, name)
}

const imports = [
  'java.net.*',
  'java.net.http.*',
  'java.nio.charset.StandardCharsets',
  'java.util.*',
  'java.util.stream.*',
]

const finish = ({ head, lines }: Draft, request: string | null): string =>
  [
    ...imports.map((one) => `import ${one};`),
    '',
    'public class Query {',
    ...head.map((one) => `    ${one}`),
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => `        ${line}`),
    ...(request === null
      ? []
      : [
          `        HttpClient.newHttpClient().send(${request}, HttpResponse.BodyHandlers.ofString());`,
        ]),
    '    }',
    '}',
  ].join('\n')
