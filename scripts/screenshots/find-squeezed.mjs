/**
 * What a window is too small for: measured in the page, one line for each. Told are panes that nobody can read in,
 * text that is cut off without another place to read it, controls outside the window or under something else.
 */

/// <reference lib="dom" />
/* global document, window, getComputedStyle, NodeFilter, HTMLInputElement */

/** @typedef {import('@playwright/test').Page} Page */

/** A pane that is narrower cannot be read in. */
const leastWidth = 240
/** Two rows of a grid under its head, or four lines. */
const leastHeight = 96

/** @param {Page} page @returns {Promise<string[]>} */
export function findSqueezed(page) {
  return page.evaluate(measure, { leastWidth, leastHeight })
}

/**
 * Runs in the page: everything that it needs stands in it.
 * @param {{ leastWidth: number, leastHeight: number }} bounds
 * @returns {string[]}
 */
function measure({ leastWidth: narrow, leastHeight: low }) {
  const panes = '[data-pane], .workspace-rail > .panel, [role="dialog"]'
  const controls =
    'button, input:not([type="hidden"]), select, textarea, a[href], [role="tab"], [role="button"], [role="checkbox"]'
  // A low window scrolls as a whole.
  const lowest = document.documentElement.scrollHeight
  // What is meant to be wider than the window. Any other list that can be moved sideways has no room.
  const wide = '[role="grid"], pre, .scroller, [data-test="tabs"], table, [role="tree"], .scroll'
  /** @type {Set<string>} */
  const found = new Set()
  // What lies on top is what one sees: behind a dialog nothing is looked at.
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  )
  const root = dialogs.at(-1) ?? document.body

  /** @param {Element} element */
  const isDrawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** @param {Element} element */
  const nameOf = (element) => {
    const named = element.closest('[data-test]')
    const own = element.getAttribute('class')?.split(' ')[0]
    const at = named === null ? '' : ` in ${named.getAttribute('data-test')}`
    return `<${element.tagName.toLowerCase()}${own ? `.${own}` : ''}>${at}`
  }
  /** @param {string} text */
  const quote = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 60))
  /** Can be read in another way: in full under the pointer, or by who listens. @param {Element} element */
  const isToldElsewhere = (element) => element.closest('[title]:not([title=""])') !== null

  /**
   * What is left of a box in everything that cuts it off. `reach` tells whether scrolling brings the rest.
   * @param {Element} element @param {{ left: number, right: number, top: number, bottom: number }} box
   */
  function clip(element, box) {
    let { left, right, top, bottom } = box
    const reach = { x: false, y: false }
    /** @type {Element | null} */
    let cutBy = null
    let isFixed = getComputedStyle(element).position === 'fixed'
    for (let parent = element.parentElement; parent && !isFixed; parent = parent.parentElement) {
      const style = getComputedStyle(parent)
      isFixed = style.position === 'fixed'
      if (parent === document.body || parent === document.documentElement) {
        reach.y ||= document.documentElement.scrollHeight > window.innerHeight
        continue
      }
      const edge = parent.getBoundingClientRect()
      if (style.overflowX !== 'visible') {
        if (/auto|scroll/.test(style.overflowX) && parent.matches(wide)) reach.x = true
        else if (!reach.x && (left < edge.left - 1 || right > edge.right + 1)) cutBy ??= parent
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      if (style.overflowY !== 'visible') {
        if (/auto|scroll/.test(style.overflowY)) reach.y = true
        else if (!reach.y && (top < edge.top - 2 || bottom > edge.bottom + 2)) cutBy ??= parent
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
    }
    return { left, right, top, bottom, reach, cutBy }
  }

  for (const pane of document.querySelectorAll(panes)) {
    if (!isDrawn(pane)) continue
    const { width, top, bottom } = pane.getBoundingClientRect()
    const name = pane.getAttribute('data-pane') ?? nameOf(pane)
    if (width > 0 && width < narrow) found.add(`narrow pane ${name}: ${Math.round(width)} px`)
    const seen = Math.min(bottom, lowest) - Math.max(top, 0)
    if (width > 0 && seen < low) found.add(`low pane ${name}: ${Math.round(seen)} px are seen`)
  }
  // What an answer is read in: what its tools leave of it.
  for (const area of document.querySelectorAll(
    '[role="grid"], [data-test="response.json"], [data-test="response.tree"], [data-test="item.tree"]',
  )) {
    if (!isDrawn(area) || dialogs.length > 0) continue
    const box = area.getBoundingClientRect()
    const { top, bottom } = clip(area, box)
    const seen = Math.min(bottom, lowest) - Math.max(top, 0)
    if (seen < low) found.add(`low ${nameOf(area)}: ${Math.round(seen)} px are seen`)
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || !isDrawn(element)) continue
    if (element.closest('.visually-hidden, .monaco-editor, script, style, svg')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const style = getComputedStyle(element)
    // For who listens.
    if (style.clipPath !== 'none') continue
    const lines = range.getClientRects().length
    const room = element.getBoundingClientRect().width
    if (lines > 3 && room < 90 && style.display !== 'inline' && text.trim().length > 12)
      found.add(`column of ${Math.round(room)} px: ${quote(text)} ${nameOf(element)}`)
    if (isToldElsewhere(element)) continue
    const isCut =
      style.overflowX !== 'visible' &&
      !/auto|scroll/.test(style.overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      box.right > element.getBoundingClientRect().right + 1
    const { left, right, reach, cutBy } = clip(element, box)
    if (isCut || cutBy) found.add(`cut: ${quote(text)} ${nameOf(element)}`)
    else if (!reach.x && (right > window.innerWidth + 1 || left < -1))
      found.add(`text off the window: ${quote(text)} ${nameOf(element)}`)
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const input of root.querySelectorAll('input[placeholder], textarea[placeholder]')) {
    if (!(input instanceof HTMLInputElement) || !isDrawn(input) || input.value !== '' || !pen)
      continue
    const style = getComputedStyle(input)
    // The short form is empty where a font is told more of than fits into it.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (pen.measureText(input.placeholder).width > room + 1)
      found.add(`cut placeholder: ${quote(input.placeholder)} ${nameOf(input)}`)
  }

  for (const control of root.querySelectorAll(controls)) {
    if (!isDrawn(control) || control.closest('.monaco-editor, [aria-hidden="true"]')) continue
    const box = control.getBoundingClientRect()
    // Drawn by another element, as the box of a checkbox is.
    if (box.width < 4 || box.height < 4) continue
    const seen = clip(control, box)
    const label =
      control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('title')
    const name = `${quote(label ?? '')} ${nameOf(control)}`
    const isAside = box.right > window.innerWidth + 1 || box.left < -1
    if (seen.cutBy) found.add(`control cut off: ${name}`)
    else if (isAside && !seen.reach.x) found.add(`control off the window: ${name}`)
    else if ((box.bottom > window.innerHeight + 1 || box.top < -1) && !seen.reach.y)
      found.add(`control off the window: ${name}`)
    const x = (seen.left + seen.right) / 2
    const y = (seen.top + seen.bottom) / 2
    const isInside = seen.right - seen.left > 8 && seen.bottom - seen.top > 8 && x > 0 && y > 0
    if (!isInside || x > window.innerWidth || y > window.innerHeight) continue
    const top = document.elementFromPoint(x, y)
    if (top === null || control.contains(top) || top.contains(control)) continue
    const other = top.closest(controls)
    // Of an open list over a form nothing is wrong; of two controls one can be pressed only.
    if (
      other &&
      other !== control &&
      !other.closest('[role="listbox"], .v-binder-follower-content, .panel')
    )
      found.add(`control under another: ${name} under ${nameOf(other)}`)
  }
  // Side by side, unless one lies on top of all.
  const boxes = [...root.querySelectorAll(controls)].flatMap((control) => {
    const isAbove = control.closest('.v-binder-follower-content, .panel, .undo, .close')
    if (isAbove || !isDrawn(control) || control.closest('.monaco-editor')) return []
    const box = control.getBoundingClientRect()
    const { left, right, top, bottom } = clip(control, box)
    return right - left < 8 || bottom - top < 8 ? [] : [{ control, left, right, top, bottom }]
  })
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 3 && along > 3)
        found.add(`controls overlap: ${nameOf(one.control)} and ${nameOf(other.control)}`)
    }
  return [...found]
}
