import { formatAddress, toStructuredAddress } from './structured-address.rules.ts';

const PARTS = { street: 'Rue du Lac', buildingNumber: '1268', postalCode: '2501', town: 'Biel' };
const NOTHING = { street: null, buildingNumber: null, postalCode: null, town: null };

test.each([
  [{}, 'Rue du Lac 1268\n2501 Biel'],
  [{ buildingNumber: null, postalCode: null }, 'Rue du Lac\nBiel'],
  [{ street: null, buildingNumber: null }, '2501 Biel'],
  [NOTHING, null],
])('the parts with %j are printed as %j', (changes, address) => {
  expect(formatAddress({ ...PARTS, ...changes })).toBe(address);
});

test.each([{ postalCode: null }, { town: null }, NOTHING])('without %j an address is not structured', (changes) => {
  expect(toStructuredAddress({ ...PARTS, ...changes }, 'CH')).toBeUndefined();
});

test('a structured address has the country as code', () => {
  expect(toStructuredAddress(PARTS, 'CH')).toEqual({ ...PARTS, country: 'CH' });
  expect(toStructuredAddress({ ...PARTS, street: null }, null)).toMatchObject({ street: null, country: null });
});
