import { ground, palettes, status, type Pair } from './colors.ts';
import { hues } from './hues.ts';

/** WCAG's contrast of two colours. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const texts: [name: string, text: Pair, ground: Pair][] = [
  ...(['fg.default', 'fg.muted', 'fg.faint'] as const).flatMap((text) =>
    (['bg.canvas', 'bg.surface', 'bg.raised', 'bg.hover'] as const).map((on): [string, Pair, Pair] => [
      `${text} on ${on}`,
      ground[text],
      ground[on],
    ]),
  ),
  ['fg.muted on bg.subtle', ground['fg.muted'], ground['bg.subtle']],
  ['fg.muted on bg.pointed', ground['fg.muted'], ground['bg.pointed']],
  ['fg.inverted on bg.inverted', ground['fg.inverted'], ground['bg.inverted']],
  ...Object.entries(status).map(([tone, { fg, bg }]): [string, Pair, Pair] => [`status.${tone}`, fg, bg]),
  ...Object.entries(status).map(([tone, { fg }]): [string, Pair, Pair] => [
    `status.${tone}.fg on bg.surface`,
    fg,
    ground['bg.surface'],
  ]),
  ...Object.entries(hues).map(([hue, pair]): [string, Pair, Pair] => [
    `hue.${hue} on bg.surface`,
    pair,
    ground['bg.surface'],
  ]),
  ['a dangerous button', palettes.bad.contrast, palettes.bad.solid],
  ['a dangerous button pointed at', palettes.bad.contrast, palettes.bad.hover],
];

test.each(texts)('%s is legible in light and dark', (_name, text, on) => {
  expect(contrast(text[0], on[0])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text[1], on[1])).toBeGreaterThanOrEqual(4.5);
});
