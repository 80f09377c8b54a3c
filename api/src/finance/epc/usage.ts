import type { EpcUsage } from 'shared-contracts/finance/epc';
import type { EpcKind } from 'shared-contracts/values/finance/epc';
import type { Period } from 'shared-contracts/values/finance/periods';
import type { Db } from '../../platform/database/database.ts';
import { firstEntryAt, sumByInterval } from './epc.store.ts';
import { intervalsOf, intervalsSince } from './period.rules.ts';

const SHOWN = ['purchased', 'reserved', 'returned', 'used'] as const satisfies readonly EpcKind[];
const isShown = (kind: EpcKind): kind is (typeof SHOWN)[number] => SHOWN.some((one) => one === kind);

/** Context of a usage query: organization, time and time zone. */
type UsageContext = { organizationId: string; now: number; zone: string };

/** Credits used per interval up to now, including empty intervals. */
export async function findUsage(
  db: Db,
  { organizationId, now, zone }: UsageContext,
  period: Period | undefined,
): Promise<EpcUsage> {
  const {
    unit,
    startOfDay: all,
    to,
  } = period
    ? intervalsOf(period, now, zone)
    : intervalsSince((await firstEntryAt(db, organizationId)) ?? now, now, zone);
  const begins = all.filter((begin) => begin <= now);
  const items = begins.map((at) => ({ at, purchased: 0, reserved: 0, returned: 0, used: 0 }));
  for (const { part, kind, sum } of await sumByInterval(db, organizationId, begins, to)) {
    const item = items[part];
    if (item && isShown(kind)) item[kind] = sum;
  }
  return { unit, items };
}
