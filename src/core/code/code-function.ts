import { assign, nameOf } from './code-assignment.ts'
import { declare } from './code-names.ts'
import { type CodeRunner, unknownArguments, type At } from './code-runner.ts'
import type { CodeNode } from './code-tree.ts'
import {
  withMarks,
  type CodeArgument,
  type CodeClass,
  type CodeFunction,
  type CodeMap,
  type CodeParameter,
  type CodeScope,
  type CodeValue,
} from './code-value.ts'

const parameterLists = /^(?:ParamList|FormalParameters|InferredParameters|Parameters)$/
const names =
  /^(?:VariableDefinition|VariableName|PropertyDefinition|PropertyName|Name|Definition|DefName|FieldName)$/
const wrappers =
  /^(?:Parameter|FormalParameter|VariadicParameter|PropertyParameter|SpreadParameter)$/

/** A function as a value; its body is read when it is called. */
export function createFunction(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeFunction {
  const { children } = node
  // The results of a function in Go look as its parameters do, and so does what a method belongs to.
  const lists = children.filter(({ type }) => parameterLists.test(type))
  const list = node.type === 'MethodDecl' ? lists[1] : lists[0]
  const single = children[0]?.type === 'Definition' && list === undefined ? [children[0]] : []
  const nameNode = children.find(({ type }) => names.test(type))
  const isNamed = !/^(?:ArrowFunction|Lambda|FunctionLiteral)/.test(node.type)
  const created: CodeFunction = {
    kind: 'function',
    name: isNamed && nameNode ? nameOf(nameNode, r) : '',
    parameters: readParameters(list?.children ?? single, r),
    body: children.at(-1) ?? node,
    scope,
    marks: [],
  }
  r.noteFunction(created)
  return created
}

function readParameters(nodes: readonly CodeNode[], r: CodeRunner): CodeParameter[] {
  const parameters: CodeParameter[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]
    if (node === undefined || node.type === 'Privacy' || node.type === '/') continue
    const next = nodes[at + 1]
    // Behind a `*` of its own, Python has parameters that need their name.
    if (node.type === '*' && next && r.source.slice(node.to, next.from).includes(',')) continue
    if (wrappers.test(node.type)) {
      parameters.push(...readWrapped(node))
    } else if (/^(?:Spread|\*\*?)$/.test(node.type)) {
      const kind = node.type === '**' ? 'named' : 'list'
      if (next) parameters.push({ target: next, fallback: null, kind })
      at += 1
    } else if (/^(?:Equals|AssignOp)$/.test(node.type)) {
      const last = parameters.pop()
      if (last) parameters.push({ ...last, fallback: next ?? null })
      at += 1
    } else {
      const kind = nodes[at - 1]?.type === 'Privacy' ? 'member' : 'one'
      parameters.push({ target: node, fallback: null, kind })
    }
  }
  return parameters
}

/** The parameters of PHP, Java and Go stand with their types in nodes. */
function readWrapped({ type, children }: CodeNode): CodeParameter[] {
  const sign = children.findIndex(({ type: one }) => one === 'AssignOp')
  const targets = children.filter(({ type: one }) =>
    /^(?:VariableName|Definition|DefName)$/.test(one),
  )
  const kind =
    type === 'PropertyParameter' ? 'member' : /^(?:Variadic|Spread)/.test(type) ? 'list' : 'one'
  const fallback = sign === -1 ? null : (children[sign + 1] ?? null)
  return targets.slice(0, sign === -1 ? undefined : 1).map((target) => ({ target, fallback, kind }))
}

/** The scope of a call: parameters without an argument have their own value, or are unknown. */
export function bindArguments(
  { parameters, scope }: CodeFunction,
  args: readonly CodeArgument[],
  r: CodeRunner,
): CodeScope {
  const inner: CodeScope = { names: new Map(), parent: scope, self: scope.self }
  const given = args.filter(({ name }) => name === '').map(({ value }) => value)
  const named = new Map(
    args
      .filter(({ name }) => name !== '' && name !== unknownArguments)
      .map(({ name, value }) => [name, value]),
  )
  const unread = args.filter(({ name }) => name === unknownArguments).map(({ value }) => value)
  for (const { target, fallback, kind } of parameters) {
    const name = nameOf(target, r)
    if (r.language === 'python' && (name === 'self' || name === 'cls')) continue
    const value = takeArgument()
    const at = { node: target, r, isNew: true }
    if (/^(?:ArrayPattern|ObjectPattern)$/.test(target.type)) assign(target, value, inner, at)
    else declare(name, value, inner, r)
    if (kind === 'member') scope.self.members.set(name, value)

    function takeArgument(): CodeValue {
      if (kind === 'list')
        return args.length === 0 ? r.unknown(target, name) : r.list(given.splice(0))
      if (kind === 'named') {
        if (args.length === 0) return r.unknown(target, name)
        const marks = unread.flatMap((one) =>
          one.kind === 'unknown' ? [r.markAt(one.node)] : one.marks,
        )
        return withMarks(r.map(named, unread.length > 0), marks)
      }
      const own = named.get(name)
      named.delete(name)
      const found = own ?? given.shift()
      if (found) return found
      if (fallback) return r.run(fallback, inner)
      return r.unknown(target, name)
    }
  }
  return inner
}

