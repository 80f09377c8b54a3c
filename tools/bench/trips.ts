import { TripQuery } from 'shared-contracts/trips/trip-query';
import { listTripIds, listVisibleStops, findTripRecords } from '../../api/src/trips/public.ts';
import type { Caller } from '../../api/src/platform/access/caller.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { addTrips } from './api/many-trips.ts';
import { raceLists } from './api/race.ts';

const TRIPS = 20_000;
const LIMIT = 3;
const LOGIN = 'dispatcher';
const DAY = 86_400;
/** The first page, then searches with many hits, few, one and none; by number and by reference. */
const SEARCHES = ['', 'BT-', 'load 24', '0500', '2411', 'bt-013337', 'nothing like this'];
const now = Math.floor(Date.now() / 1_000);

type Filters = Record<string, string>;

/** A list with the statements of its rows; `ways`: including the stops of each. */
const list = (path: string, filters: Filters = {}, ways = false) => ({
  path,
  filters,
  searches: SEARCHES,
  list: async (db: Db, caller: Caller, search: string) => {
    const { items } = await listTripIds(db, caller, TripQuery.parse({ ...filters, ...(search && { search }) }), false);
    const rows = await findTripRecords(
      db,
      caller,
      items.map(({ id }) => id),
    );
    if (ways) await listVisibleStops(db, caller, rows);
  },
});

const LISTS = {
  own: list('v1/trips', { type: 'own' }),
  partner: list('v1/trips', { type: 'partner' }),
  all: list('v1/trips'),
  ways: list('v2/trips', {}, true),
  filtered: list(
    'v2/trips',
    { stage: 'transit', pickFrom: String(now - 400 * DAY), pickTo: String(now), sort: '-pickAt' },
    true,
  ),
};

/** The lists of trips of an organization that runs most of the active ones and takes part in others. */
export default async function run() {
  const raced = await raceLists({ login: LOGIN, add: (db) => addTrips(db, TRIPS) }, Object.values(LISTS));
  const figures: Record<string, number> = { trips: TRIPS };
  for (const [i, name] of Object.keys(LISTS).entries()) {
    for (const [what, value] of Object.entries(raced[i] ?? {}))
      figures[`${name}${what.charAt(0).toUpperCase()}${what.slice(1)}`] = value;
  }
  return { holds: raced.every(({ ratio }) => ratio <= LIMIT), figures, limits: { ratio: LIMIT } };
}
