import { hues } from './hues.ts';

/** A colour in light and in dark mode. In dark mode, elements with more elevation are lighter. */
export type ColorPair = readonly [light: string, dark: string];

const ACCENT = 'var(--consign-accent, #3d56d4)';

/** A shade of the accent, whose hue a partner's branding may set; `l` is the lightness from 0 to 1. */
const shade = (l: string, c = 'c') => `oklch(from ${ACCENT} ${l} ${c} h)`;

export const groundColors = {
  'bg.canvas': ['#f6f7f9', '#0d1015'],
  'bg.surface': ['#ffffff', '#14181f'],
  'bg.subtle': ['#eff1f5', '#1c212a'],
  'bg.raised': ['#ffffff', '#1c222c'],
  'bg.hover': ['#f4f6f9', '#191e26'],
  'bg.pointed': ['#eff1f5', '#2a323f'],
  'bg.inverted': ['#1b202a', '#e7eaf0'],
  'fg.default': ['#171c26', '#e7eaf0'],
  'fg.muted': ['#566072', '#9da7b7'],
  'fg.faint': ['#667083', '#8792a3'],
  'fg.inverted': ['#ffffff', '#14181f'],
  'border.subtle': ['#e3e6eb', '#262c37'],
  'border.control': ['#b8bfcb', '#465061'],
  'border.strong': ['#8a93a3', '#6b778b'],
} satisfies Record<string, ColorPair>;

export const status = {
  neutral: { fg: ['#4a5364', '#b9c2cf'], bg: ['#eaedf2', '#272d38'] },
  info: { fg: ['#1b5592', '#93c5f7'], bg: ['#e3effb', '#132f4d'] },
  progress: { fg: ['#5c40a8', '#c2aff7'], bg: ['#eeeafb', '#2d2452'] },
  warn: { fg: ['#7c4a03', '#f0c27d'], bg: ['#fcefd7', '#3b2b0f'] },
  bad: { fg: ['#a32420', '#f6a49e'], bg: ['#fde8e6', '#46201f'] },
  good: { fg: ['#17683a', '#85d9a3'], bg: ['#e0f3e6', '#12351f'] },
} satisfies Record<string, { fg: ColorPair; bg: ColorPair }>;

type Palette = Record<'solid' | 'hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'ring', ColorPair>;

/** Black or white, by the accent's luminance: at 0.179 both have the same contrast. */
const blackOrWhite = (isWhite: string) =>
  `color(from ${ACCENT} xyz-d65 calc(0.9505 * ${isWhite}) ${isWhite} calc(1.089 * ${isWhite}))`;
const accentContrast = blackOrWhite('clamp(0, (0.179 - y) * 100000, 1)');
const oppositeOfContrast = blackOrWhite('clamp(0, (y - 0.179) * 100000, 1)');
/** Moves away from the text colour, for contrast. */
const accentHover = `color-mix(in oklab, ${ACCENT} 86%, ${oppositeOfContrast})`;

export const palettes: Record<'accent' | 'bad' | 'neutral', Palette> = {
  accent: {
    solid: [ACCENT, ACCENT],
    hover: [accentHover, accentHover],
    contrast: [accentContrast, accentContrast],
    fg: [shade('min(l, 0.46)'), shade('max(l, 0.76)', 'min(c, 0.14)')],
    subtle: [shade('0.962', 'min(c * 0.15, 0.024)'), shade('0.27', 'min(c * 0.4, 0.07)')],
    muted: [shade('0.93', 'min(c * 0.25, 0.045)'), shade('0.33', 'min(c * 0.5, 0.09)')],
    ring: [shade('min(l, 0.6)'), shade('max(l, 0.66)')],
  },
  bad: {
    solid: ['#bf2f2a', '#c53c36'],
    hover: ['#a62722', '#b2332e'],
    contrast: ['#ffffff', '#ffffff'],
    fg: status.bad.fg,
    subtle: status.bad.bg,
    muted: ['#fad7d4', '#572827'],
    ring: ['#d0413b', '#f0726b'],
  },
  neutral: {
    solid: ['#2a313e', '#dfe3ea'],
    hover: ['#1b202a', '#f4f6f9'],
    contrast: ['#ffffff', '#14181f'],
    fg: groundColors['fg.default'],
    subtle: groundColors['bg.subtle'],
    muted: ['#e3e6ec', '#262d38'],
    ring: [shade('min(l, 0.6)'), shade('max(l, 0.66)')],
  },
};

type Token = { value: { _light: string; _dark: string } };
const token = ([_light, _dark]: ColorPair): Token => ({ value: { _light, _dark } });

type Tree = { [key: string]: Token | Tree };

/** `bg.canvas` as `{ bg: { canvas } }`. */
function nest(flat: Record<string, ColorPair>): Record<string, Tree> {
  const tree: Record<string, Record<string, Token>> = {};
  for (const [name, pair] of Object.entries(flat)) {
    const [group = '', key = ''] = name.split('.');
    (tree[group] ??= {})[key] = token(pair);
  }
  return tree;
}

const toTokens = (pairs: Record<string, ColorPair>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, token(pair)]));
const nestedGroundColors = nest(groundColors);

export const semanticColors: Tree = {
  bg: { DEFAULT: token(groundColors['bg.canvas']), ...nestedGroundColors['bg'] },
  fg: { DEFAULT: token(groundColors['fg.default']), ...nestedGroundColors['fg'] },
  border: { DEFAULT: token(groundColors['border.subtle']), ...nestedGroundColors['border'] },
  status: Object.fromEntries(Object.entries(status).map(([tone, pairs]) => [tone, toTokens(pairs)])),
  accent: { DEFAULT: token(palettes.accent.solid), ...toTokens(palettes.accent) },
  bad: toTokens(palettes.bad),
  neutral: toTokens(palettes.neutral),
  hue: toTokens(hues),
};
