import { expect, test } from 'vitest'
import { checkRights } from '#core/overview/check-rights.ts'
import { createTextChecks, findOtherLanguage } from '#core/overview/check-texts.ts'
import { createTallies, cutExample } from '#core/overview/overview-line.ts'
import { asJson } from '../coverage/read-items.ts'

/** What is wrong with a text. */
function findingsOf(attribute: 'name' | 'description', text: string): string[] {
  const tallies = createTallies([])
  const checks = createTextChecks(tallies, 'de')
  const item = asJson({ '@id': 'a', '@type': ['Place'], [attribute]: text })
  if (item.kind !== 'object') return []
  tallies.begin(0, 'a')
  checks.add(item, 0, 'a')
  checks.finish()
  return tallies
    .lines()
    .filter(({ positions }) => positions.length > 0)
    .map(({ check }) => check)
}

test.each<[string, string[], number]>([
  ['CC BY 4.0', [], 1],
  ['CC-0', [], 0],
  ['cc-zero', [], 0],
  ['Creative Commons CC0 1.0', [], 0],
  ['Creative Commons Zero', [], 0],
  ['Gemeinfrei', [], 0],
  // An attribute that was not requested may name the author.
  ['CC BY 4.0', ['name', 'license', 'copyrightNotice', 'author'], 0],
])('of %s, where %o are requested, no author is missed wrongly', (license, fields, count) => {
  const tallies = createTallies([])
  const item = asJson({ '@id': 'a', license })
  tallies.begin(0, 'a')
  if (item.kind === 'object') checkRights(item, fields, tallies)
  expect(tallies.lines().flatMap(({ positions }) => [...positions])).toHaveLength(count)
})

test.each([
  'UNESCO',
  'UNESCO-Welterbe Wachau',
  'MUMOK',
  'KHM Wien',
  'ÖAMTC ÖBB ORF',
  'AC/DC',
  'Café “Zur Post” & Bar',
  'São Paulo',
  'NÃO',
  'Señor Núñez',
  'Crêperie Île-de-France',
  'Ängelholm Åre Ærø',
  'Testament',
  'Test the West',
  'TEST',
  'Ö3',
  'X',
  '1. FC Köln',
  'Rock & Roll',
  'R&B; Soul; Funk',
  '5 < 7',
  'I <3 Velden',
  'Wer? Wie? Was?',
  'C# und C++',
  '50 %',
  '100 % Bio',
  'Hütte {neu}',
  // A town, a region of Italy, a surname and a car.
  'Leer',
  'NA',
  'Na',
  'Ka',
  'ROMÃ',
])('a right name: %s', (name) => {
  expect(findingsOf('name', name)).toEqual(name === 'TEST' ? ['placeholder'] : [])
})

test.each([
  ['<b>Adler</b>', ['markup']],
  ['Essen &amp; Trinken', ['markup']],
  ['Caf&eacute; Adler', ['markup']],
  ['GASTHOF ADLER', ['capitals']],
  ['HEIMATMUSEUM', ['capitals']],
  ['GroÃŸer See', ['mojibake']],
  ['CafÃ© Adler', ['mojibake']],
  ['B�ckerei', ['mojibake']],
  ['Gasthof  Adler', ['blanks']],
  ['Gasthof Adler ', ['blanks']],
  ['Gasthof Adler ', ['blanks']],
  ['xxx', ['placeholder']],
  ['Lorem ipsum', ['placeholder']],
  ['Neuer Eintrag', ['placeholder']],
  ['-', ['placeholder']],
  ['[object Object]', ['placeholder']],
  ['n/a', ['placeholder']],
  ['k. A.', ['placeholder']],
])('a wrong name: %s', (name, found) => {
  expect(findingsOf('name', name)).toEqual(found)
})

