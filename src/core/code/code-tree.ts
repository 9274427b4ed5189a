import type { Input, Parser, PartialParse } from '@lezer/common'

export type CodeLanguage = 'javascript' | 'python' | 'php' | 'java' | 'go'

/** A part of code as its language's grammar names it, without punctuation, comments and types. */
export interface CodeNode {
  readonly type: string
  readonly from: number
  readonly to: number
  readonly children: readonly CodeNode[]
}

/** The type of a node where the code is not valid. */
export const errorType = '⚠'

/**
 * A parser that accepts any text, and one that throws at the first error. Where a text is no code of the
 * language, the first needs some ten times as long for each token.
 */
export interface CodeParser {
  tolerant: Parser
  strict: Parser
}

/** In tokens of valid code, of which 60 kB have about 40 000. */
const maxSteps = 40_000
/** For each of the readings that the parser follows side by side to recover from an error, up to twelve. */
const costAfterError = 6
/** Tokens are read in pieces of this length, which counts what is read again and again. */
const pieceLength = 64
const piecesPerStep = 2
/** Of brackets: at each token, a parser copies all that are open. */
const maxNesting = 100
/** Brackets, and the signs of types and elements: none of comparisons, arrows or heredocs. */
const openOrClose = /[([{)\]}]|<(?=[a-z])|<{4,}|(?<![-=<])>/gi

/**
 * Parses code; null if that would take too long. The budget counts steps and not time, so the result is the
 * same on each computer.
 */
export function parseCode(text: string, { tolerant, strict }: CodeParser): CodeNode | null {
  if (isNestedTooDeep(text)) return null
  const steps = { left: maxSteps }
  const first = parseWithin(text, strict, steps, text.length)
  if (first.kind !== 'error') return first.tree
  // Half as much again in all: an error may stand at the end of a long text.
  steps.left = Math.min(maxSteps, steps.left + maxSteps / 2)
  const second = parseWithin(text, tolerant, steps, first.at)
  return second.kind === 'error' ? null : second.tree
}

type Parsed = { kind: 'parsed'; tree: CodeNode | null } | { kind: 'error'; at: number }

/** `validUntil`: behind it, each token costs more. The tree is null if the budget is spent. */
function parseWithin(
  text: string,
  parser: Parser,
  steps: { left: number },
  validUntil: number,
): Parsed {
  const input: Input = {
    length: text.length,
    lineChunks: false,
    chunk: (from) => {
      steps.left -= 1 / piecesPerStep
      return text.slice(from, from + pieceLength)
    },
    read: (from, to) => text.slice(from, to),
  }
  const parse = parser.startParse(input)
  while (steps.left > 0) {
    steps.left -= parse.parsedPos < validUntil ? 1 : costAfterError * countReadings(parse)
    try {
      const tree = parse.advance()
      if (tree !== null) return { kind: 'parsed', tree: readTree(tree.cursor()) }
    } catch (error) {
      if (error instanceof SyntaxError) return { kind: 'error', at: parse.parsedPos }
      throw error
    }
  }
  return { kind: 'parsed', tree: null }
}

/** Of an LR parser, which does not tell their type. */
const countReadings = (parse: PartialParse): number =>
  'stacks' in parse && Array.isArray(parse.stacks) ? Math.max(1, parse.stacks.length) : 1

/** So many signs before a value are one within the other. */
const manySigns = /(?:[-+!~*&@]\s?){300}/

function isNestedTooDeep(text: string): boolean {
  if (manySigns.test(text)) return true
  let depth = 0
  for (const [bracket] of text.matchAll(openOrClose)) {
    const isOpen = /^[([{<]/.test(bracket)
    depth = isOpen ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxNesting || bracket.length > maxNesting) return true
  }
  return false
}

/** `[` stays, because it tells `a[b]` from `a.b`. */
const withoutMeaning =
  /^(?:[(),;{}\]]|\w*Comment|Interpolation(?:Start|End)|TypeAnnotation|TypeDef|Type(?:Param|Arg)List|TypeArguments|Modifiers|Visibility|async|await|new)$/

/** Copies the tree without what has no meaning for the value of code. */
function readTree(cursor: ReturnType<ReturnType<Parser['parse']>['cursor']>): CodeNode {
  interface Growing extends CodeNode {
    readonly children: Growing[]
  }
  const root: Growing = { type: cursor.name, from: cursor.from, to: cursor.to, children: [] }
  const open = [root]
  cursor.iterate(
    ({ name, from, to }) => {
      if (withoutMeaning.test(name)) return false
      const node: Growing = { type: name, from, to, children: [] }
      open.at(-1)?.children.push(node)
      open.push(node)
      return true
    },
    () => {
      const node = open.pop()
      const siblings = open.at(-1)?.children
      if (node && siblings && isMisread(node)) siblings[siblings.length - 1] = rotate(node)
    },
  )
  return root.children[0] ?? root
}

/**
 * The grammar of Go reads `a + b.c()` as `(a + b).c()`. In all grammars, brackets around an operation are a
 * node of their own.
 */
const isMisread = ({ type, children: [first] }: CodeNode): boolean =>
  /^(?:SelectorExpr|CallExpr|IndexExpr|SliceExpr|TypeAssertion)$/.test(type) &&
  /^(?:Binary|Unary)Exp$/.test(first?.type ?? '')

function rotate<N extends CodeNode>(node: N): N {
  const [operation, ...rest] = node.children
  const last = operation?.children.at(-1)
  if (operation === undefined || last === undefined) return node
  const inner = { ...node, from: last.from, children: [last, ...rest] }
  const children = [...operation.children.slice(0, -1), isMisread(inner) ? rotate(inner) : inner]
  return { ...node, type: operation.type, from: operation.from, children }
}
