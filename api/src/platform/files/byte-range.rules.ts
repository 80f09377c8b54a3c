/** Both ends are included. */
export type ByteRange = { start: number; end: number };

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a content that a `Range` header asks for: undefined for all of it, null if there is none. Several ranges
 * and other units are answered with all of it, as the standard allows.
 */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? null : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : null;
}
