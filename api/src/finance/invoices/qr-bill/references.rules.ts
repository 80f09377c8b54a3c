/** Digits of a QR reference without its check digit; characters of a creditor reference without `RF` and its two. */
const LENGTHS = { qr: 26, creditor: 21 };
/** Carries of the modulo-10 check digit: the next carry is at the index (carry + digit) mod 10. */
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
 * The 27-digit QR reference of an invoice number: each letter becomes two digits, so that series differ.
 * @returns null if it is too long
 */
export function toQrReference(number: string): string | null {
  const digits = toDigits(toAlphanumeric(number)).padStart(LENGTHS.qr, '0');
  return digits.length > LENGTHS.qr || /^0+$/.test(digits) ? null : `${digits}${toCheckDigit(digits)}`;
}

/** The creditor reference (ISO 11649) of an invoice number. @returns null if it is too long */
export function toCreditorReference(number: string): string | null {
  const text = toAlphanumeric(number);
  if (text === '' || text.length > LENGTHS.creditor) return null;
  const check = 98n - (BigInt(toDigits(`${text}RF00`)) % 97n);
  return `RF${String(check).padStart(2, '0')}${text}`;
}
