import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { serveAnything } from '../../servers/http/anything.ts'
import { openApp } from '../../support/page/open-app.ts'
import { find } from '../../support/page/part.ts'
import { createRandom, type Random } from '../../support/programs/program.ts'
import { clickable, fillable, keys, typed } from '../../support/page/random-user.ts'
import { rounds } from '../../support/rounds.ts'
import { seed } from '../../support/seed.ts'

/** 10 000 with FULL=1, 500 for a commit. */
const allActions = Math.ceil(rounds(10_000) / (process.env.FULL === undefined ? 4 : 1))
/** Each piece has a page of its own. */
const actionsPerPiece = 250
const pieces = Array.from({ length: Math.ceil(allActions / actionsPerPiece) }, (_, piece) => piece)

const pickShown = (random: Random, selector: string): HTMLElement | undefined => {
  const shown = find(selector)
    .all()
    .filter((one) => !one.matches(':disabled'))
  return shown[random.below(shown.length)]
}

function click(element: HTMLElement, button = 0) {
  const about = { bubbles: true, cancelable: true, button }
  element.dispatchEvent(new MouseEvent('mousedown', about))
  element.dispatchEvent(new MouseEvent('mouseup', about))
  if (button === 2) element.dispatchEvent(new MouseEvent('contextmenu', about))
  else element.click()
}

function press(keysOf: string) {
  const parts = keysOf.split('+')
  const about = {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    shiftKey: parts.includes('Shift'),
    bubbles: true,
    cancelable: true,
  }
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', about))
  target.dispatchEvent(new KeyboardEvent('keyup', about))
}

function fill(field: HTMLElement, text: string) {
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return
  // Nobody reaches a field behind a dialog, where Monaco and the dialog would take the focus from each other.
  const dialog = document.querySelector('[aria-modal="true"]')
  if (dialog === null || !field.matches('.monaco-editor *')) field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Does one thing that a person may do, and tells what. */
function act(random: Random): string {
  const kind = random.below(20)
  if (kind < 3) {
    const key = random.pick(keys)
    press(key)
    return `press ${key}`
  }
  if (kind < 8) {
    const field = pickShown(random, fillable)
    const text = random.pick(typed)
    if (field) fill(field, text)
    return `fill ${nameOf(field)} with ${text.slice(0, 20)}`
  }
  if (kind < 10) {
    const send = pickShown(random, '[data-test="query.send"]')
    if (send) click(send)
    return 'send'
  }
  const element = pickShown(random, clickable)
  if (element) click(element, kind === 10 ? 2 : 0)
  return `click ${nameOf(element)}`
}

const nameOf = (element: HTMLElement | undefined): string =>
  element === undefined
    ? 'nothing'
    : `${element.dataset.test ?? element.getAttribute('role') ?? element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`

describe('whatever a person does and whatever a server answers, the page has no defect and one theme', () => {
  test.each(pieces)(
    'piece %i',
    async (piece) => {
      const random = createRandom(seed + piece)
      const { baseUrl, close } = await serveAnything(createRandom(seed - piece))
      onTestFinished(close)
      await openApp({
        connection: { baseUrl, token: 'a-token' },
        // Vite serves no file behind a link to another checkout.
        allowedProblems: [/^async component loader: Error: Denied ID /],
      })
      // Links of the manual and of items, and files that are saved, would lead the window away.
      document.body.addEventListener('click', stayHere, true)
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      // Happy DOM has no calendar.
      if (!('showPicker' in HTMLInputElement.prototype))
        Object.assign(HTMLInputElement.prototype, { showPicker: () => undefined })
      const done: string[] = []
      for (let at = 0; at < actionsPerPiece; at += 1) {
        const before = process.cpuUsage()
        done.push(act(random))
        await wait(random.chance(0.1) ? 60 : 4)
        const { user, system } = process.cpuUsage(before)
        expect((user + system) / 1_000, done.slice(-5).join('\n')).toBeLessThan(3_000)
        // A control of the library outside of ControlsTheme, which would be light in the dark, has styles of its own.
        expect(
          Array.from(document.querySelectorAll('[style*="--n-"]'), ({ className }) => className),
        ).toEqual([])
      }
      expect(document.querySelector('.workbench'), done.slice(-5).join('\n')).not.toBeNull()
      expect(document.querySelectorAll('*').length).toBeLessThan(20_000)
    },
    600_000,
  )
})

function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}
