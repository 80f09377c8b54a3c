import { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { findBandGaps, findBandOverlaps } from 'shared-contracts/values/finance/bands';
import { LKR, USD, band, DEMURRAGE, K } from './testing/rating.fixtures.ts';

test('rejects overlapping bands and reports gaps', () => {
  const bands = [band('50', '150', '1'), band('0', '50', '1'), band('149.999', '200', '1'), band('300', '300', '1')];
  expect(findBandOverlaps(bands)).toEqual([
    { code: 'empty', index: 3 },
    { code: 'overlap', index: 2, otherIndex: 0, from: '149.999', to: '150' },
  ]);
  expect(findBandGaps(bands.slice(0, 3))).toEqual([{ code: 'open', from: '200' }]);
  expect(findBandGaps([band('80', null, '1'), band('10', '50', '1')])).toEqual([
    { code: 'gap', beforeIndex: 1, from: '0', to: '10' },
    { code: 'gap', beforeIndex: 0, from: '50', to: '80' },
  ]);
  const listIssues = (changes: object) =>
    ContractTerms.safeParse({ ...K, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(listIssues({})).toBeUndefined();
  expect(listIssues({ distanceRates: bands.slice(0, 3) })).toEqual([
    ['distanceRates.0.from', 'overlap'],
    ['distanceRates.2.from', 'overlap'],
  ]);
  expect(
    listIssues({ demurrage: { ...DEMURRAGE, bands: [...DEMURRAGE.bands, { from: '20', to: null, rate: '1' }] } }),
  ).toEqual([
    ['demurrage.bands.2.from', 'overlap'],
    ['demurrage.bands.3.from', 'overlap'],
  ]);
  expect(listIssues({ billingCurrencyId: LKR, conversionRate: '2' })).toEqual([
    ['billingCurrencyId', 'Same currency selected'],
  ]);
  expect(listIssues({ billingCurrencyId: USD })).toEqual([['conversionRate', 'required']]);
});
