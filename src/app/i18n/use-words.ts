import type { en } from '#app/i18n/en/messages.ts'
import { usePageWords } from './page-words.ts'
import { useFormats } from './use-formats.ts'

/** The messages by their keys: `query.send` with its text. */
type Messages = Flat<typeof en>
type Flat<Tree> = UnionToRecord<LeavesOf<Tree>>
type LeavesOf<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? [`${Key}`, Tree[Key]]
    : LeavesOf<Tree[Key]> extends infer Leaf extends [string, string]
      ? Leaf extends unknown
        ? [`${Key}.${Leaf[0]}`, Leaf[1]]
        : never
      : never
}[keyof Tree & (string | number)]
type UnionToRecord<Leaf extends [string, string]> = { [One in Leaf as One[0]]: One[1] }

/** The names in braces of a text. `{'@'}` is how a message writes the sign itself. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `'${string}` ? never : Name) | NamesIn<Rest>
  : never

/** The key of a message, such as `query.send`. One that no message has does not compile. */
export type MessageKey = keyof Messages

type PlaceholderValue = string | number | bigint

/** What stands in for the names in braces of a message; each has to be there. */
export type MessageValues<Key extends MessageKey> = Readonly<{
  [Name in NamesIn<Messages[Key]>]: Name extends 'count' ? CountIn<Messages[Key]> : PlaceholderValue
}>

/** A text would always choose the first of several forms. */
type CountIn<Message> = Message extends `${string} | ${string}` ? number | bigint : PlaceholderValue

/** The key of a message whose only name in braces is `count`. */
export type CountedKey = {
  [Key in MessageKey]: [NamesIn<Messages[Key]>] extends ['count'] ? Key : never
}[MessageKey]

/** The kinds that have no message under the prefix, or one that names what they do not have. */
type KindsWithoutWords<
  Prefix extends string,
  One extends { kind: string },
  Suffix extends string,
> = One extends unknown
  ? `${Prefix}.${One['kind']}${Suffix}` extends infer Key extends MessageKey
    ? One extends MessageValues<Key>
      ? never
      : One['kind']
    : One['kind']
  : never

/** The words of the page's language. */
export function useWords() {
  const { locale, write, has } = usePageWords()
  const formats = useFormats()

  /**
   * A message in the page's language. Numbers among its values are written as people of that language read
   * them; what must not be grouped is given as text. `choice` is the number that chooses between the forms of a
   * plural: `count`, where none is given.
   */
  function say<Key extends MessageKey>(
    key: Key,
    ...[values, choice]: [NamesIn<Messages[Key]>] extends [never]
      ? [values?: object, choice?: number]
      : | [values: MessageValues<Key>, choice?: number]
        | [values: Readonly<Record<NamesIn<Messages[Key]>, PlaceholderValue>>, choice: number]
  ): string {
    return writeMessage(key, values ?? {}, choice)
  }

  /** A message with values that come as a record, so that only a test can tell whether each name is among them. */
  const sayUnchecked = (
    key: MessageKey,
    values: Readonly<Record<string, PlaceholderValue>>,
  ): string => writeMessage(key, values, undefined)

  /** The message for the kind of something, with its members as values. A kind without words does not compile. */
  function sayKind<Prefix extends string, One extends { kind: string }, Suffix extends string = ''>(
    prefix: Prefix,
    one: One,
    ...[suffix]: [KindsWithoutWords<Prefix, One, Suffix>] extends [never]
      ? [suffix?: Suffix]
      : [never]
  ): string {
    return writeMessage(`${prefix}.${one.kind}${suffix ?? ''}`, one, undefined)
  }

  function writeMessage(key: string, values: object, choice: number | undefined): string {
    const given: readonly [string, unknown][] = Object.entries(values)
    const named: Record<string, unknown> = Object.fromEntries(
      given.map(([name, value]) => [
        name,
        typeof value === 'number' || typeof value === 'bigint' ? formats.formatCount(value) : value,
      ]),
    )
    const count = choice ?? given.find(([name]) => name === 'count')?.[1]
    // No language here tells numbers beyond 2^53 from "several".
    if (typeof count === 'bigint') return write(key, named, count === 1n ? 1 : 2)
    return write(key, named, typeof count === 'number' ? count : undefined)
  }

  /** Whether there is such a message, for a key made of what another version of the app wrote. */
  const hasMessage = (key: string): key is MessageKey => has(key)

  return { say, sayUnchecked, sayKind, hasMessage, locale, ...formats }
}
