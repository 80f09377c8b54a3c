import { createIntl } from 'react-intl';
import type { BillLine } from 'shared-contracts/finance/bills';
import { describeCalculation } from './calculation.rules.ts';

const intl = createIntl({ locale: 'en' });
const describeLine = (line: Partial<BillLine>, unit = 'km') =>
  describeCalculation({ amount: '1.00', billed: '1.00', ...line } as BillLine, unit).map(({ values, ...message }) =>
    intl.formatMessage(message, values),
  );

test.each<[Partial<BillLine>, string[]]>([
  [{ rule: 'agreedPrice' }, ['agreed in the tender, instead of the contract’s rates']],
  [{ rule: 'pointToPoint', rate: '12500.5' }, ['12,500.50 per trip']],
  [{ rule: 'flatTrip', rate: '100' }, ['100.00 per trip']],
  [{ rule: 'flatTrip' }, []],
  [{ rule: 'distance', distance: '137.500', rate: '85.00' }, ['137.5 km × 85.00']],
  [
    { rule: 'distance', distance: '137.000', rate: '85.00', band: { from: '100.000', to: '200.500' } },
    ['137 km × 85.00', 'band 100 to 200.5 km'],
  ],
  [
    { rule: 'distance', distance: '300', rate: '85.00', band: { from: '200.5', to: null } },
    ['300 km × 85.00', 'band from 200.5 km up'],
  ],
  [{ rule: 'distanceDiscount', percentage: '7.50', threshold: '500.000' }, ['7.5 % from 500 km']],
  [{ rule: 'minimumCharge', rate: '1500' }, ['up to the minimum of 1,500.00']],
  [{ rule: 'fuelSurcharge', percentage: '7.50' }, ['7.5 % of the linehaul']],
  [{ rule: 'saturdaySurcharge', date: '2026-11-28', percentage: '25.50' }, ['25.5 % of the linehaul for 28.11.2026']],
  [{ rule: 'holidaySurcharge', date: '2026-12-25', rate: '1500' }, ['1,500.00 for 25.12.2026']],
  [{ rule: 'service', name: 'Tail lift', quantity: '2.500', unit: 'hour', rate: '500' }, ['2.5 × 500.00 per hour']],
  [{ rule: 'loadingDelay', minutes: 90, freeMinutes: 60, rate: '300' }, ['90 min beyond 60 min free, 300.00 per hour']],
  [{ rule: 'transitDelay', rate: '300' }, ['0 min beyond 0 min free, 300.00 per hour']],
  [{ rule: 'unloadingDelay', minutes: 5 }, ['5 min beyond 0 min free, 0.00 per hour']],
  [{ rule: 'demurrage', minutes: 130, rate: '400' }, ['130 min, 400.00 per hour', 'base rate']],
  [
    { rule: 'demurrage', minutes: 130, rate: '400', band: { from: '2.0', to: '4.0' } },
    ['130 min, 400.00 per hour', 'band 2 to 4 h'],
  ],
  [{ rule: 'demurrage', rate: '400', band: { from: '2', to: null } }, ['0 min, 400.00 per hour', 'band from 2 h up']],
  [{ rule: 'distance' }, ['0 km × 0.00']],
  [{ rule: 'extraCharge', rate: '400' }, []],
  [{ rule: 'discount', rate: '400' }, []],
])('describes how %j was calculated', (line, texts) => {
  expect(describeLine(line)).toEqual(texts);
});

test('uses the unit of the contract', () => {
  expect(describeLine({ rule: 'distance', distance: '10', rate: '2', band: { from: '0', to: '50' } }, 'mi')).toEqual([
    '10 mi × 2.00',
    'band 0 to 50 mi',
  ]);
});
