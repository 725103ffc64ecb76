/** The component library on the variables of our theme. */

import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, NativeSelect, rem, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';

// Ten shades, because the library wants ten; shade 6 is the theme file's token and the only one our components show.
const brick: MantineColorsTuple = [
  'var(--brick-tint)',
  'var(--brick-tint)',
  'var(--brick-tint)',
  'var(--brick)',
  'var(--brick)',
  'var(--brick)',
  'var(--brick)',
  'var(--brick-dark)',
  'var(--brick-dark)',
  'var(--brick-dark)',
];
const navy: MantineColorsTuple = [
  'var(--navy-tint)',
  'var(--navy-tint)',
  'var(--navy-tint)',
  'var(--navy)',
  'var(--navy)',
  'var(--navy)',
  'var(--navy)',
  'var(--navy)',
  'var(--navy)',
  'var(--navy)',
];

const control = { size: 'md' } as const;

/** The component library on the variables of `theme.css`; nothing here holds a value of its own. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  primaryColor: 'navy',
  primaryShade: 6,
  colors: { brick, navy },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: 'var(--t-13)', sm: 'var(--t-14)', md: 'var(--t-16)', lg: 'var(--t-18)', xl: 'var(--t-22)' },
  spacing: { xs: 'var(--s-2)', sm: 'var(--s-3)', md: 'var(--s-4)', lg: 'var(--s-5)', xl: 'var(--s-6)' },
  radius: { xs: 'var(--s-1)', sm: 'var(--r-s)', md: 'var(--r-c)', lg: 'var(--r-m)', xl: 'var(--r-d)' },
  shadows: { md: 'var(--shadow)' },
  headings: { fontWeight: '650', sizes: { h1: { fontSize: rem(28) }, h2: { fontSize: rem(20) }, h3: { fontSize: rem(16) } } },
  components: {
    TextInput: TextInput.extend({ defaultProps: control }),
    NativeSelect: NativeSelect.extend({
      defaultProps: { ...control, rightSection: createElement(IconChevronDown, { size: 16, stroke: 2, 'aria-hidden': true }) },
    }),
  },
});

/** The library's own colours, led back to the tokens. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-body': 'var(--card)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-default-border': 'var(--field)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--ink)',
    // Sundays of the calendar: the library's red is too pale for small digits.
    '--mantine-color-red-6': 'var(--red)',
  },
  light: {},
  dark: {},
});
