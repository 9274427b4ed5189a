import { expect, test } from 'vitest'
import { canComplete, matchSuggestions } from '#app/ui/use-suggestions.ts'

const begin = { value: 'startDate', listLabel: 'Beginn' }
const end = { value: 'endDate', listLabel: 'Ende' }

test('a name is found by its words as by itself, and the value is what is taken', () => {
  expect(matchSuggestions([begin, end], 'begi', [])).toEqual([begin])
  expect(matchSuggestions([begin, end], 'startD', [])).toEqual([begin])
  expect(matchSuggestions([begin, end], 'begi', ['startDate'])).toEqual([])
})

test('Enter takes a name by how its words begin, not by what is in them', () => {
  expect(canComplete('begi', begin)).toBe(true)
  expect(canComplete('egi', begin)).toBe(false)
  expect(canComplete('', begin)).toBe(false)
})

test('the name that was typed in full comes first', () => {
  const named = (label: string, value: string) => ({ label, value })
  const [byName, exact, inside] = [
    named('Orte nach Namen', 'a'),
    named('Orte', 'b'),
    named('Alle Orte', 'c'),
  ]
  expect(matchSuggestions([inside, byName, exact], 'orte', [])).toEqual([exact, byName, inside])
})
