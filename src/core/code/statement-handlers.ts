import { assign, readAssignment, readDeclarations, remove } from './code-assignment.ts'
import { createClass, createFunction, methodOfGo } from './code-function.ts'
import { combine, readTruth } from './code-logic.ts'
import { readLoopStatement } from './code-loops.ts'
import { declare, findBinding, nameOfModule } from './code-names.ts'
import { type CodeRunner, byNames } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import { nullValue, undefinedValue, type CodeScope, type CodeValue } from './code-value.ts'
import { isKnownPath } from './known-calls.ts'

/** Reads a node of a grammar. */
export type CodeHandler = (node: CodeNode, scope: CodeScope, r: CodeRunner) => CodeValue

const leaves = /^(?:Return|Throw|Raise|Break|Continue|Goto)Statement$|^ThrowExpression$/
const exits =
  /^(?:sys\.)?exit\b|^die\b|^process\.exit|^os\.Exit|^log\.Fatal|^panic\b|^abort\b|^System\.exit/

/** True if a branch ends what is run: what it changes has no effect on what follows. */
function endsRun(body: CodeNode, r: CodeRunner): boolean {
  const last = body.children.filter(({ type }) => type !== ':').at(-1)
  const end = /^(?:Block|Body|ColonBlock)$/.test(body.type) ? last : body
  if (end === undefined) return false
  const isWrapped = /^Expr(?:ession)?Statement$/.test(end.type) && end.children[0]
  return (
    leaves.test(end.type) ||
    (isWrapped ? leaves.test(isWrapped.type) : false) ||
    exits.test(r.source.slice(end.from, end.from + 20))
  )
}

const readIf: CodeHandler = (node, scope, r) => {
  let isCertain = true
  let branch: CodeNode[] = []
  let { from } = node
  const run = (body: CodeNode | undefined, truth: boolean | null): boolean => {
    if (body === undefined || truth === false) return false
    const mark = r.markAt({ from, to: body.from }, 'conditional')
    if (truth === true && isCertain) r.run(body, scope)
    else {
      const keeps = endsRun(body, r) ? 'nothing' : isCertain ? 'all' : 'marks'
      r.perhaps(mark, { scope, keeps }, () => r.run(body, scope))
    }
    if (truth === null) isCertain = false
    return truth === true
  }
  for (const child of [...node.children, null]) {
    if (child !== null && !/^(?:if|elif|elseif|else)$/.test(child.type)) {
      branch.push(child)
      continue
    }
    if (branch.length === 0) {
      from = child?.from ?? from
      continue
    }
    const body = branch.at(-1)
    const conditions = branch.slice(0, -1).map((one) => r.run(one, scope))
    const condition = conditions.at(-1)
    const isElse = condition === undefined
    if (run(body, isElse ? true : readTruth(condition, r))) return nullValue
    branch = []
    from = child?.from ?? from
  }
  return nullValue
}

/** What stands before the body of a statement. */
const headerOf = ({ from, to, children }: CodeNode, r: CodeRunner) =>
  r.markAt({ from, to: children.at(-1)?.from ?? to }, 'conditional')

const readTry: CodeHandler = (node, scope, r) => {
  let isCaught = false
  for (const child of node.children) {
    if (child.type === 'catch' || child.type === 'except') isCaught = true
    if (child.type === 'finally' || child.type === 'FinallyClause') isCaught = false
    if (isCaught || child.type === 'CatchClause')
      r.perhaps(headerOf(child, r), { scope, keeps: 'nothing' }, () => r.run(child, scope))
    else r.run(child, scope)
  }
  return nullValue
}

const readSwitch: CodeHandler = (node, scope, r) => {
  const [, subject, ...rest] = node.children
  const value = subject ? r.run(subject, scope) : nullValue
  const taken = subject ? findBranch(rest, value, scope, r) : null
  if (taken !== null) {
    const results = taken.map((one) => r.run(one, scope))
    r.endSwitch()
    return results.at(-1) ?? nullValue
  }
  for (const child of rest)
    r.perhaps(headerOf(node, r), { scope, keeps: 'all' }, () => r.run(child, scope))
  return r.unknown(node)
}

