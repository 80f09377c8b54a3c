import { rateDemurrage } from './demurrage.rules.ts';
import { DEMURRAGE, sum } from './testing/rating.fixtures.ts';

test.each([
  [800, '15200.00'],
  [0, '0.00'],
  [360, '6000.00'],
  [361, '6020.00'],
  [720, '13200.00'],
])('demurrage of %i minutes', (minutes, amount) => {
  expect(sum(rateDemurrage(DEMURRAGE, minutes))).toBe(amount);
});
test('hours outside all bands are charged at the base rate', () => {
  expect(
    rateDemurrage({ baseRate: '2000', bands: [{ from: '6', to: '12', rate: '1200' }] }, 800).map(
      ({ amount, minutes, band: of }) => [amount, minutes, of?.from],
    ),
  ).toEqual([
    ['14666.67', 440, undefined],
    ['7200.00', 360, '6'],
  ]);
});
