import type { GlobalThemeOverrides } from 'naive-ui'
import type { ComputedRef, InjectionKey } from 'vue'

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
  // With reduced motion, tokens.css gives color changes a short transition, during which the previous color
  // would be read.
  probe.style.transitionProperty = 'none'
  const computedStyle = getComputedStyle(probe)
  const colorOf = (property: string) => {
    probe.style.color = `var(${property})`
    return computedStyle.color
  }
  // The library's dark theme has fields without a border.
  const border = `1px solid ${colorOf('--border-strong')}`
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
      bodyColor: colorOf('--background'),
      cardColor: colorOf('--surface'),
      modalColor: colorOf('--surface-raised'),
      popoverColor: colorOf('--surface-raised'),
      tableColor: colorOf('--surface'),
      tableHeaderColor: colorOf('--surface-sunken'),
      inputColor: colorOf('--surface'),
      borderColor: colorOf('--border-strong'),
      dividerColor: colorOf('--border'),
      textColorBase: colorOf('--text'),
      textColor1: colorOf('--text'),
      textColor2: colorOf('--text'),
      textColor3: colorOf('--text-muted'),
      placeholderColor: colorOf('--text-faint'),
      primaryColor: colorOf('--accent'),
      primaryColorHover: colorOf('--accent-hover'),
      primaryColorPressed: colorOf('--accent-pressed'),
      primaryColorSuppl: colorOf('--accent-hover'),
      successColor: colorOf('--good'),
      warningColor: colorOf('--warning'),
      errorColor: colorOf('--bad'),
    },
    // The focus has a ring (focus-ring.css) and no second color.
    Button: { borderFocus: border, textColorFocus: colorOf('--text') },
    Input: { border },
    InternalSelection: { border },
    // Radio buttons and checkboxes are small, so they need a stronger border than fields.
    Radio: { boxShadow: `inset 0 0 0 1px ${colorOf('--text-faint')}` },
    Checkbox: { border: `1px solid ${colorOf('--text-faint')}` },
  }
  probe.remove()
  return overrides
}

/** What ControlsTheme.vue gives to Naive UI's controls. Without it they have the library's light theme. */
export const controlsThemeKey: InjectionKey<{
  name: () => ThemeName
  overrides: ComputedRef<GlobalThemeOverrides>
}> = Symbol('controls theme')
