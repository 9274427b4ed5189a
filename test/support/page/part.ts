import { setImmediate as afterTasks } from 'node:timers/promises'
import { until } from './until.ts'

/**
 * What of the page one means: found anew each time it is asked, as the page changes. What acts waits for it, and
 * until it can be acted on; what reads tells how it is now, to be compared by `expect.poll`.
 */
export interface Part {
  /** Those that are shown, in order. */
  all(): HTMLElement[]
  count(): number
  /** The text of each, with single spaces. */
  texts(): string[]
  /** The values of a `data-*` or other attribute, null for those without. */
  attributes(name: string): (string | null)[]
  /** The text of a field. */
  value(): string | undefined
  /** Waits for the first one. */
  one(): Promise<HTMLElement>
  /** Waits until none is there. */
  gone(): Promise<void>
  nth(index: number): Part
  /** Those with a text in them. */
  saying(text: string | RegExp): Part
  /** Those in which what the selector finds has exactly this text. */
  having(selector: string, text: string): Part
  /** What is in them, by the test ID. */
  at(name: string, attributes?: Readonly<Record<string, string>>): Part
  /** What is in them, by a CSS selector. */
  find(selector: string): Part
  click(): Promise<void>
  rightClick(): Promise<void>
  doubleClick(): Promise<void>
  fill(value: string): Promise<void>
  /** As from the clipboard; what the page leaves to the browser replaces the text. */
  paste(text: string): Promise<void>
  /** `Enter`, or with modifiers `Control+k`. What a browser does by itself for a key is done for Enter only. */
  press(keys: string): Promise<void>
}

/** The parts of the page with a test ID, and with `data-*` attributes where more than one have it. */
export function at(name: string, data: Readonly<Record<string, string>> = {}): Part {
  return find(selectorOf(name, data))
}

export const find = (selector: string): Part =>
  createPart(() => Array.from(document.querySelectorAll<HTMLElement>(selector)))

const selectorOf = (name: string, data: Readonly<Record<string, string>>) =>
  Object.entries(data)
    .map(([key, value]) => `[data-${key}="${value}"]`)
    .reduce((selector, next) => selector + next, `[data-test="${name}"]`)

function createPart(search: () => HTMLElement[]): Part {
  const all = () => search().filter(isShown)
  const within = (selector: string) =>
    createPart(() =>
      all().flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>(selector))),
    )
  const one = () =>
    until(() => {
      const [first] = all()
      if (!first) throw new Error('Nothing of this is on the page')
      return first
    })
  async function fill(value: string) {
    const element = await usable()
    if (!isField(element)) throw new Error(`It is no field: ${element.outerHTML.slice(0, 200)}`)
    element.focus()
    element.value = value
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    await afterTasks()
  }
  const usable = () =>
    until(() => {
      const [first] = all()
      if (!first || first.matches(':disabled')) throw new Error('It cannot be used')
      return first
    })

  return {
    all,
    count: () => all().length,
    texts: () => all().map(textOf),
    attributes: (name) => all().map((element) => element.getAttribute(name)),
    value: () => all().find(isField)?.value,
    one,
    gone: () =>
      until(() => {
        if (all().length > 0) throw new Error(`Still there: ${all().map(textOf).join(', ')}`)
      }),
    nth: (index) => createPart(() => all().slice(index, index + 1)),
    saying: (text) =>
      createPart(() =>
        all().filter((element) =>
          typeof text === 'string' ? textOf(element).includes(text) : text.test(textOf(element)),
        ),
      ),
    having: (selector, text) =>
      createPart(() =>
        all().filter((element) => {
          const named = element.querySelector<HTMLElement>(selector)
          return named !== null && textOf(named) === text
        }),
      ),
    at: (name, data = {}) => within(selectorOf(name, data)),
    find: within,
    async click() {
      const element = await usable()
      pressPointer(element)
      element.click()
      await afterTasks()
    },
    async rightClick() {
      const element = await usable()
      element.dispatchEvent(
        new MouseEvent('contextmenu', { button: 2, bubbles: true, cancelable: true }),
      )
      await afterTasks()
    },
    async doubleClick() {
      const element = await usable()
      pressPointer(element)
      element.click()
      element.click()
      element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
      await afterTasks()
    },
    fill,
    async paste(text) {
      const element = await usable()
      element.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const event = new Event('paste', { bubbles: true, cancelable: true })
      const isLeft = element.dispatchEvent(Object.assign(event, { clipboardData }))
      if (isLeft) await fill(text)
      else await afterTasks()
    },
    async press(keys) {
      const element = await usable()
      element.focus()
      pressKeys(element, keys)
      await afterTasks()
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (element: HTMLElement): element is Field => element.matches('input, textarea')

const textOf = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ').trim()

/** Without layout, what is hidden is told by `v-show` and `hidden`; by CSS nothing is. */
function isShown(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (one.hidden || one.style.display === 'none') return false
  return true
}

/** What a browser tells before a click, and where it puts the focus. */
function pressPointer(element: HTMLElement) {
  const init = { bubbles: true, cancelable: true }
  element.dispatchEvent(new PointerEvent('pointerdown', init))
  const takesFocus = element.dispatchEvent(new MouseEvent('mousedown', init))
  if (takesFocus)
    element.closest<HTMLElement>('a[href], button, input, textarea, select, [tabindex]')?.focus()
  element.dispatchEvent(new PointerEvent('pointerup', init))
  element.dispatchEvent(new MouseEvent('mouseup', init))
}

function pressKeys(element: HTMLElement, keys: string) {
  const parts = keys.split('+')
  const key = keys.endsWith('+') ? '+' : (parts.at(-1) ?? '')
  const init = {
    key,
    // The place of the key on the keyboard, by which the page knows Escape and letters with Alt.
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    bubbles: true,
    cancelable: true,
  }
  const isLeft = element.dispatchEvent(new KeyboardEvent('keydown', init))
  if (isLeft && key === 'Enter') {
    if (element.matches('button, a[href]')) element.click()
    else if (element instanceof HTMLInputElement) element.form?.requestSubmit()
  }
  element.dispatchEvent(new KeyboardEvent('keyup', init))
}
