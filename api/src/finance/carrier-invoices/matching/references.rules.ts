/** A number or reference without what people write differently: case, spaces, and the shipper code before a `·`. */
export function normalizeReference(text: string): string {
  const ownNumber = text.split('·').at(-1) ?? '';
  return ownNumber.replaceAll(/\s+/g, '').toUpperCase();
}

/** Numbers of orders and trips in a text. */
const NUMBERS = /\b[A-Z]{1,3}-\d{3,12}\b/gi;
const MAX_FOUND = 20;
export const findNumbers = (text: string): string[] =>
  [...text.matchAll(NUMBERS)].slice(0, MAX_FOUND).map(([number]) => normalizeReference(number));
