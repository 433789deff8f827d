import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** The green that means "assured". Shades serve the library's own arithmetic; what is seen comes from tokens.css. */
const assured: MantineColorsTuple = [
  '#e3f1ea',
  '#cbe6da',
  '#a3d3bf',
  '#78bfa2',
  '#4ea985',
  '#2c8f6b',
  '#177b5a',
  '#0b6b4f',
  '#084f3b',
  '#05382a',
]

/** Variants of a button: `filled` is the one primary action of a screen, `default` outlined, `subtle` quiet, `danger` red. */
const variantColors: VariantColorsResolver = (input) => {
  const outlined = { background: 'var(--card)', hover: 'var(--sunk)' }
  if (input.variant === 'danger') {
    const border = '1px solid color-mix(in srgb, var(--stop) 40%, var(--line))'
    return { background: 'var(--card)', hover: 'var(--stop-soft)', color: 'var(--stop)', border }
  }
  if (input.variant === 'filled') {
    const border = '1px solid transparent'
    return { background: 'var(--accent)', hover: 'var(--accent-press)', color: 'var(--on-accent)', border }
  }
  if (input.variant === 'default') return { ...outlined, color: 'var(--ink)', border: '1px solid var(--line-strong)' }
  if (input.variant === 'subtle') {
    return { background: 'transparent', hover: 'var(--sunk)', color: 'var(--ink-2)', border: '1px solid transparent' }
  }
  return defaultVariantColorsResolver(input)
}

/** The look's ordinary button is a little taller than the library's. */
function buttonSize(_theme: unknown, props: { size?: unknown }) {
  const ordinary = { '--button-height': '40px', '--button-fz': '14.5px', '--button-padding-x': '16px' }
  return { root: props.size === undefined || props.size === 'sm' ? ordinary : {} }
}

export const theme = createTheme({
  primaryColor: 'assured',
  primaryShade: 7,
  colors: { assured },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '12.5px', sm: '13px', md: '15px', lg: '16.5px', xl: '20px' },
  lineHeights: { md: '1.5' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  variantColorResolver: variantColors,
  components: { Button: { vars: buttonSize } },
})

const fromTokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--stop)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-press)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}

/** The library's greys that are seen: edges of fields and boxes first, then grounds and what is pointed at. */
const lightGreys = { '--mantine-color-gray-4': 'var(--field-line)', '--mantine-color-gray-1': 'var(--sunk)' }
const darkGreys = {
  '--mantine-color-dark-4': 'var(--field-line)',
  '--mantine-color-dark-5': 'var(--line-strong)',
  '--mantine-color-dark-6': 'var(--card)',
  '--mantine-color-dark-7': 'var(--line)',
}

/** The library's own variables, taken from the tokens in both themes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...fromTokens, ...lightGreys },
  dark: { ...fromTokens, ...darkGreys },
})
