import { afterAll, describe, expect, test } from 'vitest'
import { createComputedValues } from '#core/paste/computed-values.ts'
import type { PastedRequest } from '#core/paste/pasted-request.ts'
import { readCode } from '#core/paste/read-code.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { codeParsers } from '../../../support/code-parsers.ts'
import { openEchoServer, type SeenRequest } from '../../../support/echo-server/echo-server.ts'
import { writeJava } from '../../../support/programs/java.ts'
import { writeJavaScript } from '../../../support/programs/javascript.ts'
import { writePhp } from '../../../support/programs/php.ts'
import { createDraft, createRandom, type WriteProgram } from '../../../support/programs/program.ts'
import { writePython } from '../../../support/programs/python.ts'
import { rounds } from '../../../support/rounds.ts'
import { seed } from '../../../support/seed.ts'
import { interpreters, runSnippets, type Interpreter } from '../../../support/run-snippets.ts'
import { hasTool } from '../../../support/snippet-tools.ts'

const runs = rounds(500)

const phpInOneProcess: Interpreter = {
  ...interpreters.php,
  runner: {
    fileName: 'run-all.php',
    text: `<?php
(function ($files) {
  foreach ($files as $file) {
    (function () use ($file) { require $file; })();
    echo "\\0";
  }
})(array_slice($argv, 1));
`,
    run: (runner) => ({ command: 'php', args: ['-d', 'display_errors=stderr', runner] }),
  },
}

interface Language {
  name: string
  write: WriteProgram
  interpreter: Interpreter
  /** Of those that are compiled first, fewer are run for a commit. */
  runs?: number
}

/** Not Go: nothing here compiles it, so that no program could be shown to send what is read of it. */
const languages: readonly Language[] = [
  { name: 'JavaScript', write: writeJavaScript, interpreter: interpreters.node },
  { name: 'Python', write: writePython, interpreter: interpreters.python },
  { name: 'PHP', write: writePhp, interpreter: phpInOneProcess },
  {
    name: 'Java',
    write: writeJava,
    interpreter: interpreters.java,
    runs: rounds(500) < 500 ? rounds(100) : runs,
  },
]

const server = await openEchoServer()
afterAll(() => server.close())

describe.each(languages)('random $name', ({ name, write, interpreter, runs: ofThis = runs }) => {
  const isThere = hasTool(...interpreter.check, `what random code in ${name} sends`)

  test.skipIf(!isThere)(
    'is read as what the server gets, or what is not followed is named',
    async () => {
      const programs = Array.from({ length: ofThis }, (_, at) =>
        write(createDraft(createRandom(seed + at)), `${server.baseUrl}/api/v4/endpoints/e${at}`),
      )
      const ended = await runSnippets(interpreter, programs)
      const failed = ended.code === 0 ? null : programs[ended.stdouts.length]
      expect({ failed, stderr: failed === null ? '' : ended.stderr }).toEqual({
        failed: null,
        stderr: '',
      })
      const arrived = server.takeSeen().map(tellSeen)
      const told = programs.map((code, at) => {
        const seen = arrived.filter(({ path }) => path === `/api/v4/endpoints/e${at}`)
        const read = readCode(code, { computed: createComputedValues(code), parsers: codeParsers })
        const requests = read?.kind === 'code' ? read.requests : []
        return { code, seen, read: requests.map(tellRead), isNamed: requests.some(hasNamed) }
      })
      const isSame = (one: (typeof told)[number]) =>
        JSON.stringify(one.read) === JSON.stringify(one.seen)
      expect(told.find((one) => !one.isNamed && !isSame(one))).toBeUndefined()
      // What is named is the exception: a reader that follows nothing would name everything.
      const share = told.filter(isSame).length / told.length
      expect(share).toBeGreaterThan(0.5)
    },
    60_000 + ofThis * 2_000,
  )
})

const pathOf = (url: string): string => url.replace(/^\w+:\/\/[^/]*/, '').replace(/[?#].*/s, '')

/** A request as far as its meaning goes: however a query is encoded, and whatever a library adds. */
interface Told {
  method: string
  path: string
  query: string[]
  authorization: string
  trace: string
  body: unknown
}

function listPairs(query: string): string[] {
  const decoded = query
    .split('&')
    .filter(Boolean)
    .map((pair) => decodePercent((pair.includes('=') ? pair : `${pair}=`).replaceAll('+', ' ')))
  return decoded.toSorted()
}

const tellBody = (body: string | null): unknown => {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return body === '' ? null : body
  }
}

const tellSeen = ({ method, target, headers, body }: SeenRequest): Told => ({
  method,
  path: pathOf(target),
  query: listPairs(/\?([^]*)/.exec(target)?.[1] ?? ''),
  authorization: String(headers.authorization ?? ''),
  trace: String(headers['x-trace'] ?? ''),
  body: tellBody(body),
})

function tellRead({ method, url, query, headers, body }: PastedRequest): Told {
  const header = (wanted: string) =>
    headers.find(({ name }) => name.toLowerCase() === wanted)?.value.trim()
  return {
    method: method ?? 'GET',
    path: pathOf(url ?? ''),
    query: listPairs([/\?([^#]*)/.exec(url ?? '')?.[1] ?? '', query].filter(Boolean).join('&')),
    authorization: header('authorization') ?? '',
    trace: header('x-trace') ?? '',
    body: tellBody(body),
  }
}

/** Whether a part is named that is not followed, or has a placeholder, which is named in the form. */
const hasNamed = (request: PastedRequest): boolean =>
  request.leftOut.some(({ reason }) => /^(?:not-followed|conditional|names-only)$/.test(reason)) ||
  JSON.stringify([request.url, request.query, request.headers, request.body]).includes('computed-')
