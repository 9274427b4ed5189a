import type { GlobalThemeOverrides } from 'naive-ui'

/** The themes of the page; settings and operating system decide which one is used. */
export type ThemeName = 'light' | 'dark'

/**
 * Reads the values of ui/tokens.css for Naive UI, which computes shades in JavaScript and therefore cannot
 * use `var(--accent)`.
 */
export function readThemeOverrides(name: ThemeName, root: HTMLElement): GlobalThemeOverrides {
  root.dataset.theme = name
  const style = getComputedStyle(root)
  const token = (property: string) => style.getPropertyValue(property).trim()
  // A color token has a light and a dark value; only the computed style of an element shows the current one.
  const probe = root.appendChild(root.ownerDocument.createElement('i'))
  // With reduced motion, tokens.css gives color changes a short transition; it would return the previous
  // color.
  probe.style.transitionProperty = 'none'
  const computedStyle = getComputedStyle(probe)
  const colour = (property: string) => {
    probe.style.color = `var(${property})`
    return computedStyle.color
  }
  // The library's dark theme has fields without a border.
  const border = `1px solid ${colour('--border-strong')}`
  const overrides: GlobalThemeOverrides = {
    common: {
      fontFamily: token('--font'),
      fontFamilyMono: token('--font-mono'),
      fontSize: token('--text-m'),
      fontSizeSmall: token('--text-m'),
      fontSizeTiny: token('--text-s'),
      borderRadius: token('--radius'),
      borderRadiusSmall: token('--radius'),
      heightTiny: '24px',
      heightSmall: '28px',
      heightMedium: '32px',
      bodyColor: colour('--background'),
      cardColor: colour('--surface'),
      modalColor: colour('--surface-raised'),
      popoverColor: colour('--surface-raised'),
      tableColor: colour('--surface'),
      tableHeaderColor: colour('--surface-sunken'),
      inputColor: colour('--surface'),
      borderColor: colour('--border-strong'),
      dividerColor: colour('--border'),
      textColorBase: colour('--text'),
      textColor1: colour('--text'),
      textColor2: colour('--text'),
      textColor3: colour('--text-muted'),
      placeholderColor: colour('--text-faint'),
      primaryColor: colour('--accent'),
      primaryColorHover: colour('--accent-hover'),
      primaryColorPressed: colour('--accent-pressed'),
      primaryColorSuppl: colour('--accent-hover'),
      successColor: colour('--good'),
      warningColor: colour('--warning'),
      errorColor: colour('--bad'),
    },
    Input: { border },
    InternalSelection: { border },
    // What can be chosen must be seen: lines of fields are too faint for something this small.
    Radio: { boxShadow: `inset 0 0 0 1px ${colour('--text-faint')}` },
    Checkbox: { border: `1px solid ${colour('--text-faint')}` },
  }
  probe.remove()
  return overrides
}
