const toTokens = <T extends string | number>(table: Record<string, T>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]));

/** Steps of 4 px: `2` is 8 px. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72,
  80, 96,
];
const spacing = toTokens(
  Object.fromEntries([['0', '0rem'], ['px', '1px'], ...STEPS.map((step) => [String(step), `${step / 4}rem`])]),
);

/** The third to fifth are fonts of the system with the width of Inter (fonts.tsx). */
const FONT =
  "'Inter Variable', 'Noto Sans Sinhala Variable', 'Inter Arial', 'Inter Roboto', 'Inter DejaVu', system-ui, sans-serif";
/** Fonts by name: the generic family alone is a serif font on some systems. */
const MONO_FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

export const tokens = {
  spacing,
  sizes: {
    ...spacing,
    ...toTokens({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
    }),
  },
  radii: toTokens({ none: '0', sm: '4px', md: '8px', lg: '12px', full: '9999px' }),
  fonts: toTokens({ body: FONT, heading: FONT, mono: MONO_FONT }),
  fontSizes: toTokens({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
  }),
  fontWeights: toTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: toTokens({ tight: '1.25', normal: '1.45' }),
  zIndex: toTokens({ base: 0, sticky: 10, header: 20, popover: 1500, tooltip: 1800, notice: 1900 }),
  durations: toTokens({ fast: '120ms', normal: '180ms', slow: '260ms' }),
  easings: toTokens({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  cursor: toTokens({
    button: 'pointer',
    option: 'default',
    menuitem: 'default',
    checkbox: 'default',
    switch: 'pointer',
    disabled: 'not-allowed',
  }),
  animations: toTokens({ spin: 'spin 0.9s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
};

/** Only floating elements have a shadow; in dark mode mostly a hairline. */
export const shadows = {
  floating: {
    value: {
      _light: '0 0 0 1px rgb(23 28 38 / 0.08), 0 8px 24px -4px rgb(23 28 38 / 0.16)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.1), 0 8px 24px rgb(0 0 0 / 0.5)',
    },
  },
  dialog: {
    value: {
      _light: '0 0 0 1px rgb(23 28 38 / 0.06), 0 24px 64px -12px rgb(23 28 38 / 0.3)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.12), 0 24px 64px rgb(0 0 0 / 0.6)',
    },
  },
};

export const textStyles = {
  '2xs': { value: { fontSize: '2xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.125rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5rem', letterSpacing: '-0.006em' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: '-0.014em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: '-0.018em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.25rem', letterSpacing: '-0.02em' } },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(6px) scale(0.985)' } },
  'sink-out': { to: { opacity: '0', transform: 'translateY(4px) scale(0.99)' } },
  'drop-in': { from: { opacity: '0', transform: 'translateY(-4px)' } },
  'slide-start': { from: { transform: 'translateX(-100%)' } },
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};
