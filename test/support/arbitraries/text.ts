import fc from 'fast-check'

/** What URLs, shells, JSON and CSV readers stumble over. */
const traps = [
  ' ',
  '  ',
  '&',
  '+',
  '%',
  '%20',
  '%5B',
  '"',
  "'",
  ',',
  ';',
  '=',
  '#',
  '?',
  '/',
  '\\',
  '\\"',
  '[',
  ']',
  '[x]',
  '{',
  '}',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\u007f',
  '\u2028',
  '..',
  'ä',
  'ß',
  '€',
  '漢字',
  '😀',
  '👩‍👩‍👧',
  '\ufeff',
  '\u00a0',
  '\ud83d',
  '\ude00',
  '\ufffd',
  '$HOME',
  '$(id)',
  '`id`',
  '!!',
  '^',
  '|',
  '<',
  '>',
  '(',
  ')',
  '*',
  '~',
  '@',
  '%TOKEN%',
  '-',
  '__proto__',
  '’',
]

const anyCodeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

/** Any text: all of Unicode, astral characters, lone surrogates and controls included; may be empty. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: anyCodeUnit, maxLength: 8 }),
  fc
    .array(fc.oneof(fc.constantFrom(...traps), fc.string({ maxLength: 3 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
)

/** Any text that is not empty and has none of the given characters. */
export const textWithout = (characters: RegExp): fc.Arbitrary<string> =>
  anyText.map((text) => text.replace(characters, '')).filter((text) => text !== '')
