import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { notify } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { insertEntries } from '../notifications/order-digests.store.ts';
import { listStageContactIds } from '../notifications/recipients.store.ts';
import { type CorrectedVisit, listStagesOf } from '../stages/corrected-visit.rules.ts';

const toValues = ({ times }: CorrectedVisit) =>
  Object.fromEntries(
    STOP_STAMPS.flatMap((stamp) => {
      const { from = null, to } = times[stamp] ?? {};
      return [
        ...(from === null ? [] : [[`${stamp}From`, String(from)]]),
        ...(to === undefined ? [] : [[`${stamp}To`, String(to)]]),
      ];
    }),
  );

/**
 * Notifies the order's creator and notification contacts of another organization's corrections: in the app, and the
 * contacts by their next digest.
 */
export async function notifyCorrection(
  tx: Db,
  caller: Caller,
  { row, kind, corrected, at }: { row: OrderRecord; kind: StopKind; corrected: CorrectedVisit; at: number },
): Promise<void> {
  if (caller.organizationId === row.organizationId) return;
  const { id, number, createdBy, stage } = row;
  const contactIds = new Set<string>();
  for (const notified of listStagesOf(kind, corrected.times))
    for (const contactId of await listStageContactIds(tx, id, notified)) contactIds.add(contactId);
  await notify(tx, caller, {
    to: [{ userIds: [createdBy] }, { contactIds: [...contactIds] }],
    kind: 'orderTimesCorrected',
    subjectId: id,
    values: { number, stop: corrected.stop, ...toValues(corrected) },
    at,
  });
  await insertEntries(tx, [...contactIds], { orderId: id, stage, reason: null, corrected, createdAt: at });
}