const labels =
  /^(?:CaseLabel|DefaultLabel|SwitchLabel|Case|Default|CaseStatement|DefaultStatement|MatchArm)$/
const signs = /^(?:case|default|:|=>)$/

/** What a switch runs, until it is left; null if the text does not show which branch is taken. */
function findBranch(
  [block]: readonly CodeNode[],
  subject: CodeValue,
  scope: CodeScope,
  r: CodeRunner,
): CodeNode[] | null {
  const parts = block?.children.filter(({ type }) => type !== ':') ?? []
  if (!parts.some(({ type }) => labels.test(type))) return null
  let start: number | null = null
  for (const [at, label] of parts.entries()) {
    if (!labels.test(label.type)) continue
    if (r.source.startsWith('default', label.from)) {
      start ??= at
      continue
    }
    const truths = valuesOf(label).map((one) =>
      readTruth(combine('===', [subject, r.run(one, scope)], { node: one, r }), r),
    )
    if (truths.includes(null)) return null
    if (!truths.includes(true)) continue
    start = at
    break
  }
  if (start === null) return []
  const following = parts.slice(start)
  const isGo = r.language === 'go'
  const isArm = following[0]?.type === 'MatchArm'
  const end = following.findIndex(({ type }, at) => at > 0 && (isGo || isArm) && labels.test(type))
  return (end === -1 ? following : following.slice(0, end)).flatMap((part) =>
    labels.test(part.type) ? bodyOf(part) : [part],
  )
}

/** The values of a case; PHP's has its statements in it. */
function valuesOf({ type, children }: CodeNode): CodeNode[] {
  const values = children.filter((one) => !signs.test(one.type))
  if (type === 'MatchArm') return values.slice(0, -1)
  return type === 'CaseStatement' ? values.slice(0, 1) : values
}

function bodyOf({ type, children }: CodeNode): CodeNode[] {
  const parts = children.filter((one) => !signs.test(one.type))
  if (type === 'MatchArm') return parts.slice(-1)
  return type === 'CaseStatement' ? parts.slice(1) : type === 'DefaultStatement' ? parts : []
}

/** `with a as b:` of Python, and the resources of Java. */
const readWith: CodeHandler = (node, scope, r) => {
  const { children } = node
  for (const [at, child] of children.entries()) {
    if (child.type === 'as' || children[at - 1]?.type === 'as') continue
    const target = children[at + 1]?.type === 'as' ? children[at + 2] : undefined
    const value = r.run(child, scope)
    if (target) assign(target, value, scope, { node, r })
  }
  return nullValue
}

const readReturn: CodeHandler = (node, scope, r) => {
  const values = node.children
    .filter(({ type }) => type !== 'return')
    .map((child) => r.run(child, scope))
  const [first] = values
  const isList = values.length > 1 && r.language !== 'go'
  r.leave(isList ? r.list(values) : (first ?? undefinedValue))
  return nullValue
}

const readFunction: CodeHandler = (node, scope, r) => {
  const created = createFunction(node, scope, r)
  if (node.type === 'MethodDecl') {
    const [receiver] = node.children.find(({ type }) => type === 'Parameters')?.children ?? []
    const target = receiver?.children[0]
    const method = {
      ...created,
      parameters: target
        ? [{ target, fallback: null, kind: 'one' as const }, ...created.parameters]
        : created.parameters,
    }
    declare(methodOfGo(created.name), method, scope, r)
    r.noteFunction(method)
  } else if (created.name !== '' && !node.type.endsWith('Expression'))
    declare(created.name, created, scope, r)
  return created
}

const runAll: CodeHandler = (node, scope, r) => {
  for (const child of node.children) r.run(child, scope)
  return nullValue
}

