import type { CodeNode } from './code-tree.ts'
import {
  isChangeable,
  nullValue,
  withMarks,
  type Binding,
  type CodeScope,
  type CodeValue,
  type Mark,
} from './code-value.ts'

/** A call that is being read. */
interface Frame {
  /** What is returned for certain, and what under a condition. */
  returned: CodeValue | null
  perhaps: { value: CodeValue; doubt: Doubt }[]
  jump: 'return' | 'break' | 'continue' | null
  /** The number of conditions around the call. */
  conditions: number
}

/** A branch or a loop of which the text does not show whether or how often it runs. */
interface Doubt {
  kind: 'condition' | 'loop'
  /** What is older was created outside. */
  start: number
  touched: Set<CodeValue | Binding>
  /** Of the condition. */
  mark: Mark | null
}

const marksOf = ({ mark }: Doubt): Mark[] => (mark ? [mark] : [])

const createFrame = (conditions: number): Frame => ({
  returned: null,
  perhaps: [],
  jump: null,
  conditions,
})

/** The ways through code: what is left early, what may run or not, and what changes there. */
export interface CodeFlow {
  /**
   * Runs a branch that the text does not show to be taken. `keeps` is what counts afterward of the values that it
   * gives to names: of two alternatives, those of the first.
   */
  perhaps(
    mark: Mark,
    branch: { scope: CodeScope; keeps: 'all' | 'marks' | 'nothing' },
    run: () => void,
  ): void
  /** Runs rounds of a loop that may have others, which the marks name: what they change is not followed. */
  repeat(marks: readonly Mark[], run: () => void): void
  /** Ends a switch: a `break` in it ends nothing around it. */
  endSwitch(): void
  leave(value: CodeValue): void
  jump(node: CodeNode): void
  /** Ends a round; true if it was the last. */
  takeJump(): boolean
  /** Gives a name another value. */
  assign(binding: Binding, value: CodeValue): void
  /** Notes that a value is changed, perhaps only under a condition. */
  touch(changed: CodeValue): void
  /** Whether the code that follows is not reached. */
  isLeft(): boolean
  /** Runs the body of a function; the result is what it returns. */
  runBody(body: CodeNode, run: () => CodeValue): CodeValue
}

/** `step` counts steps, `countCreated` is how many values there are that code can change. */
export function createFlow(
  source: string,
  step: (count: number) => void,
  countCreated: () => number,
): CodeFlow {
  const doubts: Doubt[] = []
  const frames = [createFrame(0)]
  const frame = (): Frame => frames.at(-1) ?? createFrame(0)
  const countConditions = () => doubts.filter(({ kind }) => kind === 'condition').length
  const isCertain = () => countConditions() === frame().conditions

  /** Runs what the text does not show to run, or how often. */
  function runInDoubt(kind: Doubt['kind'], mark: Mark | null, run: () => void): Doubt['touched'] {
    const doubt: Doubt = { kind, mark, start: countCreated() + 1, touched: new Set() }
    doubts.push(doubt)
    run()
    doubts.pop()
    return doubt.touched
  }

  return {
    isLeft: () => frame().jump !== null,
    runBody(body, run) {
      frames.push(createFrame(countConditions()))
      const value = run()
      const { returned, perhaps } = frames.pop() ?? createFrame(0)
      if (!/^(?:Block|Body|ConstructorBody)$/.test(body.type)) return returned ?? value
      const others = perhaps.filter((one) => one.value.kind !== 'null')
      const result = returned ?? others.pop()?.value ?? nullValue
      return withMarks(
        result,
        others.flatMap(({ doubt }) => marksOf(doubt)),
      )
    },
    perhaps(mark, { scope, keeps }, run) {
      const kept: [Map<string, Binding>, [string, CodeValue, Binding][]][] = []
      for (let at: CodeScope | null = keeps === 'all' ? null : scope; at !== null; at = at.parent) {
        kept.push([at.names, [...at.names].map(([name, one]) => [name, one.value, one])])
        step(at.names.size)
      }
      runInDoubt('condition', mark, run)
      for (const [names, bindings] of kept) {
        if (keeps === 'nothing') names.clear()
        for (const [name, value, binding] of bindings) {
          const isMarked = keeps === 'marks' && binding.value !== value
          binding.value = isMarked ? withMarks(value, [mark]) : value
          names.set(name, binding)
        }
      }
    },
    repeat(marks, run) {
      for (const one of runInDoubt('loop', null, run)) {
        if ('kind' in one) withMarks(one, marks)
        else one.value = withMarks(one.value, marks)
      }
    },
    endSwitch() {
      if (frame().jump === 'break') frame().jump = null
    },
    leave(value) {
      if (frames.length === 1) return
      const doubt = doubts.findLast(({ kind }) => kind === 'condition')
      if (!isCertain() && doubt) frame().perhaps.push({ value, doubt })
      else {
        frame().returned = value
        frame().jump = 'return'
      }
    },
    jump(node) {
      if (isCertain())
        frame().jump = source.startsWith('continue', node.from) ? 'continue' : 'break'
    },
    takeJump() {
      const { jump } = frame()
      if (jump !== 'return') frame().jump = null
      return jump === 'break' || jump === 'return'
    },
    assign(binding, value) {
      let next = value
      for (const doubt of doubts) {
        if (binding.born >= doubt.start) continue
        if (doubt.kind === 'loop') doubt.touched.add(binding)
        else {
          const before = binding.value.marks.filter(({ reason }) => reason === 'conditional')
          next = withMarks(next, [...before, ...marksOf(doubt)])
        }
      }
      binding.value = next
    },
    touch(changed) {
      if (!isChangeable(changed)) return
      for (const doubt of doubts) {
        if (changed.born >= doubt.start) continue
        if (doubt.kind === 'loop') doubt.touched.add(changed)
        else withMarks(changed, marksOf(doubt))
      }
    },
  }
}
