import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { CarrierInvoiceAction } from 'shared-contracts/values/finance/carrier-invoices';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { toActor, toContext, toError } from './carrier-invoice-access.ts';
import { violationOf } from './carrier-invoice.rules.ts';
import { type FoundCarrierInvoice, lockCarrierInvoice } from './list/carrier-invoices.store.ts';

/** Locks a carrier invoice until the end of the transaction, if the caller may perform the action. @throws 403, 404, 409 */
export async function lockFor(
  tx: Db,
  caller: Caller,
  id: string,
  action: CarrierInvoiceAction,
  seen: SeenRevision,
): Promise<FoundCarrierInvoice> {
  const invoice = await lockCarrierInvoice(tx, caller, id);
  if (!invoice) throw notFound();
  await assertRevision(tx, caller, 'carrierInvoice', invoice, seen);
  const violation = violationOf(action, toContext(invoice), toActor(caller, invoice));
  if (violation) throw toError(violation, invoice, action);
  return invoice;
}

type Step = {
  event: TimelineEvent<'carrierInvoice'>;
  to?: string;
  reason?: string | null;
  changes?: Record<string, unknown>;
  at: number;
};

/** Recorded in the payer's timeline, since the payer owns the record. */
export const recordStep = (
  tx: Db,
  caller: Caller,
  { id, organizationId, status }: Pick<FoundCarrierInvoice, 'id' | 'organizationId' | 'status'>,
  { event, to, reason = null, changes, at }: Step,
) =>
  recordTimeline(tx, caller, {
    subject: 'carrierInvoice',
    subjectId: id,
    organizationId,
    event,
    ...(to !== undefined && { from: status, to }),
    reason,
    changes,
    occurredAt: at,
  });