export const statementHandlers = byNames<CodeHandler>({
  IfStatement: readIf,
  'TryStatement TryWithResourcesStatement': readTry,
  'SwitchStatement MatchStatement MatchExpression TypeSwitchStatement SelectStatement': readSwitch,
  WithStatement: readWith,
  'ForStatement ForeachStatement EnhancedForStatement WhileStatement DoStatement':
    readLoopStatement,
  ReturnStatement: readReturn,
  'DeleteStatement UnsetStatement': (node, scope, r) => {
    for (const child of node.children.slice(1)) remove(child, scope, r)
    return nullValue
  },
  'BreakStatement ContinueStatement GotoStatement': (node, _, r) => {
    r.jump(node)
    return nullValue
  },
  VariableDeclaration: readDeclarations,
  'AssignStatement UpdateStatement AssignmentExpression UpdateExpression Assignment NamedExpression':
    readAssignment,
  'VariableDeclarator Resource ConstSpec VarSpec IncDecStatement': readAssignment,
  VarDecl: (node, scope, r) =>
    node.children.some(({ type }) => type === ':=')
      ? readAssignment(node, scope, r)
      : runAll(node, scope, r),
  'FunctionDeclaration FunctionDefinition FunctionDecl MethodDecl MethodDeclaration': readFunction,
  'ArrowFunction FunctionExpression LambdaExpression FunctionLiteral': (node, scope, r) =>
    createFunction(node, scope, r),
  'ClassDeclaration ClassExpression ClassDefinition': createClass,
  'ImportDeclaration ImportStatement ImportSpec NamespaceUseDeclaration': readImport,
  'InterfaceDeclaration TypeAliasDeclaration EnumDeclaration TypeDecl TypeDefinition PackageDeclaration Text TextInterpolation':
    () => nullValue,
})

/** `a as b` in lists of names. */
const named = /(?:^|[{,])\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/g

/** Gives the names of an import the paths that they lead to. */
function readImport(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeValue {
  const text = r.source.slice(node.from, Math.min(node.to, node.from + 2_000)).replaceAll('\n', ' ')
  const bind = (name: string, path: string) => {
    declare(name, findBinding(scope, path)?.value ?? r.unknown(node, path), scope, r)
  }
  switch (r.language) {
    case 'javascript': {
      const [, names = '', module = ''] = /^import\s([^'"]*)from\s*['"](.*?)['"]/.exec(text) ?? []
      const path = nameOfModule(module)
      const [whole] = /^(?:\*\s*as\s+)?([\w$]+)/.exec(names.trimStart())?.slice(1) ?? []
      if (whole !== undefined) bind(whole, path)
      const group = /\{.*/s.exec(names)?.[0] ?? ''
      for (const [, name = '', other = name] of group.matchAll(named))
        bind(other, pathOf(path, name))
      break
    }
    case 'python': {
      const [, from, names = ''] = /^(?:from\s+([\w.]+)\s+)?import\s+\(?(.*)/.exec(text) ?? []
      for (const part of names.replace(')', '').split(',')) {
        const [, name = '', other] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?/.exec(part) ?? []
        if (from !== undefined && name !== '') bind(other ?? name, pathOf(from, name))
        else if (other !== undefined) bind(other, name)
      }
      break
    }
    case 'php': {
      const group = /\{([^}]*)/.exec(text)?.[1] ?? text.replace(/^use\s+(?:function\s+)?|;/g, '')
      for (const part of group.split(',')) {
        const [, name = '', other = name] =
          /(?<!\w)(\w+)(?:\s+as\s+(\w+))?$/.exec(part.trimEnd()) ?? []
        if (name !== '') bind(other, name)
      }
      break
    }
    case 'go': {
      const [, name, path = ''] = /^(?:(\w+)\s+)?["`](.*?)["`]/.exec(text) ?? []
      if (name !== undefined) bind(name, path.split('/').at(-1) ?? path)
      break
    }
    case 'java':
  }
  return nullValue
}

function pathOf(module: string, name: string): string {
  const path = `${module}.${name}`
  if (isKnownPath(path) || name === 'default') return name === 'default' ? module : path
  return isKnownPath(name) ? name : path
}
