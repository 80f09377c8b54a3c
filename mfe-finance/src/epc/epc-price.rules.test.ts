import fc from 'fast-check';
import { calculatePrice } from './epc-price.rules.ts';

test.each([
  ['250.00', 3, '750.00'],
  ['0.05', 1, '0.05'],
  ['0.10', 3, '0.30'],
  ['1.5', 2, '3.00'],
  ['12', 10, '120.00'],
  ['0.01', 0, '0.00'],
  ['1.239', 1, '1.23'],
  ['99999999999999999.99', 3, '299999999999999999.97'],
])('%s times %i is %s', (unitPrice, quantity, price) => {
  expect(calculatePrice(unitPrice, quantity)).toBe(price);
});

test('never loses a cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10_000), (cents, quantity) => {
      const unitPrice = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(
        calculatePrice(unitPrice, quantity)
          .replace('.', '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(String(cents * quantity));
    }),
  );
});
