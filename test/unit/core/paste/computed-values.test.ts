import { describe, expect, test } from 'vitest'
import { describePasteOnDatacycle, resolvePasted } from '#core/dialect/paste-on-datacycle.ts'
import { readPasted as readWith } from '#core/paste/read-pasted.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { codeParsers } from '../../../support/code-parsers.ts'

const readPasted = (text: string, conventions: Conventions) =>
  readWith(text, conventions, { parsers: codeParsers })

const address = 'https://content.example/api/v4/endpoints/events'
const name = 'filter[schedule][in][min]'

function read(text: string) {
  const pasted = readPasted(text, presets.core)
  if (pasted.kind === 'problem') throw new Error(`Refused: ${text}`)
  const { form, notes, leftOut } = pasted
  const onCore = describePasteOnDatacycle(resolvePasted(pasted, '2026-03-31'), presets.core)
  return {
    values: form.filters.map(({ key, value }) => [key, value]),
    notes,
    leftOut,
    onCore: onCore?.parts ?? [],
  }
}

describe.each([
  ['bash', `curl "${address}?${name}=$(date -d '1 week ago' +%F)"`, "$(date -d '1 week ago' +%F)"],
  ['backticks of bash', `curl ${address}?${name}=\`date +%F\``, '`date +%F`'],
  [
    'PowerShell in a text',
    `curl.exe "${address}?${name}=$(Get-Date -Format 'yyyy-MM-dd')"`,
    "$(Get-Date -Format 'yyyy-MM-dd')",
  ],
  [
    'PowerShell in brackets',
    `curl.exe ('${address}?${name}=' + (Get-Date).AddHours(-3).ToString('s'))`,
    "(Get-Date).AddHours(-3).ToString('s')",
  ],
  [
    'JavaScript',
    `const since = new Date(Date.now() - 864e5).toISOString().slice(0, 10)
     await fetch(\`${address}?${name}=\${since}\`)`,
    '{{new Date(…).toISOString().slice(…)}}',
  ],
  [
    'JavaScript with a function of that name',
    `const day = (days) => dayjs().add(days, 'day').format()
     await fetch('${address}?${name}=' + day(-30))`,
    '{{dayjs().add(…).format()}}',
  ],
  [
    'Python',
    `import requests
requests.get('${address}', params={'${name}': (date.today() - timedelta(days=30)).isoformat()})`,
    '{{(…).isoformat()}}',
  ],
  [
    'PHP',
    `<?php $request = curl_init('${address}?${name}=' . date('Y-m-d', strtotime('-30 days')));`,
    '{{date(…)}}',
  ],
  [
    'an object of PHP',
    `<?php $query = http_build_query(['${name}' => (new DateTime())->modify('-1 day')->format('c')]);
     $request = curl_init('${address}?' . $query);`,
    '{{(…)->modify(…)->format(…)}}',
  ],
  [
    'an .http file',
    `GET ${address}?${name}={{$datetime iso8601 -1 d}}`,
    '{{$datetime iso8601 -1 d}}',
  ],
])('a value that %s computes', (_, text, kept) => {
  test('stays as its text, with a note and no complaint about the server', () => {
    const { values, ...rest } = read(text)
    expect(rest).toEqual({ notes: [{ kind: 'computed-value', name }], leftOut: [], onCore: [] })
    expect(values).toEqual([['schedule.in.min', { kind: 'text', text: kept }]])
  })
})

test('an address that a shell computes stays as it is written, and a token that it computes is none', () => {
  const pasted = readPasted(
    `curl "$(cat host)/api/v4/endpoints/events" -H "Authorization: Bearer $(cat token)"`,
    presets.core,
  )
  expect(pasted).toMatchObject({
    token: null,
    leftOut: [{ what: '$(cat host)', reason: 'base-address' }],
    notes: [{ kind: 'token-placeholder' }],
  })
})

test('what a shell does not compute is no computed value', () => {
  const text = `curl '${address}?filter[q]=$(date)' --data-urlencode "filter[a]=\\$(date)" -G`
  expect(read(text)).toMatchObject({ notes: [], values: [['a', { text: '$(date)' }]] })
})

test('the own helper in another style is read', () => {
  const text = `const day = (days) => {
      const now = new Date();
      const then = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days);
      return new Date(then).toISOString().slice(0, 10);
    };
    fetch("${address}?${name}=" + day(-2*7));`
  expect(read(text)).toEqual({
    values: [['schedule.in.min', { kind: 'relative', amount: -2, unit: 'week' }]],
    notes: [],
    leftOut: [],
    onCore: [],
  })
})

test.each(['$(', '`', '(', '"$(', "('", '( '])('many times %s take no time', (sign) => {
  const start = performance.now()
  readPasted(`curl.exe ${sign.repeat(100_000)}`, presets.core)
  readPasted(`curl ${sign.repeat(100_000)}`, presets.core)
  expect(performance.now() - start).toBeLessThan(5_000)
})
