import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { Db } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { acceptsQuantities } from '../stages/order-stage.rules.ts';
import {
  applyReport,
  type CargoReport,
  clearReports,
  countMissing,
  type DeliveredItem,
  findReportError,
  markFullyDelivered,
} from './delivered-cargo.rules.ts';
import { listDeliveredItems } from './delivery.store.ts';

type CompleteItems = (items: readonly DeliveredItem[], hasReports: boolean) => DeliveredItem[];

/** What an event means for the items that its reports do not mention. */
const COMPLETE_ITEMS: Partial<Record<OrderEvent, CompleteItems>> = {
  deliver: (items) => markFullyDelivered(items, 'unreported'),
  deliverPart: (items) => markFullyDelivered(items, 'unreported'),
  deliverManually: (items) => markFullyDelivered(items, 'unreported'),
  markCargoDelivered: (items, hasReports) => (hasReports ? [...items] : markFullyDelivered(items, 'all')),
  reattempt: clearReports,
};

type DeliveryRequest = { delivered?: readonly CargoReport[]; reason: string | null };
/** `missing`: items that did not arrive in full; `reason`: that of the delivery, or else of the first short cargo. */
type DeliveryResult = { before: DeliveredItem[]; after: DeliveredItem[]; missing: number; reason: string | null };

/**
 * Computes the delivered cargo of an order after an event. Writes nothing.
 * @throws 422 by field: a cargo that the order does not have, more than it has, or less without a reason
 */
export async function computeDelivery(
  tx: Db,
  orderId: string,
  event: OrderEvent,
  { delivered = [], reason }: DeliveryRequest,
): Promise<DeliveryResult> {
  const completeItems = COMPLETE_ITEMS[event];
  if (!completeItems) return { before: [], after: [], missing: 0, reason };
  const before = await listDeliveredItems(tx, orderId);
  const reports = acceptsQuantities(event)
    ? delivered.map((report) => ({ ...report, cargoId: report.cargoId.toLowerCase() }))
    : [];
  const errors = reports.flatMap((report, i) => {
    const reportError = findReportError(before, report, reason);
    return reportError ? [[`delivered.${i}.${reportError.field}`, reportError.error] as const] : [];
  });
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
  const reported = reports.reduce<DeliveredItem[]>((items, report) => applyReport(items, report, reason), before);
  const after = completeItems(reported, reports.length > 0);
  const shortageReason =
    event === 'deliverPart' ? after.find((item) => item.shortageReason !== null)?.shortageReason : undefined;
  return { before, after, missing: countMissing(after), reason: reason ?? shortageReason ?? null };
}
