/** Digits of a QR reference without its check digit; characters of a creditor reference without `RF` and its two. */
const LENGTHS = { qr: 26, creditor: 21 };
/** Of the modulo-10 check digit: the next carry is that of the sum of carry and digit. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Modulo 10, recursive. @param digits only digits */
export function toCheckDigit(digits: string): string {
  let carry = 0;
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] as number;
  return String((10 - carry) % 10);
}

const toAlphanumeric = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
/** A is 10, Z is 35. */
const toDigits = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));

/**
 * The 27 digits that an invoice number becomes for a QR-IBAN: letters as two digits, so that series differ.
 * @returns null: it is too long
 */
export function toQrReference(number: string): string | null {
  const digits = toDigits(toAlphanumeric(number)).padStart(LENGTHS.qr, '0');
  return digits.length > LENGTHS.qr || /^0+$/.test(digits) ? null : `${digits}${toCheckDigit(digits)}`;
}

/** Of ISO 11649, from an invoice number. @returns null: it is too long */
export function toCreditorReference(number: string): string | null {
  const text = toAlphanumeric(number);
  if (text === '' || text.length > LENGTHS.creditor) return null;
  const check = 98n - (BigInt(toDigits(`${text}RF00`)) % 97n);
  return `RF${String(check).padStart(2, '0')}${text}`;
}
