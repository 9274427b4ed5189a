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
  // The library's dark theme draws its fields without a line around them.
  const border = `1px solid ${token('--border-strong')}`
  return {
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
      bodyColor: token('--background'),
      cardColor: token('--surface'),
      modalColor: token('--surface-raised'),
      popoverColor: token('--surface-raised'),
      tableColor: token('--surface'),
      tableHeaderColor: token('--surface-sunken'),
      inputColor: token('--surface'),
      borderColor: token('--border-strong'),
      dividerColor: token('--border'),
      textColorBase: token('--text'),
      textColor1: token('--text'),
      textColor2: token('--text'),
      textColor3: token('--text-muted'),
      placeholderColor: token('--text-faint'),
      primaryColor: token('--accent'),
      primaryColorHover: token('--accent-hover'),
      primaryColorPressed: token('--accent-pressed'),
      primaryColorSuppl: token('--accent-hover'),
      successColor: token('--good'),
      warningColor: token('--warning'),
      errorColor: token('--bad'),
    },
    Input: { border },
    InternalSelection: { border },
  }
}
