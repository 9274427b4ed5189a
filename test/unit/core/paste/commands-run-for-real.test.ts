import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { readPasted } from '#core/paste/read-pasted.ts'
import { presets } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, renderTarget } from '#core/request/request-plan.ts'
import {
  openEchoServer,
  type EchoServer,
  type SeenRequest,
} from '../../../support/echo-server/echo-server.ts'
import { readAsServer } from '../../../support/echo-server/read-as-server.ts'
import { hasTool, runProgram } from '../../../support/snippet-tools.ts'

/** What a request asks for, wherever that stands in it; numbers and texts alike. */
function meaningOf({ target, body, headers }: Pick<SeenRequest, 'target' | 'body' | 'headers'>) {
  const { endpoint, parameters } = readAsServer(target)
  const isForm =
    String(headers['content-type']).includes('x-www-form-urlencoded') && !/^\s*\{/.test(body)
  const inBody: unknown = isForm
    ? readAsServer(`/api/v4/endpoints/x?${body}`).parameters
    : JSON.parse(body === '' ? '{}' : body)
  const merged = merge(parameters, inBody)
  return { endpoint, asked: JSON.parse(JSON.stringify(merged), asText) as unknown }
}

const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value)

function merge(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return other ?? one
  if (Array.isArray(one) || Array.isArray(other)) return other
  const all = { ...one } as Record<string, unknown>
  for (const [name, value] of Object.entries(other))
    all[name] = name in all ? merge(all[name], value) : value
  return all
}

/** What the app's form asks for. */
function meaningOfReading(text: string) {
  const read = readPasted(text, presets.documented)
  if (read.kind === 'problem') return read.problem
  const planned = planRequest(resolveForm(read.form, '2026-11-28'), presets.documented)
  if (!planned.ok) return planned.error
  const { endpoint, asked } = meaningOf({
    target: renderTarget(planned.value),
    body: bodyOf(planned.value) ?? '',
    headers: { 'content-type': 'application/json' },
  })
  return { method: read.form.method, endpoint, asked, token: read.token }
}

const hasBash =
  hasTool('bash', ['--version'], 'commands-run-for-real') &&
  hasTool('curl', ['--version'], 'commands-run-for-real')
const hasWget = hasTool('wget', ['--version'], 'commands-run-for-real')

