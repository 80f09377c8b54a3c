import { Global } from '@emotion/react';

const file = new URL('./sinhala-name.woff2', import.meta.url);

export const SINHALA_NAME_FONT = "'Sinhala Name', sans-serif";

/** Noto Sans Sinhala (OFL) reduced to the letters of සිංහල, as the full font is loaded only with the language. */
export const SinhalaNameFont = () => (
  <Global
    styles={{
      '@font-face': {
        fontFamily: 'Sinhala Name',
        fontWeight: '100 900',
        fontDisplay: 'swap',
        src: `url(${file.href}) format('woff2')`,
      },
    }}
  />
);
