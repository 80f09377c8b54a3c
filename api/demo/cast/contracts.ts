import { DAY } from '../builders/context.ts';
import type { Given } from '../builders.ts';
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

/** In force by distance and flat, and one each that is not confirmed, rejected, expired and disabled. */
export async function contracts(given: Given, now: number, { harvest, lagoon, serendib, carriers, meridian, blocked }: Companies) {
  const withSerendib = { organizationId: harvest.id, partnerId: serendib.id };
  const withCarriers = { organizationId: harvest.id, partnerId: carriers.id };
  const soon = { startDate: now + 14 * DAY, createdAt: now - 2 * DAY };
  const lastSeason = { startDate: now - 500 * DAY, expireDate: now - 120 * DAY };
  await given.contract({ ...withSerendib, name: 'Cold chain trial', confirmation: 'unconfirmed', ...soon, bands: REEFER_BANDS });
  await given.contract({ ...withCarriers, name: 'Estate collection, last season', ...lastSeason, flatTripRate: '16500.00' });
  await given.contract({ ...withSerendib, name: 'Island linehaul, old rates', isDisabled: true, startDate: now - 600 * DAY });
  await given.contract({ organizationId: harvest.id, partnerId: blocked.id, name: 'Southern feeder', confirmation: 'rejected', flatTripRate: '14000.00' });
  return {
    island: await given.contract({ ...withSerendib, name: 'Island linehaul', bands: ISLAND_BANDS }),
    estates: await given.contract({ ...withCarriers, name: 'Hill country feeder', flatTripRate: '18500.00', flatTripBackhaulRate: '11000.00' }),
    managed: await given.contract({ organizationId: harvest.id, partnerId: meridian.id, name: 'Managed transport' }),
    reefer: await given.contract({ organizationId: lagoon.id, partnerId: serendib.id, name: 'Reefer linehaul', bands: REEFER_BANDS }),
    tower: await given.contract({ organizationId: meridian.id, partnerId: serendib.id, name: 'Control tower linehaul', bands: ISLAND_BANDS }),
    feeder: await given.contract({
      organizationId: serendib.id, partnerId: carriers.id, name: 'Hub feeder', expireDate: null, flatTripRate: '32000.00', flatTripBackhaulRate: '19000.00',
    }),
  };
}
