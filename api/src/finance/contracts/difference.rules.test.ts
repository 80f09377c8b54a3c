import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { A, B, band, C, DEMURRAGE, K } from '../rating/testing/rating.fixtures.ts';
import { differences, isSame } from './difference.rules.ts';

const lane = (toLocationId: string, flatRate: string) => ({
  fromLocationId: A,
  toLocationId,
  flatRate,
  backhaulRate: null,
});
const [FIRST_BAND, ...OTHER_BANDS] = K.distanceRates;

test.each<[string, Partial<ContractTerms>]>([
  ['the same terms', {}],
  ['rows in another order', { distanceRates: K.distanceRates.toReversed() }],
])('%s do not differ', (_case, changes) => {
  expect(differences(K, { ...K, ...changes })).toEqual([]);
  expect(isSame(K, { ...K, ...changes })).toBe(true);
});

test.each<[string, Partial<ContractTerms>, [string, unknown, unknown][]]>([
  ['a field', { vatPercentage: '20' }, [['vatPercentage', '18', '20']]],
  ['a field that is set', { flatTripRate: '5.00' }, [['flatTripRate', null, '5.00']]],
  [
    'a field of a row',
    { distanceRates: [{ ...K.distanceRates[0], value: '95' } as never, ...OTHER_BANDS] },
    [['distanceRates 0 value', '100', '95']],
  ],
  [
    'a new row, whose unset fields are no difference',
    { distanceRates: [...K.distanceRates, band('900', '999', '70')] },
    [
      ['distanceRates 900 to', null, '999'],
      ['distanceRates 900 value', null, '70'],
      ['distanceRates 900 minDistance', null, '0'],
    ],
  ],
  [
    'a removed row',
    { distanceRates: OTHER_BANDS },
    [
      ['distanceRates 0 to', FIRST_BAND?.to, null],
      ['distanceRates 0 value', '100', null],
      ['distanceRates 0 minDistance', '20', null],
    ],
  ],
  [
    'a discount',
    { distanceDiscounts: [{ distance: '400', percentage: '7.5' }] },
    [['distanceDiscounts 200 percentage', '5', null]],
  ],
  [
    'a lane by both its ends',
    { pointRates: [...K.pointRates, lane(C, '7.00')] },
    [[`pointRates ${A} ${C} flatRate`, null, '7.00']],
  ],
  [
    'a lane to another place',
    { pointRates: [lane(C, '15000')] },
    [
      [`pointRates ${A} ${C} flatRate`, null, '15000'],
      [`pointRates ${A} ${B} flatRate`, '15000', null],
      [`pointRates ${A} ${B} backhaulRate`, '9000', null],
    ],
  ],
  [
    'delays by category',
    { delays: { ...K.delays, loading: { freeMinutes: 90, ratePerHour: '500' } } },
    [['delays loading freeMinutes', 120, 90]],
  ],
  [
    'demurrage with its bands',
    { demurrage: { baseRate: '2000', bands: DEMURRAGE.bands.slice(0, 1) } },
    [
      ['demurrage baseRate', null, '2000'],
      ['demurrage bands 0 to', null, '6'],
      ['demurrage bands 0 rate', null, '1000'],
    ],
  ],
])('finds the difference in %s', (_case, changes, expected) => {
  const after = { ...K, ...changes };
  expect(differences(K, after).map(({ path, old, new: value }) => [path.join(' '), old, value])).toEqual(expected);
  expect(isSame(K, after)).toBe(false);
});

test('holidays are compared by their days, wherever they are in the list', () => {
  const withHolidays = (...holidays: string[]): ContractTerms => ({
    ...K,
    dayRates: { timeZone: 'Asia/Colombo', saturday: null, sunday: null, holiday: null, holidays },
  });
  const [before, after] = [
    withHolidays('2026-05-01', '2026-12-25'),
    withHolidays('2026-01-14', '2026-12-25', '2026-05-01'),
  ];
  expect(differences(before, after)).toEqual([
    { path: ['dayRates', 'holidays', '2026-01-14'], old: null, new: '2026-01-14' },
  ]);
  expect(differences(after, before)).toMatchObject([{ old: '2026-01-14', new: null }]);
});
