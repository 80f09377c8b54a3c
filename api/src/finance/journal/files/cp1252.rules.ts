/** Characters from 0x80 on; the remaining ones up to 0xFF equal Unicode. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const HIGH_START = 0x80;
const HIGH_END = 0x9f;
const REPLACEMENT = 0x3f;

const byteOf = (character: string): number => {
  const high = HIGH.indexOf(character);
  if (high >= 0) return HIGH_START + high;
  const code = character.codePointAt(0) ?? REPLACEMENT;
  return code > 0xff || (code >= HIGH_START && code <= HIGH_END) ? REPLACEMENT : code;
};

/** Encodes text in Windows-1252; unsupported characters become question marks. */
export const encodeCp1252 = (text: string): Buffer =>
  Buffer.from(Array.from(text.normalize('NFC'), (character) => byteOf(character)));
