import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrder } from '../core/order-records.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { applyCargoReport, findCargoReportError, type StopCargoReport } from '../delivery/delivered-cargo.ts';
import { countMissing } from '../delivery/delivered-cargo.rules.ts';
import { findDelivery, saveDelivery } from '../delivery/delivery.store.ts';
import { canMarkCargo, isCargoMarkable } from '../stages/order-actions.rules.ts';
import { cargoNotMarkable } from '../stages/order-errors.ts';
import { moveOrderInTransaction } from './move-order.ts';
import type { MoveServices } from './order.hooks.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

/**
 * Records the delivered quantity of one cargo. Delivers an incomplete order once nothing is missing (O23).
 * @throws 403; 404 also for a cargo that the order does not have; 409 in a stage without unloading; 422 by field
 */
export const markCargoDelivered = (
  services: MoveServices & Pick<Services, 'db'>,
  caller: Caller,
  id: string,
  { occurredAt, ...report }: StopCargoReport & { occurredAt?: number },
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    const { order, actor } = toRuleInput(caller, row);
    const before = await findDelivery(tx, id);
    const reportError = findCargoReportError(before, report, null);
    if (reportError?.field === 'cargoId') throw notFound();
    if (!isCargoMarkable(order)) throw cargoNotMarkable({ number: nameOrder(row, caller), stage: row.stage });
    if (!canMarkCargo(order, actor)) throw forbidden();
    if (reportError) throw invalidField(reportError.field, reportError.error.code, reportError.error.message);
    const after = applyCargoReport(before, report, null);
    const now = Math.max(services.now(), row.stageChangedAt);
    if (occurredAt !== undefined && occurredAt > now)
      throw invalidField('occurredAt', 'inFuture', 'Time is in the future');
    await saveDelivery(tx, id, before, after);
    if (row.stage === 'incompleteDelivery' && countMissing(after.items) === 0) {
      await moveOrderInTransaction(services, tx, { caller }, id, {
        event: 'markCargoDelivered',
        reason: null,
        occurredAt: Math.max(occurredAt ?? now, row.stageChangedAt),
      });
      return;
    }
    const deliveredOf = ({ items }: typeof before) =>
      items
        .filter(({ cargoId }) => cargoId === report.cargoId)
        .reduce((sum, { deliveredQuantity }) => sum + (deliveredQuantity ?? 0), 0);
    const stop = report.stop !== undefined && row.stops.length > 2 ? row.stops[report.stop] : undefined;
    await recordTimeline(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'markCargo',
      reason: report.shortageReason ?? null,
      changes: {
        ...(stop && { stop: { from: null, to: stop.name } }),
        deliveredQuantity: { from: deliveredOf(before), to: deliveredOf(after) },
      },
      occurredAt: occurredAt ?? now,
      recordedAt: now,
    });
    await publishOrderChanged(tx, id);
  });
