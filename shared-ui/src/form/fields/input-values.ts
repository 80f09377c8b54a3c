/** Money as text: digits, one dot, two decimals. `''` → `0.00`, `12` → `12.00`, `1.2.3` → `1.23`. */
export function settleMoney(raw: string): string {
  const [whole = '', ...fraction] = raw.replaceAll(/[^\d.]/g, '').split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.join('').slice(0, 2).padEnd(2, '0')}`;
}

/** A number as text with at most so many decimals; what is no number becomes zero with them all: `0.00`. */
export function settleNumber(raw: string, decimals = 2): string {
  const match = /^\s*(\d[\d,]*)?(?:\.(\d*))?\s*$/.exec(raw);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!whole && !fraction) return (0).toFixed(decimals);
  const kept = fraction.slice(0, decimals);
  return `${whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'}${kept && `.${kept}`}`;
}

const parts = (raw: string) => raw.replaceAll(/[^\d:]/g, '').split(':');
const clamp = (digits: string, most: number) => (Number(digits) > most ? String(most) : digits);

/** Time while it is typed: hours above 23 become 23, minutes above 59 become 59. */
export function maskTime(raw: string): string {
  const [first = '', second] = parts(raw);
  const hours = clamp(first.slice(0, 2), 23);
  const minutes = second ?? first.slice(2);
  return second === undefined && !minutes ? hours : `${hours}:${clamp(minutes.slice(0, 2), 59)}`;
}

/** Time when the field is left: missing minutes become 00, a one-digit part gets its zero; nothing stays nothing. */
export function settleTime(raw: string): string {
  const [hours = '', minutes = ''] = maskTime(raw).split(':');
  return hours || minutes ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : '';
}

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = settleTime(time).split(':').map(Number);
  return hours * 60 + minutes;
};

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
