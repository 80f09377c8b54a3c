import type { Page } from 'shared-contracts/common';
import type { ContractDetails, ContractRow, ContractVersionDetails } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { RatedTrip } from 'shared-contracts/finance/rated-trips';

const REFERENCE_DATE = Date.UTC(2030, 11, 1) / 1000;
const namedRef = (id: string, name: string) => ({ id, name });
export const toPage = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

export const lkr = { id: 'lkr', name: 'Sri Lankan rupee', fullName: 'Sri Lankan rupee', shortName: 'LKR', sign: 'Rs' };
export const partner = { ...namedRef('lines', 'Ceylon Lines'), type: '2pl', status: 'active' };
export const port = { ...namedRef('port', 'Port'), address: 'Harbour Road' };
export const kandy = { ...namedRef('kandy', 'Kandy'), address: 'Hill Street' };

const band = { backhaulRate: null, backhaulPercentage: null, minDistance: '0' };
export const terms: ContractTerms = {
  unitStandard: 'metric',
  calculationBasedDate: 'pickup',
  defaultMileageBilling: 'estimated',
  mileageCalculationLocationId: null,
  baseCurrencyId: 'lkr',
  billingCurrencyId: null,
  conversionRate: null,
  vatPercentage: '18',
  flatTripRate: null,
  flatTripBackhaulRate: null,
  distanceRates: [
    { ...band, from: '0', to: '50', value: '100.00', minDistance: '20' },
    { ...band, from: '50', to: null, value: '90.00', backhaulPercentage: '60' },
  ],
  pointRates: [{ fromLocationId: 'port', toLocationId: 'kandy', flatRate: '15000.00', backhaulRate: '9000.00' }],
  distanceDiscounts: [{ distance: '200', percentage: '5' }],
  delays: { loading: { freeMinutes: 90, ratePerHour: '500.00' } },
  demurrage: { baseRate: '900.00', bands: [{ from: '0', to: '6', rate: '1000.00' }] },
};

export const row = (overrides: Partial<ContractRow> = {}): ContractRow => ({
  revision: 1,
  id: 'k',
  name: 'K',
  partner: namedRef('lines', 'Ceylon Lines'),
  organization: namedRef('us', 'Ceylon Tea Exports'),
  startDate: REFERENCE_DATE,
  expireDate: null,
  currency: 'LKR',
  isConfirmed: true,
  isDisabled: false,
  isExpired: false,
  isMine: true,
  state: 'confirmed',
  rejectedReason: null,
  version: 1,
  newer: null,
  isWaiting: false,
  createdAt: REFERENCE_DATE,
  actions: [],
  ...overrides,
});

export const details = (overrides: Partial<ContractDetails> = {}): ContractDetails => ({
  ...row(),
  newer: null,
  revision: 7,
  cargoTypes: [namedRef('tea', 'Tea')],
  vehicleTypes: [],
  terms,
  names: { lkr: 'LKR', port: 'Port', kandy: 'Kandy' },
  usedBy: [{ as: 'order', count: 2, names: [] }],
  ...overrides,
});

export const version = (overrides: Partial<ContractVersionDetails> = {}): ContractVersionDetails => ({
  number: 2,
  state: 'unconfirmed',
  isInForce: false,
  reason: null,
  createdAt: REFERENCE_DATE,
  createdBy: 'nadia',
  reviewedAt: null,
  reviewedBy: null,
  terms,
  names: { lkr: 'LKR', port: 'Port', kandy: 'Kandy' },
  comparedWith: 1,
  changes: [
    { path: ['vatPercentage'], old: '18', new: '15' },
    { path: ['distanceRates', '50', 'value'], old: '90.00', new: '1195.00' },
    { path: ['pointRates', 'port', 'kandy', 'backhaulRate'], old: '9000.00', new: null },
    { path: ['delays', 'loading', 'freeMinutes'], old: 120, new: 90 },
    { path: ['demurrage', 'bands', '0', 'to'], old: '6', new: null },
    { path: ['defaultMileageBilling'], old: 'actual', new: 'estimated' },
  ],
  ...overrides,
});

export const ratedTrip: RatedTrip = {
  lines: [
    {
      rule: 'distance',
      amount: '33640.00',
      billed: '33640.00',
      rate: '80',
      distance: '420.500',
      band: { from: '150', to: null },
    },
    {
      rule: 'distanceDiscount',
      amount: '-2523.00',
      billed: '-2523.00',
      percentage: '7.5',
      threshold: '400',
      distance: '420.500',
    },
    {
      rule: 'loadingDelay',
      amount: '1083.33',
      billed: '1083.33',
      minutes: 130,
      freeMinutes: 120,
      rate: '500.00',
      stop: 0,
    },
    { rule: 'demurrage', amount: '900.00', billed: '900.00', minutes: 60, rate: '900.00', band: null },
  ],
  distance: '420.500',
  taxBase: '31117.00',
  vat: '5601.06',
  total: '36718.06',
  demurrageMinutes: 0,
  utilization: null,
  reasons: ['noRate'],
  currency: 'LKR',
  billingCurrency: 'LKR',
};
