import { AvailableVehicleQuery } from 'shared-contracts/fleet/vehicle-sharing';
import { VehicleQuery } from 'shared-contracts/fleet/vehicles';
import {
  listAvailableVehicleIds,
  listVehicleIds,
  findCompletedServices,
  findVehicleRows,
} from '../../api/src/fleet/public.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { addVehicles } from './api/many-vehicles.ts';
import { raceLists } from './api/race.ts';
import { within } from '../lib/within.ts';

const VEHICLES = 20_000;
const LIMITS = { listRatio: 3, availableRatio: 5, filteredRatio: 5 };
const LOGIN = 'fleet';
const DAY = 86_400;
/** The first page, then searches with many hits, few, one and none; by plate and by VIN. */
const SEARCHES = ['', 'WP B', 'ba-0', '0500', 'cp bd-13', '13337', 'JV50000', 'nothing like this'];
const now = Math.floor(Date.now() / 1_000);

/** Loads the rows of a page. */
async function loadListedVehicles(db: Db, page: Promise<{ items: { id: string }[] }>) {
  const ids = (await page).items.map(({ id }) => id);
  await findVehicleRows(db, ids, now);
  await findCompletedServices(db, ids);
}

const list = {
  path: 'vehicles',
  searches: SEARCHES,
  list: (db: Db, caller: Parameters<typeof listVehicleIds>[1], search: string) =>
    loadListedVehicles(db, listVehicleIds(db, caller, VehicleQuery.parse(search ? { search } : {}), now)),
};

const available = (filters: Record<string, string> = {}) => ({
  path: 'vehicles/share/available',
  filters,
  searches: SEARCHES,
  list: (db: Db, caller: Parameters<typeof listAvailableVehicleIds>[1], search: string) =>
    loadListedVehicles(
      db,
      listAvailableVehicleIds(db, caller, AvailableVehicleQuery.parse({ ...filters, ...(search && { search }) }), now),
    ),
});

/** Filters that each select some of the organization's own vehicles. */
const FILTERS = {
  weight: '1500',
  cargoSpace: '10',
  withDriver: 'true',
  isPl2: 'false',
  scheduleFilter: [now + DAY, now + 3 * DAY].join(),
};

/** The vehicles of one large organization: the list, those available now, and the list with every filter. */
export default async function run() {
  const figures = { vehicles: VEHICLES } as Record<string, number>;
  const raced = await raceLists({ login: LOGIN, add: (db) => addVehicles(db, LOGIN, VEHICLES) }, [
    list,
    available(),
    available(FILTERS),
  ]);
  for (const [i, name] of ['list', 'available', 'filtered'].entries()) {
    for (const [what, value] of Object.entries(raced[i] ?? {}))
      figures[`${name}${what.charAt(0).toUpperCase()}${what.slice(1)}`] = value;
  }
  return { holds: within(figures, LIMITS), figures, limits: LIMITS };
}
