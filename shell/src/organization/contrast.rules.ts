const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

const toLinear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance from 0 to 1 (WCAG 2); undefined for an invalid color. */
function luminance(hex: string): number | undefined {
  const [, ...channels] = HEX.exec(hex) ?? [];
  if (channels.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => toLinear(Number.parseInt(channel, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Up to this luminance white text has the higher contrast; the theme uses the same limit. */
const MAX_LUMINANCE_FOR_WHITE = 0.179;

export type ReadableText = {
  text: 'white' | 'black';
  /** Contrast from 1 to 21; WCAG AA requires 4.5. */ ratio: number;
};

/** Chooses black or white text for a background and returns its contrast; undefined for an invalid color. */
export function getReadableText(hex: string): ReadableText | undefined {
  const lightness = luminance(hex);
  if (lightness === undefined) return undefined;
  return lightness <= MAX_LUMINANCE_FOR_WHITE
    ? { text: 'white', ratio: 1.05 / (lightness + 0.05) }
    : { text: 'black', ratio: (lightness + 0.05) / 0.05 };
}
