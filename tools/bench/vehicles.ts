import { AvailableQuery } from 'shared-contracts/vehicle-sharing';
import { VehicleQuery } from 'shared-contracts/vehicles';
import { pageOfAvailable } from '../../api/src/vehicles/available-vehicles.store.ts';
import { servicesDone } from '../../api/src/vehicles/services.store.ts';
import { pageOfVehicles, vehicleRows } from '../../api/src/vehicles/vehicles.store.ts';
import type { Db } from '../../api/src/platform/database.ts';
import { addVehicles } from './api/many-vehicles.ts';
import { raceList } from './api/race.ts';

const VEHICLES = 20_000;
const LIMITS = { list: 3, available: 5, availablePlain: 5 };
const LOGIN = 'fleet';
const DAY = 86_400;
/** The first page; of many hits and of few, of one and of none; by plate and by VIN. */
const SEARCHES = ['', 'WP B', 'ba-0', '0500', 'cp bd-13', '13337', 'JV50000', 'nothing like this'];
const now = Math.floor(Date.now() / 1_000);
const add = (db: Db) => addVehicles(db, LOGIN, VEHICLES);

async function shown(db: Db, page: Promise<{ items: { id: string }[] }>) {
  const ids = (await page).items.map(({ id }) => id);
  await vehicleRows(db, ids, now);
  await servicesDone(db, ids);
}

const available = (filters: Record<string, string>) =>
  raceList({
    login: LOGIN, path: 'vehicles/share/available', filters, searches: SEARCHES, add,
    list: (db, caller, search) => shown(db, pageOfAvailable(db, caller, AvailableQuery.parse({ ...filters, ...(search && { search }) }), now)),
  });

/** The vehicles of one large organization: the list and what is available, the latter as it is and with every filter that leaves its own vehicles in. */
export default async function run() {
  const list = await raceList({
    login: LOGIN, path: 'vehicles', searches: SEARCHES, add,
    list: (db, caller, search) => shown(db, pageOfVehicles(db, caller, VehicleQuery.parse(search ? { search } : {}), now)),
  });
  const plain = await available({});
  const filtered = await available({ weight: '1500', cargoSpace: '10', withDriver: 'true', isPl2: 'false', scheduleFilter: [now + DAY, now + 3 * DAY].join() });
  const ratios = { list: list.ratio, availablePlain: plain.ratio, available: filtered.ratio };
  const holds = ratios.list <= LIMITS.list && ratios.available <= LIMITS.available && ratios.availablePlain <= LIMITS.availablePlain;
  return { holds, figures: { vehicles: VEHICLES, list, availablePlain: plain, available: filtered }, limits: LIMITS };
}