describe.skipIf(!hasBash)('what is read of a script is what arrives when bash runs it', () => {
  let server: EchoServer
  beforeAll(async () => {
    server = await openEchoServer()
  })
  afterAll(() => server.close())

  /** Runs scripts one after the other; the first request of each, as it arrived. */
  async function run(scripts: readonly string[]) {
    const parts = scripts.map(
      (script, at) => `${script}\ncurl -s '${server.baseUrl}/end/${String(at)}'`,
    )
    const { stderr } = await runProgram({ command: 'bash', args: [], input: parts.join('\n') })
    const seen = server.takeSeen()
    const ends = scripts.map((_, at) =>
      seen.findIndex(({ target }) => target === `/end/${String(at)}`),
    )
    return ends.map((end, at) => {
      const arrived = seen[at === 0 ? 0 : (ends[at - 1] ?? 0) + 1]
      if (arrived === undefined || end === -1 || arrived.target.startsWith('/end/'))
        return { stderr }
      return {
        method: arrived.method,
        ...meaningOf(arrived),
        token: /^Bearer (.*)$/.exec(String(arrived.headers.authorization))?.[1] ?? null,
      }
    })
  }

  test('written by hand', async () => {
    const U = `${server.baseUrl}/api/v4/endpoints/events`
    const json = '{"filter":{"q":"jazz & \\"ü\\""},"page":{"size":5}}'
    const scripts = [
      `curl -s '${U}?page\\[size\\]=5&filter\\[q\\]=a'`,
      `curl -s "${U}?filter\\[q\\]=\\{a\\}"`,
      `curl -s ${U}\\?page%5Bsize%5D=5\\&sort=name`,
      `curl -s '${U}?page%5Bnumber%5D=[3-5]'`,
      `curl -s '${U}?include={image,location}&sort={name}'`,
      `curl -s -G '${U}' -d 'page[size]=5' --data-urlencode 'filter[q]=a&b = 100% +'`,
      `curl -s -G "${U}?sort=name" --data-urlencode 'filter[q]@-' <<< 'ä b'`,
      `curl -s '${U}' --json '${json.replaceAll("'", "'\\''")}'`,
      `curl -s '${U}' --json @- <<'EOF'\n${json}\nEOF`,
      `Q=jazz\ncurl -s '${U}' --json @- <<EOF\n{"filter":{"q":"$Q \\$Q \\\\\\\\ \`"}}\nEOF`.replace(
        '`"',
        '"',
      ),
      `curl -s "${U}" --json "$(cat <<'EOF'\n{"filter":{"q":"it's $5"}}\nEOF\n)"`,
      `cat <<-EOF | curl -s '${U}' -H 'Content-Type: application/json' -d @-\n\t{"filter":\n\t{"q":"a"}}\n\tEOF`,
      `echo '{"page":{"size":5}}' | curl -s --json @- ${U}`,
      `printf '%s' '{"page":{"size":5}}' | curl -s --json @/dev/stdin ${U}`,
      `printf '%s\\n' 'a b' c | curl -sG --data-urlencode 'filter[q]@-' ${U}`,
      `printf '\\n%s' | curl -sG --data-urlencode 'filter[q]@-' ${U}`,
      `BASE='${server.baseUrl}'; TOKEN="t-\${NONE:-1}"\ncurl -s -H "Authorization: Bearer \${TOKEN}" "$BASE/api/v4/endpoints/events?sort=name"`,
      `for p in 2 3; do curl -s "${U}?page%5Bnumber%5D=$p"; done`,
      `curl -s $'${U}?filter%5Bq%5D=\\x41\\x25C3%A4\\'' --oauth2-bearer abc`,
      `curl -s "${U}" \\\n  -H 'Authorization: Bearer a' \\\n  -d 'filter[q]=a b' -d 'page[size]=5'`,
      `curl -sX POST "${U}" -d 'sort=name' # a comment 'with a quote`,
      `A=(-s -G --data-urlencode 'filter[q]=a b)')\nA+=(-d "page[size]=5" # five\n)\ncurl "\${A[@]}" '${U}'`,
      `urls=('x' "${U}?sort=name")\ncurl -s "\${urls[1]}"`,
      `(curl -s '${U}?sort=name' 2>/dev/null | cat) && true`,
      `curl --silent --max-time 9 --data-raw '{"sort":"@x"}' -H 'content-type: application/json' -- '${U}'`,
      `curl -s --data-urlencode 'filter[q]=Ä&Ö' --url-query 'sort=name' --url '${U}'`,
    ]
    expect(scripts.map(meaningOfReading)).toEqual(await run(scripts))
  })

  test.skipIf(!hasWget)('written for wget', async () => {
    const U = `${server.baseUrl}/api/v4/endpoints/events`
    const scripts = [
      `wget -qO- --header='Authorization: Bearer abc' '${U}?page[size]=5&filter[q]=a b ü'`,
      `wget -q -O - --post-data='{"page":{"size":5}}' --header 'Content-Type: application/json' ${U}`,
      `wget -qO- --method POST --body-data='page[size]=5&sort=name' "${U}"`,
      `wget -qO/dev/null -t1 -T 9 ${U}?sort=name`,
    ]
    expect(scripts.map(meaningOfReading)).toEqual(await run(scripts))
  })

  const rounds = process.env.FULL === '1' ? 500 : 60
  test(
    `generated: ${String(rounds)} commands with quotes of all kinds`,
    async () => {
      const U = `${server.baseUrl}/api/v4/endpoints/events`
      const scripts = fc.sample(command(U), rounds)
      const read = scripts.map(meaningOfReading)
      const arrived = await run(scripts)
      expect(read.map((reading, at) => ({ script: scripts[at], reading }))).toEqual(
        arrived.map((reading, at) => ({ script: scripts[at], reading })),
      )
    },
    60_000 + rounds * 1_000,
  )
})

const value = fc.string({
  unit: fc.constantFrom(...Array.from(`ab Z9'"\\$&|;#!*?~(){}[]<>%+=,.:@^\`-_/äß€😀`)),
  minLength: 1,
  maxLength: 8,
})

/** A text as a word of bash, in one of its quotes. */
const quoted = (text: string) =>
  fc.constantFrom(
    `'${text.replaceAll("'", "'\\''")}'`,
    `"${text.replace(/["$`\\]/g, '\\$&')}"`,
    `$'${text.replace(/['\\]/g, '\\$&')}'`,
    text.replace(/[^\w€äß😀]/gu, '\\$&'),
    Array.from(text, (one) => (one === "'" ? `"'"` : `'${one}'`)).join(''),
  )

const encode = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

/** Commands whose values hold whatever is special to the shell, to cURL, in URLs and in JSON. */
function command(address: string): fc.Arbitrary<string> {
  const json = value.map((q) => JSON.stringify({ filter: { q: `x${q}` }, page: { size: 5 } }))
  const asQuery = value.chain((q) =>
    quoted(`${address}?filter%5Bq%5D=x${encode(q)}`).map((url) => `curl -s ${url}`),
  )
  // -G stands last, because an escaped blank at the end of a line is read as a continuation that copying damaged.
  const asData = value.chain((q) =>
    quoted(`filter[q]=x${q}`).map((data) => `curl -s ${address} --data-urlencode ${data} -G`),
  )
  const asBody = json.chain((body) =>
    quoted(body).map((data) => `curl -s ${address} \\\n  --json ${data}`),
  )
  const asHereDocument = json.map((body) => `curl -s ${address} --json @- <<'E O'\n${body}\nE O`)
  const asVariable = json.chain((body) =>
    quoted(body).map((data) => `B=${data}\ncurl -s ${address} --json "$B"`),
  )
  return fc.oneof(asQuery, asData, asBody, asHereDocument, asVariable)
}
