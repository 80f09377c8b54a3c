import type { LabelVisit } from 'shared-contracts/values/trips/item-labels';
import { listCargoStops } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** The visits of orders at each of their stops, regardless of the trip. */
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