test.each([
  'Täglich geöffnet.',
  'Eintritt frei!',
  'Ein schönes Haus am See',
  '<p>Ein schönes Haus am See.</p>',
  '<p>Kaffee &amp; Kuchen&nbsp;am See, täglich ab zehn.</p>',
  '<ul><li>Sauna</li><li>Schwimmbad</li><li>Garten</li></ul>',
  'Mehr unter www.example.at/suche?id=7 und am Telefon.',
  'Erste Zeile der Beschreibung\n\n  Zweite Zeile der Beschreibung',
  'Das UNESCO-Welterbe und die ÖBB liegen am See.',
  'Preise: 5 € < 10 € für Kinder & Familien.',
  'Bitte [Anmeldung] bis Freitag (siehe unten).',
])('a right description: %s', (description) => {
  expect(findingsOf('description', description)).toEqual([])
})

test.each([
  ['x', ['short-text']],
  ['Kirche', ['short-text']],
  ['<p>Schönes Haus</p>', ['short-text']],
  ['Text folgt', ['placeholder']],
  ['<p>TODO</p>', ['placeholder']],
  ['leer', ['placeholder']],
  ['&lt;p&gt;Ein schönes Haus am See.&lt;/p&gt;', ['markup']],
  ['<p>Ein schönes Haus &amp;amp; Garten am See.</p>', ['markup']],
  ['<p class="MsoNormal">Ein schönes Haus am See.</p>', ['markup']],
  ['[b]Ein schönes Haus[/b] am See.', ['markup']],
  ['Ein schönes Haus am See. <a href="https', ['markup']],
  ['Ein schönes Haus am See &nbsp; mit Garten.', ['markup']],
  ['GROSSE ERÖFFNUNG AM SEE MIT MUSIK', ['capitals']],
  ['Ein sch?nes Haus am See mit Garten.', ['mojibake']],
  ['Ein schÃ¶nes Haus am See mit Garten.', ['mojibake']],
  ['Ein schönes  Haus am See mit Garten.', ['blanks']],
  ['The house is on the shore of the lake and is open from April to October.', ['language']],
])('a wrong description: %s', (description, found) => {
  expect(findingsOf('description', description)).toEqual(found)
})

test.each(['x', '😀'])('an example of many %s is cut to a line', (letter) => {
  expect(cutExample(letter.repeat(120))).toBe(letter.repeat(120))
  expect(cutExample(letter.repeat(300))).toBe(`${letter.repeat(120)}…`)
})

test.each([
  ['de', 'en', 'Beautiful beach bar with regional dishes and live music every weekend.'],
  ['de', 'en', 'The museum shows the history of the town and is open all year round.'],
  ['de', 'en', 'Enjoy a wonderful view of the mountains from the terrace of our restaurant.'],
  ['en', 'de', 'Genießen Sie den herrlichen Blick auf die Berge von der Terrasse des Hauses.'],
  ['en', 'de', 'Gemütlicher Gasthof mit regionaler Küche, direkt am See und nahe beim Bahnhof.'],
  [
    'de',
    'it',
    'Il museo si trova nel centro della città ed è aperto tutto l’anno con ingresso gratuito.',
  ],
  [
    'de-AT',
    'fr',
    'Le musée se trouve dans le centre de la ville et il est ouvert pour les familles.',
  ],
])('a text that says it is in %s and is in %s: %s', (said, language, text) => {
  expect(findOtherLanguage(text, said)).toBe(language)
})

test.each([
  ['de', 'Kurz.'],
  ['de', 'Live: The Rolling Stones, The Who, The Beatles und Of Monsters and Men im Stadtpark'],
  ['de', 'Coworking Space, Café und Bar mit Happy Hour, Quiz Night und Open Stage am Freitag'],
  ['de', 'Willkommen im Haus am See! Welcome to our house on the lake, we are open every day.'],
  ['de', 'Adler, Bacher, Brunner, Ebner, Fischer, Gruber, Huber, Kofler, Lackner, Moser, Pichler'],
  ['de', 'Das Konzert „The Sound of Music – This is what you came for“ findet im Schloss statt.'],
  ['en', 'Schloss Ort, Kunsthistorisches Museum Wien, Haus der Musik and the Albertina in Vienna.'],
  [
    'en',
    'The castle was built for Graf von Wallner; the inscription reads „Die Zeit ist ein Fluss“.',
  ],
  ['ja', 'The museum shows the history of the town and is open all year round.'],
])('a text in %s of which nothing is said: %s', (said, text) => {
  expect(findOtherLanguage(text, said)).toBeNull()
})
