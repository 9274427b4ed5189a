import { expect, test } from 'vitest'
import { substituteVariables } from '#core/paste/substitute-variables.ts'

const substitute = (text: string, variables: Record<string, string>) =>
  substituteVariables(text, new Map(Object.entries(variables)))

test('a variable that is its own value stays as it is written', () => {
  expect(substitute('{{a}}/x', { a: '{{a}}' })).toBe('{{a}}/x')
  expect(substitute('{{a}}', { a: '{{b}}', b: '{{a}}' })).toMatch(/^\{\{[ab]\}\}$/)
})

test('a value that holds itself and more is put in a few times, and the text stays small', () => {
  expect(substitute('{{a}}', { a: 'x{{a}}' })).toBe('xxxxx{{a}}')
  expect(substitute('{{a}}', { a: '{{a}}{{a}}'.repeat(40) }).length).toBeLessThan(10_000_000)
})

test('values of values are put in, five deep, and what has no value stays', () => {
  const chain = { a: '{{b}}', b: '{{c}}', c: '{{d}}', d: '{{e}}', e: 'end', empty: '' }
  expect(substitute('{{ a }} {{empty}} {{none}}', chain)).toBe('end {{empty}} {{none}}')
})
