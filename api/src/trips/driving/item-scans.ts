import type { ItemScanInput, ItemScanResult, ScannedStop } from 'shared-contracts/trips/item-scans';
import { isSameLabel, listItemLabels, listLabelsAt } from 'shared-contracts/values/trips/item-labels';
import { listNamedStops, nameStop } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { listLabelVisits } from '../core/label-visits.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { toServerTime } from './driver-clock.rules.ts';
import { insertScan, listItemNames, listOrderScans } from './item-scans.store.ts';
import { mayReport } from './late-cause.rules.ts';
import { canSeeProofs } from './proofs.store.ts';
import { findReportedOrder, lockReportedTrip } from './reported-trips.store.ts';

const listVisits = async (db: Db, orderId: string) => (await listLabelVisits(db, [orderId])).get(orderId) ?? [];

/** @throws 422 for what the order doesn't have */
async function assertLabel(tx: Db, { orderId, stop, item, drop }: ItemScanInput) {
  const [visits, itemNames] = [await listVisits(tx, orderId), await listItemNames(tx, orderId)];
  if (!visits.some((visit) => visit.stop === stop)) throw invalidField('stop', 'notFound', 'Stop not found');
  if (!listItemLabels(visits, itemNames.length).some((label) => isSameLabel(label, { item, drop })))
    throw invalidField('item', 'notFound', 'Item not found');
  if (!listLabelsAt(visits, itemNames.length, stop).some((label) => isSameLabel(label, { item, drop })))
    throw invalidField('item', 'elsewhere', 'The item is neither loaded nor unloaded at this stop');
}

/**
 * Records that a label was scanned where its item is loaded or unloaded, once at each stop. It changes no stage, so it
 * is never too late as long as the trip was the driver's.
 * @throws 404 for the trip of another driver; 422 for what the order or the stop doesn't have
 */
export const addItemScan = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  tripId: string,
  input: ItemScanInput,
): Promise<ItemScanResult> =>
  inTransaction(db, async (tx) => {
    const { key, orderId, stop, item, drop, isTyped } = input;
    const trip = await lockReportedTrip(tx, caller, tripId);
    const scannedAt = toServerTime({ ...input, now: now(), last: null });
    if (!mayReport(trip, scannedAt)) throw notFound();
    await findReportedOrder(tx, trip, orderId);
    await assertLabel(tx, input);
    const scan = { orderId, stopPosition: stop, item, dropPosition: drop, tripId, isTyped, scannedAt };
    const isNew = await insertScan(tx, { ...scan, createdBy: caller.userId, createdAt: now() });
    if (isNew) await publishTripChanged(tx, trip);
    return { key, isRepeated: !isNew };
  });

/**
 * Scanned labels of an order, stop by stop; empty if its labels aren't scanned at all.
 * @throws 404 for an order that the caller may not see
 */
export async function listScannedStops(db: Db, caller: Caller, orderId: string): Promise<ScannedStop[]> {
  if (!(await canSeeProofs(db, caller, orderId))) throw notFound();
  const scans = await listOrderScans(db, orderId);
  if (scans.length === 0) return [];
  const [visits, itemNames, stops] = [
    await listVisits(db, orderId),
    await listItemNames(db, orderId),
    await listNamedStops(db, orderId),
  ];
  return visits.flatMap(({ stop: position }) => {
    const stop = nameStop(stops, position);
    if (!stop) return [];
    const items = listLabelsAt(visits, itemNames.length, position).flatMap((label) => {
      const name = itemNames[label.item];
      const found = scans.find(
        (scan) => scan.stopPosition === position && isSameLabel(label, { item: scan.item, drop: scan.dropPosition }),
      );
      const scan = found ? { isTyped: found.isTyped, at: found.scannedAt, by: found.by } : null;
      return name ? [{ ...label, ...name, scan }] : [];
    });
    return [{ stop, expected: items.length, scanned: items.filter(({ scan }) => scan).length, items }];
  });
}
