import { demurrageMinutes, rateDemurrage } from './demurrage.rules.ts';
import { DEMURRAGE, stop, sum } from './testing/rating.fixtures.ts';

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

const STOPS = [stop('loading', null, '08:00', '10:30'), stop('unloading', null, '13:00', '14:30')];
const free = (freeMinutes: number) => ({ freeMinutes, ratePerHour: '0' });
test.each([
  ['beyond the free time of its kind', { loading: free(120), unloading: free(60) }, 60],
  ['less than the free time as none', { loading: free(120), unloading: free(600) }, 30],
  ['beyond the standard free time', { loading: free(120), standard: free(15) }, 105],
  ['not without terms for its kind', { loading: free(120) }, 30],
  ['not without any terms', {}, 0],
])('R11 counts the time at a stop %s', (_case, delays, minutes) => {
  expect(demurrageMinutes(delays, STOPS)).toBe(minutes);
});

test('R11 rates each band by itself, in any order', () => {
  expect(rateDemurrage({ ...DEMURRAGE, bands: DEMURRAGE.bands.toReversed() }, 800)).toEqual([
    { rule: 'demurrage', amount: '6000.00', minutes: 360, rate: '1000', band: { from: '0', to: '6' } },
    { rule: 'demurrage', amount: '7200.00', minutes: 360, rate: '1200', band: { from: '6', to: '12' } },
    { rule: 'demurrage', amount: '2000.00', minutes: 80, rate: '1500', band: { from: '12', to: null } },
  ]);
});
