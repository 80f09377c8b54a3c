import type { FieldError } from 'shared-contracts/common';
import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { Db } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import { acceptsQuantities } from '../stages/order-stage.rules.ts';
import { stopIndexOf } from '../stages/stop-stamps.rules.ts';
import {
  applyReport,
  type CargoReport,
  clearReports,
  countMissing,
  findReportError,
  markFullyDelivered,
} from './delivered-cargo.rules.ts';
import { findDelivery, listStampedStops } from './delivery.store.ts';
import {
  applyDropReport,
  completeItems,
  type Delivery,
  findDropReportError,
  forgetContradictions,
} from './drop-delivery.rules.ts';

/** `stop`: the position of the drop that the report is limited to. */
export type StopCargoReport = CargoReport & { stop?: number };

type Complete = (delivery: Delivery, hasReports: boolean) => Delivery;
const deliverAll: Complete = ({ items, drops }) => forgetContradictions({ items: markFullyDelivered(items), drops });

/** How an event completes items that its reports do not mention. */
const COMPLETE: Partial<Record<OrderEvent, Complete>> = {
  finishDrop: (delivery) => delivery,
  deliver: completeItems,
  deliverPart: completeItems,
  deliverManually: completeItems,
  markCargoDelivered: (delivery, hasReports) => (hasReports ? delivery : deliverAll(delivery, hasReports)),
  reattempt: ({ items, drops }) => forgetContradictions({ items: clearReports(items), drops }),
};

export const findCargoReportError = (delivery: Delivery, { stop, ...report }: StopCargoReport, reason: string | null) =>
  stop === undefined
    ? findReportError(delivery.items, report, reason)
    : findDropReportError(delivery, { ...report, stop }, reason);

export const applyCargoReport = (
  delivery: Delivery,
  { stop, ...report }: StopCargoReport,
  reason: string | null,
): Delivery =>
  stop === undefined
    ? forgetContradictions({ ...delivery, items: applyReport(delivery.items, report, reason) })
    : applyDropReport(delivery, { ...report, stop }, reason);

type DeliveryRequest = { delivered?: readonly StopCargoReport[]; reason: string | null };
/** `missing`: items that did not arrive in full; `reason`: that of the delivery, or else of the first short cargo. */
type DeliveryResult = { before: Delivery; after: Delivery; missing: number; reason: string | null };

const NOTHING: Delivery = { items: [], drops: [] };

const findCurrentDrop = async (db: Db, orderId: string) =>
  stopIndexOf(await listStampedStops(db, orderId), 'finishDrop');

export async function unloadsAtCurrentDrop(db: Db, orderId: string): Promise<boolean> {
  const [{ drops }, current] = [await findDelivery(db, orderId), await findCurrentDrop(db, orderId)];
  return drops.some(({ position, parts }) => position === current && parts.length > 0);
}

/** An order that continues to another drop reports what this drop unloaded. */
async function toReports(tx: Db, orderId: string, event: OrderEvent, delivered: readonly StopCargoReport[]) {
  if (!acceptsQuantities(event) || delivered.length === 0) return [];
  const stop = event === 'finishDrop' ? await findCurrentDrop(tx, orderId) : undefined;
  return delivered.map((report) => ({
    ...report,
    cargoId: report.cargoId.toLowerCase(),
    ...(report.stop === undefined && stop !== undefined && { stop }),
  }));
}

/**
 * Computes the delivered cargo of an order after an event, without writing.
 * @throws 422 by field: a cargo that the order or the drop does not have, more than it has, or less without a reason
 */
export async function computeDelivery(
  tx: Db,
  orderId: string,
  event: OrderEvent,
  { delivered = [], reason }: DeliveryRequest,
): Promise<DeliveryResult> {
  const complete = COMPLETE[event];
  if (!complete) return { before: NOTHING, after: NOTHING, missing: 0, reason };
  const before = await findDelivery(tx, orderId);
  const reports = await toReports(tx, orderId, event, delivered);
  const errors = reports.flatMap((report, i): [string, FieldError][] => {
    const reportError = findCargoReportError(before, report, reason);
    return reportError ? [[`delivered.${i}.${reportError.field}`, reportError.error]] : [];
  });
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
  const reported = reports.reduce<Delivery>((delivery, report) => applyCargoReport(delivery, report, reason), before);
  const after = complete(reported, reports.length > 0);
  const shortageReason =
    event === 'deliverPart' ? after.items.find((item) => item.shortageReason !== null)?.shortageReason : undefined;
  return { before, after, missing: countMissing(after.items), reason: reason ?? shortageReason ?? null };
}
