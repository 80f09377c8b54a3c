const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

const linear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** How light a colour is, from 0 to 1 (WCAG 2); undefined when it is none. */
function luminance(hex: string): number | undefined {
  const [, ...channels] = HEX.exec(hex) ?? [];
  if (channels.length === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(Number.parseInt(channel, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Up to here white is the easier to read, above it black: the theme writes on the accent by the same number. */
const WHITE_UP_TO = 0.179;

export type OnColor = {
  text: 'white' | 'black';
  /** From 1 to 21; from 4.5 on everybody can read it. */ ratio: number;
};

/** What is written on a colour and how well it is read; undefined when it is no colour. */
export function textOn(hex: string): OnColor | undefined {
  const light = luminance(hex);
  if (light === undefined) return undefined;
  return light <= WHITE_UP_TO
    ? { text: 'white', ratio: 1.05 / (light + 0.05) }
    : { text: 'black', ratio: (light + 0.05) / 0.05 };
}
