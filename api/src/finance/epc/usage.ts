import type { EpcUsage } from 'shared-contracts/epc';
import type { Period } from 'shared-contracts/values/periods';
import type { Db } from '../../platform/database.ts';
import { firstEntryAt, sumsByPart } from './epc.store.ts';
import { partsOf, partsSince } from './period.rules.ts';

/** On whose clock, and when. */
type Reading = { organizationId: string; now: number; zone: string };

/** The use of credits part by part up to now, also where nothing happened. */
export async function usageOf(
  db: Db,
  { organizationId, now, zone }: Reading,
  period: Period | undefined,
): Promise<EpcUsage> {
  const {
    unit,
    begins: all,
    to,
  } = period ? partsOf(period, now, zone) : partsSince((await firstEntryAt(db, organizationId)) ?? now, now, zone);
  const begins = all.filter((begin) => begin <= now);
  const items = begins.map((at) => ({ at, purchased: 0, reserved: 0, returned: 0, used: 0 }));
  for (const { part, kind, sum } of await sumsByPart(db, organizationId, begins, to)) {
    const item = items[part];
    if (item && kind !== 'activated') item[kind] = sum;
  }
  return { unit, items };
}
