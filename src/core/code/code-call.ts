import { toText, type CodeRunner } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import type { CodeArgument, CodeScope, CodeValue } from './code-value.ts'

export interface CodeCall {
  /** What is called, or whose method is called. */
  receiver: CodeValue
  /** The method; '' if the receiver itself is called. */
  name: string
  args: readonly CodeArgument[]
  node: CodeNode
  scope: CodeScope
  r: CodeRunner
}

/** The name of arguments that are spread from an unknown value. */
export const unknownArguments = '*'

/** Reads a call whose result is known; null if it is not followed. */
export type KnownCall = (call: CodeCall) => CodeValue | null

/** The argument at a position. */
export const argumentAt = ({ args }: Pick<CodeCall, 'args'>, at: number): CodeValue | undefined =>
  args.filter(({ name }) => name === '')[at]?.value

export const argumentNamed = (
  { args }: Pick<CodeCall, 'args'>,
  wanted: string,
): CodeValue | undefined => args.find(({ name }) => name === wanted)?.value

/** The text of the argument at a position; '' without one. */
export const textAt = (call: CodeCall, at: number): string => {
  const value = argumentAt(call, at)
  return value ? toText(value, call.node, call.r) : ''
}

/** Calls that show or check what they are given, and change nothing. */
const harmless =
  /^(?:this\.|self\.|\$this->)?(?:console|log|logger|logging|Log|fmt\.(?:P|Fp)rint|print|System\.out|echo|var_dump|print_r|dd|dump|assert|expect|isinstance|len|type|isset|empty|count|is_array|is_null|is_string)\b|^(?:new\s+)?\w*(?:Error|Exception)\(/i

export const isHarmless = ({ node, r }: Pick<CodeCall, 'node' | 'r'>): boolean =>
  harmless.test(r.source.slice(node.from, node.from + 80))

/** A table whose names are separated by blanks where they mean the same. */
export const byNames = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(table).flatMap(([names, one]) =>
      names.split(' ').map((name) => [name, one] as const),
    ),
  )
