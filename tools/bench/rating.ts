import { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { rateBill, type RatingFacts } from '../../api/src/finance/public.ts';
import { recomputeBills } from './api/many-bills.ts';
import { calibration } from './measure/calibration.ts';
import { median, rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';

const BILLS = 10_000;
const ROUNDS = 5;
const LIMITS = { billMs: 1, tenThousandMs: 10_000, orderBillsMs: 10_000, tripBillsMs: 10_000 };
const HOUR = 3_600;

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const band = (from: number, to: number | null) => ({
  from: `${from}`,
  to: to === null ? null : `${to}`,
  value: '85.50',
  backhaulRate: null,
  backhaulPercentage: '60',
  minDistance: '20',
});

/** A contract with every kind of rate: 20 bands, 50 lanes, delays, demurrage, two currencies. */
const TERMS = ContractTerms.parse({
  unitStandard: 'imperial',
  calculationBasedDate: 'pickup',
  defaultMileageBilling: 'actual',
  mileageCalculationLocationId: id(1),
  baseCurrencyId: id(2),
  billingCurrencyId: id(3),
  conversionRate: '302.4567',
  vatPercentage: '18',
  flatTripRate: null,
  flatTripBackhaulRate: null,
  distanceRates: [...Array.from({ length: 19 }, (_, i) => band(i * 50, i * 50 + 50)), band(950, null)],
  pointRates: Array.from({ length: 50 }, (_, i) => ({
    fromLocationId: id(i),
    toLocationId: id(i + 1),
    flatRate: '15000',
    backhaulRate: '9000',
  })),
  distanceDiscounts: [
    { distance: '200', percentage: '5' },
    { distance: '400', percentage: '7.5' },
  ],
  delays: { standard: { freeMinutes: 60, ratePerHour: '500' }, transit: { freeMinutes: 30, ratePerHour: '100' } },
  demurrage: {
    baseRate: '2000',
    bands: [
      { from: '0', to: '6', rate: '1000' },
      { from: '6', to: '12', rate: '1200' },
      { from: '12', to: null, rate: '1500' },
    ],
  },
});

const facts = (i: number): RatingFacts => ({
  fromLocationId: id(900),
  toLocationId: id(901),
  isBackhaul: i % 3 === 0,
  estimatedDistance: '100',
  actualDistance: `${(i * 7) % 1_500}.${String(i % 1_000).padStart(3, '0')}`,
  approachDistance: '12.5',
  stops: Array.from({ length: 5 }, (_, stop) => ({
    what: stop === 0 ? 'loading' : 'unloading',
    windowFrom: stop * HOUR,
    arrivedAt: stop * HOUR - 600,
    departedAt: stop * HOUR + (i % 9) * HOUR,
  })),
  transit: { plannedMinutes: 300, actualMinutes: 300 + (i % 200) },
  extraCharges: [{ name: 'Toll', amount: '18.00' }],
  discount: '5.00',
  load: { space: '7', weight: '500' },
  capacity: { space: '8', weight: '1500' },
});

function coreMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const billAll = () => {
  for (let i = 0; i < BILLS; i += 1) rateBill(TERMS, facts(i));
};

/**
 * Rates bills by a contract with every kind of rate, on one core, and computes the bills of as many orders and trips
 * in a database.
 */
export default async function run() {
  const [bills, loops]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    loops.push(coreMs(calibration));
    bills.push(coreMs(billAll));
  }
  const figures = {
    billMs: rounded(median(bills) / BILLS),
    tenThousandMs: Math.round(median(bills)),
    billLoops: rounded(median(bills) / median(loops)),
    loopMs: rounded(median(loops)),
    ...(await recomputeBills(BILLS)),
  };
  return { holds: within(figures, LIMITS), figures, limits: LIMITS };
}
