import type { Db } from '../../src/platform/database/database.ts';
import type { Builders } from '../builders.ts';
import { DAY } from '../builders/context.ts';
import type { Companies } from './organizations.ts';

type Line = [plate: string, partner: keyof Companies, fromDay: number, toDay: number | null];

/** Days from now; null: open-ended. */
const SHARED: readonly Line[] = [
  ['WP LG-7719', 'serendib', -40, null],
  ['WP LH-0634', 'carriers', -6, 20],
  ['SP LJ-5290', 'serendib', 5, 33],
  ['WP JM-2265', 'carriers', -60, -15],
  ['CP PH-2231', 'carriers', 12, 19],
];
const OFF_THE_ROAD: readonly [plate: string, fromDay: number, toDay: number, reason: string][] = [
  ['NW LK-8147', 2, 4, 'Engine overhaul'],
  ['EP LK-9403', -1, 1, 'Driver on leave'],
  ['WP LG-7719', 8, 9, 'Revenue licence renewal'],
  ['CP PH-2231', 4, 5, 'Body repair'],
];

/** Vehicles shared with partners, and times when vehicles are unavailable. */
export async function sharing(db: Db, build: Builders, now: number, companies: Companies) {
  const vehicles = new Map(
    (await db.selectFrom('vehicles').select(['id', 'registrationPlate']).execute()).map(({ id, registrationPlate }) => [
      registrationPlate,
      id,
    ]),
  );
  const at = (day: number) => now + day * DAY;
  for (const [plate, partner, fromDay, toDay] of SHARED) {
    const fromAt = at(fromDay);
    await build.vehicleShare({
      vehicleId: vehicles.get(plate) ?? '',
      partnerId: companies[partner].id,
      fromAt,
      toAt: toDay === null ? null : at(toDay),
      createdAt: Math.min(fromAt, now - DAY),
    });
  }
  for (const [plate, fromDay, toDay, reason] of OFF_THE_ROAD)
    await build.unavailability({ vehicleId: vehicles.get(plate) ?? '', fromAt: at(fromDay), toAt: at(toDay), reason });
}
