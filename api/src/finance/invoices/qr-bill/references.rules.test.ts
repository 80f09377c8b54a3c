import fc from 'fast-check';
import { toCheckDigit, toCreditorReference, toQrReference } from './references.rules.ts';

/** Examples of the guidelines. */
test.each([
  ['21000000000313947143000901', '7'],
  ['00000820779122585742128669', '4'],
])('%s has the check digit %s', (digits, check) => {
  expect(toCheckDigit(digits)).toBe(check);
});

test.each([
  ['INV-2026-000123', '00000000001823312026000123'],
  ['inv/2026/000123', '00000000001823312026000123'],
  ['A-1', '00000000000000000000000101'],
])('the number %s becomes the digits %s of a QR reference', (number, digits) => {
  expect(toQrReference(number)).toBe(`${digits}${toCheckDigit(digits)}`);
});

test.each(['', '–', '0', '1'.repeat(27), 'A'.repeat(14)])('the number %j has no QR reference', (number) => {
  expect(toQrReference(number)).toBeNull();
});

test.each([
  ['539007547034', 'RF18539007547034'],
  ['5390 0754 7034', 'RF18539007547034'],
  ['0191230100405JSH0438', 'RF240191230100405JSH0438'],
  ['1'.repeat(22), null],
  ['-', null],
])('the number %s has the creditor reference %s', (number, reference) => {
  expect(toCreditorReference(number)).toBe(reference);
});

const digitsOf = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));

test('references of any number are as long as the standard has it and pass their check', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9/_.-]{1,30}$/), (number) => {
      const [qr, creditor] = [toQrReference(number), toCreditorReference(number)];
      if (qr !== null) {
        expect(qr).toMatch(/^\d{27}$/);
        // The check digit of a whole reference is 0.
        expect(toCheckDigit(qr)).toBe('0');
      }
      if (creditor !== null) {
        expect(creditor).toMatch(/^RF\d{2}[A-Z0-9]{1,21}$/);
        expect(BigInt(digitsOf(`${creditor.slice(4)}${creditor.slice(0, 4)}`)) % 97n).toBe(1n);
      }
    }),
  );
});

test('another digit anywhere fails the check', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{26}$/), fc.nat(25), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const other = (Number(digits[at]) + by) % 10;
      expect(toCheckDigit(`${digits.slice(0, at)}${other}${digits.slice(at + 1)}`)).not.toBe(toCheckDigit(digits));
    }),
  );
});
