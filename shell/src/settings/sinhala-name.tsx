import { Global } from '@emotion/react';

const file = new URL('./sinhala-name.woff2', import.meta.url);

export const SINHALA_NAME_FONT = "'Sinhala Name', sans-serif";

/** The letters of සිංහල alone, cut from Noto Sans Sinhala (OFL): the whole font comes with the language, and the machine may have none. */
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
