import { expect, test } from 'vitest'
import { isSameDefect, readDefect, renderDefectReport } from '#core/defect/defect.ts'

const withStack = (error: Error, stack: string) => Object.assign(error, { stack })

test('a report holds neither message nor address of what was thrown', () => {
  const secret = 'token-4711 of https://api.example/endpoints/x'
  const thrown = withStack(
    new Error(`${secret} "Käseverkostung"`),
    [
      `Error: ${secret} "Käseverkostung"`,
      '    at readItem (http://127.0.0.1:4711/assets/worker-a1b2.js:3:14)',
      '    at async /home/ada/app/out/main/index.js:10:2',
    ].join('\n'),
  )
  const report = renderDefectReport(readDefect(thrown, 'response-worker', 'rows'), {
    version: '1.2.3',
    shell: 'browser',
    at: '2026-11-23T10:00:00Z',
    agent: 'Chromium 150',
  })
  expect(report).toBe(
    [
      'Endpoint Explorer 1.2.3, browser shell, 2026-11-23T10:00:00Z',
      'Chromium 150',
      'Error',
      'in response-worker, rows',
      '  at readItem worker-a1b2.js:3:14',
      '  at index.js:10:2',
    ].join('\n'),
  )
})

test.each([
  ["Cannot read properties of undefined (reading 'items')", true],
  ['read.value is not iterable', true],
  ['Unexpected token \'K\', "Käse" is not valid JSON', false],
])('%s: told is only what an engine says of the code: %s', (message, isTold) => {
  expect(readDefect(new TypeError(message), 'page', '').message).toBe(isTold ? message : '')
})

test('frames of Firefox and Safari are read, and what is no error is told as its kind', () => {
  const thrown = withStack(new RangeError('x'), 'feed@app://explorer/assets/a.js:1:2\n@b.js:3:4')
  expect(readDefect(thrown, 'page', '').frames).toEqual(['feed a.js:1:2', 'b.js:3:4'])
  expect(readDefect('a text', 'page', 'x')).toEqual({
    where: 'page',
    doing: 'x',
    name: 'string',
    message: '',
    frames: [],
  })
})

test('the same place is the same defect', () => {
  const at = (line: number) =>
    readDefect(withStack(new Error('x'), `    at a (f.js:${line}:1)`), 'page', 'x')
  expect(isSameDefect(at(1), at(1))).toBe(true)
  expect(isSameDefect(at(1), at(2))).toBe(false)
})
