import { expect, test } from 'vitest'
import { checkContacts } from '#core/overview/check-contacts.ts'
import { createTallies } from '#core/overview/overview-line.ts'
import { asJson } from '../coverage/read-items.ts'

/** The contacts of an address that are called wrong. */
function wrongOf(address: Readonly<Record<string, string>>): string[] {
  const item = asJson({ '@id': 'a', '@type': ['Place'], address })
  if (item.kind !== 'object') return []
  const tallies = createTallies([])
  tallies.begin(0, 'a')
  checkContacts(item, tallies)
  return tallies
    .lines()
    .filter(({ positions }) => positions.length > 0)
    .map(({ attribute }) => attribute)
}

test.each([
  ['AT', '04274 2000'],
  ['Österreich', '04274 2000'],
  ['Austria', '04274 2000'],
  ['A', '04274 2000'],
  ['AT', '+43 1 58858-0'],
  ['AT', '01 58858'],
  ['AT', '+43 (1) 58858'],
  ['AT', '+43/463/12345'],
  ['AT', '+43 463 123456-12 oder -13'],
  ['AT', 'Tel.: +43 463 123456'],
  ['AT', 'Tel +43 463 123456'],
  ['AT', '+49 (0) 8031 1234'],
  ['AT', '+386(0)4 5740000'],
  ['AT', '06641234567'],
  ['AT', '+43-4242-57300'],
  ['AT', '+43 4242 57300 50'],
  ['AT', '+43 676 / 123 45 67'],
  ['AT', '0800 201 130'],
  ['AT', '+43.463.123456'],
  ['CH', '044 668 18 00'],
  ['IT', '0471 999999'],
  ['IT', '800 123456'],
  ['DE', '089/123456'],
  ['DE', '110'],
  ['', '+43 664 1234567'],
  ['', '0664 1234567'],
])('a number of %s is right: %s', (addressCountry, telephone) => {
  expect(wrongOf({ addressCountry, telephone })).toEqual([])
})

test.each([
  ['AT', '+43 463'],
  ['AT', '0463 1'],
  ['AT', '+43 463 123O5'],
  ['AT', 'auf Anfrage'],
  ['AT', 'info@example.org'],
  ['AT', '+43 12345678901234567'],
  ['AT', '+999 123 456'],
  ['AT', '0000000'],
  ['DE', '+49 123'],
  ['IT', '+39 1'],
  ['', '12'],
])('a number of %s is wrong: %s', (addressCountry, telephone) => {
  expect(wrongOf({ addressCountry, telephone })).toEqual(['address.telephone'])
})

test.each([
  [{ email: 'Info@Hotel-Adler.AT' }, []],
  [{ email: 'name@domain.tirol' }, []],
  [{ email: 'hotel@müller.museum' }, []],
  [{ email: 'a@example.org; b@example.org' }, []],
  [{ email: 'info@hotel-adler' }, ['address.email']],
  [{ email: 'info@hotel adler.at' }, ['address.email']],
  [{ email: 'info.hotel-adler.at' }, ['address.email']],
  [{ email: 'info@hotel..at' }, ['address.email']],
  [{ url: 'https://www.example.org/a?b=c#d' }, []],
  [{ url: 'http://example.museum' }, []],
  [{ url: 'https://xn--mller-kva.example.at/' }, []],
  [{ url: 'HTTPS://EXAMPLE.ORG' }, []],
  [{ url: 'https://example.org, https://example.at' }, ['address.url']],
  [{ url: 'example.org' }, ['address.url']],
  [{ url: 'http:/example.org' }, ['address.url']],
  [{ url: 'https://ww.example.org' }, ['address.url']],
  [{ url: 'https://www.example' }, ['address.url']],
])('mail and web addresses: %j', (address, wrong) => {
  expect(wrongOf(address)).toEqual(wrong)
})
