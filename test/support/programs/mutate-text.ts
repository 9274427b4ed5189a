import type { Random } from './program.ts'

const maxLength = 100_000

const pieces = [
  '"',
  "'",
  '`',
  '\\',
  '\\\n',
  '(',
  ')',
  '[',
  '{',
  '}',
  '${',
  '{{',
  '<',
  '<<EOF\n',
  '/*',
  '//',
  '#',
  '?',
  '&',
  '=',
  '%',
  '+',
  '\n',
  '\r\n',
  '\t',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u00a0',
  '\u201c',
  ' | ',
  ' -d ',
  ' --',
  '$(',
  '@',
  ':',
  ';',
  ',',
  '=>',
  '\0',
  '\ud800',
  '^',
  '<?php ',
  '?>',
  '"""',
  "'''",
  'curl ',
  'fetch(',
  '###\n',
] as const

/** A text after some of what may happen to it: cut, doubled, mixed with others, with signs that open something. */
export function mutateText(random: Random, samples: readonly [string, ...string[]]): string {
  let text = random.pick(samples)
  for (let left = random.below(6) + 1; left > 0; left -= 1) text = mutate(text, random, samples)
  return text.slice(0, maxLength)
}

function mutate(text: string, random: Random, samples: readonly [string, ...string[]]): string {
  const from = random.below(text.length + 1)
  const to = Math.min(text.length, from + random.below(random.pick([5, 40, 400])))
  const [before, part, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  const room = Math.floor((maxLength - text.length) / Math.max(1, part.length))
  switch (random.below(9)) {
    case 0:
      return before + after
    case 1:
      return before + random.pick(pieces) + part + after
    case 2:
      return (
        before + part.repeat(Math.max(1, Math.min(room, random.pick([2, 30, 100_000])))) + after
      )
    case 3:
      return before + random.pick(pieces).repeat(random.pick([2, 60, 2_000, 25_000])) + after
    case 4:
      return before + random.pick(samples) + after
    case 5:
      return `${text}\n${random.pick(samples)}`
    case 6:
      return after + part + before
    case 7:
      return text.repeat(
        Math.max(
          1,
          Math.min(Math.floor(maxLength / Math.max(1, text.length)), random.pick([2, 10, 1_000])),
        ),
      )
    default:
      return (
        before +
        Array.from(part, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) ^ 1)).join('') +
        after
      )
  }
}
