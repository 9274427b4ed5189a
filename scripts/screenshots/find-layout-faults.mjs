/**
 * Finds layout faults of a page in a small window: panes that are too small, text that is cut off without a
 * tooltip, and controls that are outside the window or covered.
 */

/// <reference lib="dom" />
/* global document, window, getComputedStyle, NodeFilter, HTMLInputElement */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {ReturnType<typeof createProbe>} Probe */

/** @param {Page} page @returns {Promise<string[]>} one line per fault */
export async function findLayoutFaults(page) {
  const probe = await page.evaluateHandle(createProbe)
  const checks = [findSmallPanes, findCutTexts, findCutPlaceholders, findLostControls, findOverlaps]
  for (const check of checks) await page.evaluate(check, probe)
  return page.evaluate(({ found }) => [...found], probe)
}

/**
 * What the checks share, and where they note faults. It and they run in the page, so they must not use anything
 * from this module.
 */
function createProbe() {
  const controls =
    'button, input:not([type="hidden"]), select, textarea, a[href], [role="tab"], [role="button"], [role="checkbox"]'
  // Only these may scroll horizontally; in any other element it is a fault.
  const scrollable =
    '[role="grid"], pre, .scroller, [data-test="tabs"], table, [role="tree"], .overflow-auto'
  /** @type {Set<string>} */
  const found = new Set()
  // Only the topmost dialog is examined, if one is open.
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  )
  const root = dialogs.at(-1) ?? document.body

  /** @param {Element} element */
  const isDrawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** @param {Element} element */
  const nameOf = (element) => {
    const holder = element.closest('[data-test]')
    const className = element.getAttribute('class')?.split(' ')[0]
    const at = holder === null ? '' : ` in ${holder.getAttribute('data-test')}`
    return `<${element.tagName.toLowerCase()}${className ? `.${className}` : ''}>${at}`
  }
  /** @param {string} text */
  const quote = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 60))
  /** @param {Element} element */
  const hasTooltip = (element) => element.closest('[title]:not([title=""])') !== null

  /**
   * The visible part of a box. `reach`: the rest can be reached by scrolling; `cutBy`: the ancestor that
   * hides it.
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
        if (/auto|scroll/.test(style.overflowX) && parent.matches(scrollable)) reach.x = true
        else if (!reach.x && (left < edge.left - 1 || right > edge.right + 1)) cutBy ??= parent
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      if (style.overflowY !== 'visible') {
        if (/auto|scroll/.test(style.overflowY)) reach.y = true
        else if (!reach.y && (top < edge.top - 2 || bottom > edge.bottom + 2)) cutBy ??= parent
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
        // The buttons of a dialog stay above what scrolls, and cover it.
        for (const footer of reach.y ? parent.querySelectorAll('.dialog-footer') : [])
          if (!footer.contains(element))
            bottom = Math.min(bottom, footer.getBoundingClientRect().top)
      }
    }
    return { left, right, top, bottom, reach, cutBy }
  }

  return {
    found,
    controls,
    root,
    hasDialog: dialogs.length > 0,
    isDrawn,
    nameOf,
    quote,
    hasTooltip,
    clip,
  }
}

/** @param {Probe} probe */
function findSmallPanes({ found, hasDialog, isDrawn, nameOf, clip }) {
  const panes = '[data-pane], .workspace-rail > .panel, [role="dialog"]'
  const minWidth = 240
  // Enough for a grid with its head and two rows, or for four lines.
  const minHeight = 96
  // A window that is not tall scrolls as a whole.
  const pageHeight = document.documentElement.scrollHeight
  for (const pane of document.querySelectorAll(panes)) {
    if (!isDrawn(pane)) continue
    const { width, top, bottom } = pane.getBoundingClientRect()
    const name = pane.getAttribute('data-pane') ?? nameOf(pane)
    if (width > 0 && width < minWidth) found.add(`narrow pane ${name}: ${Math.round(width)} px`)
    const visibleHeight = Math.min(bottom, pageHeight) - Math.max(top, 0)
    if (width > 0 && visibleHeight < minHeight)
      found.add(`short pane ${name}: ${Math.round(visibleHeight)} px are visible`)
  }
  // The area of the response without its toolbars.
  for (const area of document.querySelectorAll(
    '[role="grid"], [data-test="response.json"], [data-test="response.tree"], [data-test="item.tree"]',
  )) {
    if (!isDrawn(area) || hasDialog) continue
    const box = area.getBoundingClientRect()
    const { top, bottom } = clip(area, box)
    const visibleHeight = Math.min(bottom, pageHeight) - Math.max(top, 0)
    if (visibleHeight < minHeight)
      found.add(`short ${nameOf(area)}: ${Math.round(visibleHeight)} px are visible`)
  }
}

