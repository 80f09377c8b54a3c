import type { LabelVisit } from 'shared-contracts/values/trips/item-labels';
import { listCargoStops } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** What orders do at each of their stops, whichever trip makes them. */
export async function listLabelVisits(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, LabelVisit[]>> {
  const stops = await listCargoStops(db, orderIds);
  const toVisit = ({ position, kind, items, isTransfer }: (typeof stops)[number]): LabelVisit => ({
    stop: position,
    what: kind === 'pickup' ? 'pick' : 'drop',
    items,
    isTransfer,
  });
  return new Map([...Map.groupBy(stops, ({ orderId }) => orderId)].map(([id, visits]) => [id, visits.map(toVisit)]));
}
