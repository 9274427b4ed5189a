import { expect, test } from 'vitest'
import { findOtherLanguage } from '#core/overview/check-texts.ts'

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