/** @param {Probe} probe */
function findCutTexts({ found, root, isDrawn, nameOf, quote, hasTooltip, clip }) {
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
    // For screen readers only.
    if (style.clipPath !== 'none') continue
    const lines = range.getClientRects().length
    const room = element.getBoundingClientRect().width
    if (lines > 3 && room < 90 && style.display !== 'inline' && text.trim().length > 12)
      found.add(`column of ${Math.round(room)} px: ${quote(text)} ${nameOf(element)}`)
    if (hasTooltip(element)) continue
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
}

/** @param {Probe} probe */
function findCutPlaceholders({ found, root, isDrawn, nameOf, quote }) {
  const pen = document.createElement('canvas').getContext('2d')
  for (const input of root.querySelectorAll('input[placeholder], textarea[placeholder]')) {
    if (!(input instanceof HTMLInputElement) || !isDrawn(input) || input.value !== '' || !pen)
      continue
    const style = getComputedStyle(input)
    // Not `style.font`: the shorthand is empty if it cannot express all font properties.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (pen.measureText(input.placeholder).width > room + 1)
      found.add(`cut placeholder: ${quote(input.placeholder)} ${nameOf(input)}`)
  }
}

/** @param {Probe} probe */
function findLostControls({ found, controls, root, isDrawn, nameOf, quote, clip }) {
  for (const control of root.querySelectorAll(controls)) {
    if (!isDrawn(control) || control.closest('.monaco-editor, [aria-hidden="true"]')) continue
    const box = control.getBoundingClientRect()
    // Drawn by another element, as for a checkbox.
    if (box.width < 4 || box.height < 4) continue
    const visible = clip(control, box)
    const label =
      control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('title')
    const name = `${quote(label ?? '')} ${nameOf(control)}`
    const isBeyondSides = box.right > window.innerWidth + 1 || box.left < -1
    if (visible.cutBy) found.add(`control cut off: ${name}`)
    else if (isBeyondSides && !visible.reach.x) found.add(`control off the window: ${name}`)
    else if ((box.bottom > window.innerHeight + 1 || box.top < -1) && !visible.reach.y)
      found.add(`control off the window: ${name}`)
    const x = (visible.left + visible.right) / 2
    const y = (visible.top + visible.bottom) / 2
    const isInside =
      visible.right - visible.left > 8 && visible.bottom - visible.top > 8 && x > 0 && y > 0
    if (!isInside || x > window.innerWidth || y > window.innerHeight) continue
    const top = document.elementFromPoint(x, y)
    if (top === null || control.contains(top) || top.contains(control)) continue
    const other = top.closest(controls)
    // An open list may cover a form, but a control must not cover another one.
    if (
      other &&
      other !== control &&
      !other.closest('[role="listbox"], .v-binder-follower-content, .panel')
    )
      found.add(`control under another: ${name} under ${nameOf(other)}`)
  }
}

/** @param {Probe} probe */
function findOverlaps({ found, controls, root, isDrawn, nameOf, clip }) {
  // Controls must not overlap, except those in popovers and panels.
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
}
