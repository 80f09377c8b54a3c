import { groundColors, palettes, status, type ColorPair } from './colors.ts';
import { hues } from './hues.ts';

/** Relative luminance by WCAG. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast ratio by WCAG. */
const contrast = (first: string, second: string) => {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const texts: [name: string, text: ColorPair, ground: ColorPair][] = [
  ...(['fg.default', 'fg.muted', 'fg.faint'] as const).flatMap((text) =>
    (['bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover'] as const).map((on): [string, ColorPair, ColorPair] => [
      `${text} on ${on}`,
      groundColors[text],
      groundColors[on],
    ]),
  ),
  ['fg.muted on bg.subtle', groundColors['fg.muted'], groundColors['bg.subtle']],
  ['fg.muted on bg.pointed', groundColors['fg.muted'], groundColors['bg.pointed']],
  ['fg.inverted on bg.inverted', groundColors['fg.inverted'], groundColors['bg.inverted']],
  ...Object.entries(status).map(([tone, { fg, bg }]): [string, ColorPair, ColorPair] => [`status.${tone}`, fg, bg]),
  ...Object.entries(status).map(([tone, { fg }]): [string, ColorPair, ColorPair] => [
    `status.${tone}.fg on bg.surface`,
    fg,
    groundColors['bg.surface'],
  ]),
  ...Object.entries(hues).map(([hue, pair]): [string, ColorPair, ColorPair] => [
    `hue.${hue} on bg.surface`,
    pair,
    groundColors['bg.surface'],
  ]),
  ['a danger button', palettes.bad.contrast, palettes.bad.solid],
  ['a hovered danger button', palettes.bad.contrast, palettes.bad.hover],
];

test.each(texts)('%s is legible in light and dark', (_name, text, on) => {
  expect(contrast(text[0], on[0])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text[1], on[1])).toBeGreaterThanOrEqual(4.5);
});
