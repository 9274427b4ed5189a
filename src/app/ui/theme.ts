import type { GlobalThemeOverrides } from 'naive-ui'

/** The themes the page can wear; which one is decided by settings and the operating system. */
export type ThemeName = 'light' | 'dark'

/**
 * Naive UI computes shades from its colours in JavaScript, so it cannot take `var(--accent)`: these are
 * the values of ui/tokens.css again, read from there so that they stand in one place only.
 */
export function readThemeOverrides(name: ThemeName, root: HTMLElement): GlobalThemeOverrides {
  root.dataset.theme = name
  const style = getComputedStyle(root)
  const token = (property: string) => style.getPropertyValue(property).trim()
  // A colour stands there for light and dark: which of the two it is, only an element that wears it tells.
  const probe = root.appendChild(root.ownerDocument.createElement('i'))
  // Where less motion is wished for, tokens.css gives every change of a colour a moment: it would wear the one before.
  probe.style.transitionProperty = 'none'
  const worn = getComputedStyle(probe)
  const colour = (property: string) => {
    probe.style.color = `var(${property})`
    return worn.color
  }
  // The library's dark theme draws its fields without a line around them.
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