const bodies = /^(?:ClassBody|Body|DeclarationList)$/
const methods = /^(?:MethodDeclaration|ConstructorDeclaration|FunctionDefinition)$/

/** A class; its fields and methods are members of its statics. */
export function createClass(node: CodeNode, scope: CodeScope, r: CodeRunner): CodeClass {
  const statics = r.map([], true)
  const created: CodeClass = { kind: 'class', node, scope, statics, marks: [] }
  const nameNode = node.children.find(({ type }) => names.test(type))
  if (nameNode) declare(nameOf(nameNode, r), created, scope, r)
  fillObject(created, statics, r)
  r.noteClass(created)
  return created
}

/** A new object of a class. */
export function createObject(
  created: CodeClass,
  args: readonly CodeArgument[],
  { node, r }: At,
): CodeMap {
  const object = r.map([], true)
  fillObject(created, object, r)
  const constructor = constructorOf(object)
  if (constructor) r.call(constructor, args, node)
  return object
}

export const constructorOf = ({ members }: CodeMap): CodeFunction | null => {
  const found = members.get('constructor')
  return found?.kind === 'function' ? found : null
}

/** What code defines, and what of it is called by the code that is shown. */
export function createDefined(source: string) {
  const called = new Set<CodeNode>()
  const functions = new Map<CodeNode, CodeFunction>()
  const classes: CodeClass[] = []
  return {
    noteFunction: (created: CodeFunction) => functions.set(created.body, created),
    noteClass: (created: CodeClass) => classes.push(created),
    noteCall: ({ body }: CodeFunction) => called.add(body),
    /** Each is to be called before the next is taken: it may call others. */
    *listUncalled(): Generator<CodeFunction> {
      for (const { statics } of classes) {
        const constructor = constructorOf(statics)
        if (constructor && !called.has(constructor.body)) yield constructor
      }
      // Those whose name stands nowhere else come first: they may call the others.
      const counts = new Map<string, number>()
      for (const [, name = ''] of source.matchAll(/(?<![\w$])([\w$]{1,100})\(/g))
        counts.set(name, (counts.get(name) ?? 0) + 1)
      const isCalledElsewhere = ({ name }: CodeFunction) => (counts.get(name) ?? 0) > 1
      const all = [...functions.values()]
      for (const { body } of [...all.filter((fn) => !isCalledElsewhere(fn)), ...all]) {
        const one = functions.get(body)
        if (one && !called.has(body)) yield one
      }
    },
  }
}

function fillObject({ node, scope }: CodeClass, object: CodeMap, r: CodeRunner): void {
  const inner: CodeScope = { names: new Map(), parent: scope, self: object }
  const body = node.children.find(({ type }) => bodies.test(type))
  for (const child of body?.children ?? []) fillMember(child, object, inner, r)
  // In Python, the names of a class's body are its members.
  for (const [name, { value }] of inner.names) object.members.set(name, value)
}

function fillMember(child: CodeNode, object: CodeMap, scope: CodeScope, r: CodeRunner): void {
  const { type, children } = child
  if (type === 'DecoratedStatement') {
    const last = children.at(-1)
    if (!last) return
    fillMember(last, object, scope, r)
    const nameNode = last.children.find((one) => names.test(one.type))
    const method = nameNode && object.members.get(nameOf(nameNode, r))
    const isProperty = /property\s*$/.test(r.source.slice(child.from, last.from))
    if (isProperty && method?.kind === 'function')
      object.members.set(method.name, { ...method, isGetter: true })
  } else if (methods.test(type)) {
    const created = createFunction(child, scope, r)
    const method: CodeFunction =
      children[0]?.type === 'get' ? { ...created, isGetter: true } : created
    if (children[0]?.type === 'set') return
    const isConstructor =
      type === 'ConstructorDeclaration' || /^(?:__init__|__construct)$/.test(method.name)
    object.members.set(isConstructor ? 'constructor' : method.name, method)
  } else if (/^(?:PropertyDeclaration|FieldDeclaration|ConstDeclaration)$/.test(type)) {
    const declarators = children.filter((one) => one.type === 'VariableDeclarator')
    for (const declarator of declarators.length === 0 ? [child] : declarators)
      fillField(declarator, object, scope, r)
  } else if (type === 'ClassDeclaration') createClass(child, scope, r)
  else r.run(child, scope)
}

function fillField({ children }: CodeNode, object: CodeMap, scope: CodeScope, r: CodeRunner): void {
  const nameNode = children.find(
    ({ type }) => names.test(type) || type === 'PrivatePropertyDefinition',
  )
  const sign = children.findIndex(({ type }) => type === 'Equals' || type === 'AssignOp')
  const valueNode = sign === -1 ? undefined : children[sign + 1]
  if (nameNode && valueNode) object.members.set(nameOf(nameNode, r), r.run(valueNode, scope))
}

/** A method of a type in Go is found by its name; what it belongs to is named in its own way. */
export const methodOfGo = (name: string): string => `func ${name}`
