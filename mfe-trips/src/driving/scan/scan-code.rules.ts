/** The content of a code on our documents; numbers after the order's are those of an item and of its drop, from 0. */
export type ScannedCode =
  | { kind: 'record'; of: 'orders' | 'trips'; id: string }
  | { kind: 'number'; number: string; item: number | null; drop: number | null };

/** QR codes contain the address of the record, regardless of the host that printed them. */
const ADDRESS = /^https?:\/\/[^/]+\/(orders|trips)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]|$)/i;
/** Barcodes contain the number, with the item on labels: `O-000104/2`, or `O-000104/2/3` for one of several drops. */
const NUMBER = /^([\w.-]+)(?:\/(\d{1,3}))?(?:\/(\d{1,3}))?$/;

const toPosition = (text: string | undefined) => (text === undefined ? null : Number(text) - 1);

/** @returns null for what isn't ours */
export function parseCode(text: string): ScannedCode | null {
  const code = text.trim();
  const [, of, id] = ADDRESS.exec(code) ?? [];
  if (of && id) return { kind: 'record', of: of.toLowerCase() as 'orders' | 'trips', id: id.toLowerCase() };
  const [, number, item, drop] = NUMBER.exec(code) ?? [];
  return number
    ? { kind: 'number', number: number.toUpperCase(), item: toPosition(item), drop: toPosition(drop) }
    : null;
}
