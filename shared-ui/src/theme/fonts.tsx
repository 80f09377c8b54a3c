import { Global } from '@emotion/react';
import type { Language } from 'shared-contracts/values/limits';

const fontFace = (family: string, file: URL, unicodeRange: string) => ({
  '@font-face': {
    fontFamily: family,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    src: `url(${file.href}) format('woff2')`,
    unicodeRange,
  },
});

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const SINHALA = 'U+0964-0965,U+0D81-0DF4,U+1CF2,U+200C-200D,U+25CC,U+111E1-111F4';

const latin = [
  fontFace(
    'Inter Variable',
    new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url),
    LATIN,
  ),
  fontFace(
    'Inter Variable',
    new URL('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2', import.meta.url),
    LATIN_EXTENDED,
  ),
];
const sinhala = fontFace(
  'Noto Sans Sinhala Variable',
  new URL('@fontsource-variable/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-wght-normal.woff2', import.meta.url),
  SINHALA,
);

/** A font of the system, scaled by `percent` to the width of Inter, so that nothing moves when Inter arrives. */
const fallbackFace = (family: string, fontWeight: string, percent: number, names: readonly string[]) => ({
  '@font-face': {
    fontFamily: family,
    fontWeight,
    src: names.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: `${percent}%`,
    ascentOverride: `${(INTER.ascent / percent) * 100}%`,
    descentOverride: `${(INTER.descent / percent) * 100}%`,
    lineGapOverride: '0%',
  },
});

/** Percent of the em square. */
const INTER = { ascent: 96.9, descent: 24.1 };
const BOLD = '600 900';
const fallback = [
  fallbackFace('Inter Arial', '400', 106, ['Arial', 'Liberation Sans', 'Helvetica']),
  fallbackFace('Inter Arial', '500', 107.4, ['Arial', 'Liberation Sans', 'Helvetica']),
  fallbackFace('Inter Arial', BOLD, 100.4, ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold']),
  fallbackFace('Inter Roboto', '400', 106.4, ['Roboto', 'Roboto Regular']),
  fallbackFace('Inter Roboto', '500', 107.2, ['Roboto Medium', 'Roboto']),
  fallbackFace('Inter Roboto', BOLD, 108, ['Roboto Bold', 'Roboto']),
  fallbackFace('Inter DejaVu', '400', 94.1, ['DejaVu Sans']),
  fallbackFace('Inter DejaVu', '500', 95.3, ['DejaVu Sans']),
  fallbackFace('Inter DejaVu', BOLD, 84.7, ['DejaVu Sans Bold']),
];

/** The portal's fonts, self-hosted. */
export const Fonts = ({ language }: { language: Language }) => (
  <Global styles={[...latin, ...fallback, ...(language === 'sin' ? [sinhala] : [])]} />
);
