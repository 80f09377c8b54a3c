import { DAY } from '../builders/context.ts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { Builders } from '../builders.ts';
import type { Locations } from './locations.ts';
import type { Companies } from './organizations.ts';

const ISLAND_BANDS = [
  { fromKm: '0', toKm: '50', value: '235.00', minKm: '25' },
  { fromKm: '50', toKm: '150', value: '205.00' },
  { fromKm: '150', toKm: '300', value: '188.00', backhaulPercentage: '65' },
  { fromKm: '300', toKm: null, value: '176.50', backhaulPercentage: '55' },
];
const REEFER_BANDS = [
  { fromKm: '0', toKm: '80', value: '340.00', minKm: '30' },
  { fromKm: '80', toKm: null, value: '298.00', backhaulRate: '165.00' },
];

const SERVICES: ContractTerms['services'] = [
  { name: 'Tail-lift service', unit: 'stop', rate: '1800.00' },
  { name: 'Second driver', unit: 'hour', rate: '950.00' },
  { name: 'Customs clearance', unit: 'order', rate: '6500.00' },
];

/** Uses every kind of term. */
const portTerms = ({ harvest }: Locations): Partial<ContractTerms> => ({
  calculationBasedDate: 'delivery',
  defaultMileageBilling: 'actual',
  mileageCalculationLocationId: harvest['Grandpass tea stores'].locationId,
  vatPercentage: '18',
  pointRates: [
    {
      fromLocationId: harvest['Hatton tea factory'].locationId,
      toLocationId: harvest['Port of Colombo, export gate'].locationId,
      flatRate: '42000.00',
      backhaulRate: '25000.00',
    },
    {
      fromLocationId: harvest['Matale cinnamon and pepper'].locationId,
      toLocationId: harvest['Port of Colombo, export gate'].locationId,
      flatRate: '46500.00',
      backhaulRate: null,
    },
  ],
  distanceDiscounts: [
    { distance: '200', percentage: '5' },
    { distance: '400', percentage: '7.5' },
  ],
  dayRates: {
    timeZone: 'Asia/Colombo',
    saturday: null,
    sunday: { percentage: '15', amount: null },
    holiday: { percentage: '25', amount: null },
    holidays: ['2026-12-23', '2026-12-25', '2027-01-14', '2027-02-04', '2027-04-14', '2027-05-01'],
  },
  services: SERVICES,
  delays: {
    standard: { freeMinutes: 60, ratePerHour: '450.00' },
    loading: { freeMinutes: 120, ratePerHour: '500.00' },
    transit: { freeMinutes: 30, ratePerHour: '350.00' },
    unloading: { freeMinutes: 90, ratePerHour: '550.00' },
  },
  demurrage: {
    baseRate: '900.00',
    bands: [
      { from: '0', to: '6', rate: '1000.00' },
      { from: '6', to: '12', rate: '1200.00' },
      { from: '12', to: null, rate: '1500.00' },
    ],
  },
});

/** Contracts with every kind of rate and term, and one each unconfirmed, rejected, expired, disabled and with newer terms. */
export async function contracts(
  build: Builders,
  now: number,
  { harvest, lagoon, serendib, carriers, meridian, blocked }: Companies,
  places: Locations,
) {
  const withSerendib = { organizationId: harvest.id, partnerId: serendib.id };
  const withCarriers = { organizationId: harvest.id, partnerId: carriers.id };
  const soon = { startDate: now + 14 * DAY, createdAt: now - 2 * DAY };
  const lastSeason = { startDate: now - 500 * DAY, expireDate: now - 120 * DAY, createdAt: now - 510 * DAY };
  await build.contract({
    ...withSerendib,
    name: 'Cold chain trial',
    confirmation: 'unconfirmed',
    ...soon,
    bands: REEFER_BANDS,
  });
  await build.contract({
    ...withCarriers,
    name: 'Estate collection, last season',
    ...lastSeason,
    flatTripRate: '16500.00',
  });
  await build.contract({
    ...withSerendib,
    name: 'Island linehaul, old rates',
    isDisabled: true,
    startDate: now - 600 * DAY,
    createdAt: now - 612 * DAY,
  });
  await build.contract({
    organizationId: harvest.id,
    partnerId: blocked.id,
    name: 'Southern feeder',
    confirmation: 'rejected',
    rejectedReason: 'The rate leaves nothing for fuel',
    flatTripRate: '14000.00',
  });
  await build.contract({
    ...withSerendib,
    name: 'Port and hill country',
    bands: ISLAND_BANDS,
    terms: portTerms(places),
  });
  return {
    island: await build.contract({
      ...withSerendib,
      name: 'Island linehaul',
      bands: ISLAND_BANDS,
      terms: { services: SERVICES },
    }),
    estates: await build.contract({
      ...withCarriers,
      name: 'Hill country feeder',
      flatTripRate: '18500.00',
      flatTripBackhaulRate: '11000.00',
      terms: { billingCycle: 'weekly' },
      newer: { terms: { flatTripRate: '19750.00', vatPercentage: '18' } },
    }),
    managed: await build.contract({ organizationId: harvest.id, partnerId: meridian.id, name: 'Managed transport' }),
    reefer: await build.contract({
      organizationId: lagoon.id,
      partnerId: serendib.id,
      name: 'Reefer linehaul',
      bands: REEFER_BANDS,
    }),
    tower: await build.contract({
      organizationId: meridian.id,
      partnerId: serendib.id,
      name: 'Control tower linehaul',
      bands: ISLAND_BANDS,
    }),
    feeder: await build.contract({
      organizationId: serendib.id,
      partnerId: carriers.id,
      name: 'Hub feeder',
      expireDate: null,
      flatTripRate: '32000.00',
      flatTripBackhaulRate: '19000.00',
    }),
  };
}
