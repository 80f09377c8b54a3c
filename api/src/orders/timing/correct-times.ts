import type { StopTimesInput } from 'shared-contracts/orders/order-timing';
import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { listStampedStops, type OrderStop, saveStopStamps } from '../delivery/delivery.store.ts';
import { toCorrectedTimes } from '../stages/corrected-visit.rules.ts';
import {
  applyCorrection,
  correctedStageTime,
  type CorrectedTimes,
  findCorrectionProblems,
  lastStamp,
  rejectCorrection,
} from '../stages/time-correction.rules.ts';
import { notifyCorrection } from './notify-correction.ts';
import { toCorrectionError, toFieldErrors } from './time-correction-errors.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

type CorrectionServices = Pick<Services, 'db' | 'now' | 'hooks'>;
type Correction = StopTimesInput & { position: number };

const changedTimes = (stop: OrderStop, input: StopTimesInput): CorrectedTimes =>
  Object.fromEntries(
    STOP_STAMPS.filter((stamp) => input[stamp] !== undefined && input[stamp] !== stop[stamp]).map((stamp) => [
      stamp,
      input[stamp],
    ]),
  );

/**
 * Corrects the times of a stop. Delays, demurrage and their consequences follow in the same transaction; the database
 * recomputes the order's longest wait and last arrival.
 * @throws 403; 404; 409 in a stage without times or in another revision; 422 by field
 */
export const correctTimes = (
  { db, now, hooks }: CorrectionServices,
  caller: Caller,
  id: string,
  { position, reason, ...input }: Correction,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx: Db) => {
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    const { order, actor } = toRuleInput(caller, row);
    const rejection = rejectCorrection(order, actor);
    if (rejection) throw toCorrectionError(rejection, { number: nameOrder(row, caller), stage: row.stage });
    const stops = await listStampedStops(tx, row.id);
    const index = stops.findIndex((stop) => stop.position === position);
    const stop = stops[index];
    if (!stop) throw notFound();
    const times = changedTimes(stop, { ...input, reason });
    if (Object.keys(times).length === 0) return;
    const at = Math.max(now(), row.stageChangedAt);
    const problems = findCorrectionProblems(order, stops, index, times, at);
    if (Object.keys(problems).length > 0) throw invalidFields(toFieldErrors(problems));
    const after = applyCorrection(stops, index, times);
    const corrected = { position, stop: row.stops[position]?.name ?? '', times: toCorrectedTimes(stop, times) };
    await saveStopStamps(tx, row.id, stops, after);
    await tx
      .updateTable('orders')
      .set({ stageChangedAt: correctedStageTime(row.stageChangedAt, stops, after) })
      .where('id', '=', row.id)
      .execute();
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: row.id,
      organizationId: row.organizationId,
      event: 'correctTimes',
      reason,
      changes: { stop: { from: null, to: corrected.stop }, ...corrected.times },
      occurredAt: at,
    });
    await notifyCorrection(tx, caller, { row, kind: stop.kind, corrected, at });
    const lastAt = { from: lastStamp(stops), to: lastStamp(after) };
    for (const hook of hooks.stopTimesCorrected)
      await hook(tx, { orderId: row.id, tripId: row.tripId, caller, lastAt, at });
    await publishOrderChanged(tx, row.id);
  });
