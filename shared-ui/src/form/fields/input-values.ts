/** Money as text with two decimals: `''` → `0.00`, `12` → `12.00`, `1.2.3` → `1.23`; signed `-5` → `-5.00`. */
export function normalizeMoney(text: string, isSigned = false): string {
  const [integer = '', ...fraction] = text.replaceAll(/[^\d.]/g, '').split('.');
  const amount = `${integer.replace(/^0+(?=\d)/, '') || '0'}.${fraction.join('').slice(0, 2).padEnd(2, '0')}`;
  return isSigned && text.startsWith('-') && Number(amount) !== 0 ? `-${amount}` : amount;
}

/** A number as text with up to `decimals` decimals; invalid text becomes zero: `0.00`. */
export function normalizeNumber(text: string, decimals = 2): string {
  const match = /^\s*(\d[\d,]*)?(?:\.(\d*))?\s*$/.exec(text);
  const [, integer = '', fraction = ''] = match ?? [];
  if (!integer && !fraction) return (0).toFixed(decimals);
  const decimalPart = fraction.slice(0, decimals);
  return `${integer.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'}${decimalPart && `.${decimalPart}`}`;
}

const splitTime = (text: string) => text.replaceAll(/[^\d:]/g, '').split(':');
const clamp = (digits: string, max: number) => (Number(digits) > max ? String(max) : digits);

/** For a time while typing: limits hours to 23 and minutes to 59. */
export function clampTime(text: string): string {
  const [first = '', second] = splitTime(text);
  const hours = clamp(first.slice(0, 2), 23);
  const minutes = second ?? first.slice(2);
  return second === undefined && !minutes ? hours : `${hours}:${clamp(minutes.slice(0, 2), 59)}`;
}

/** For a time on blur: adds missing minutes and leading zeros; empty stays empty. */
export function normalizeTime(text: string): string {
  const [hours = '', minutes = ''] = clampTime(text).split(':');
  return hours || minutes ? `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}` : '';
}

export const parseMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = normalizeTime(time).split(':').map(Number);
  return hours * 60 + minutes;
};

export const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
