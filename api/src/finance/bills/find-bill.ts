import type { BillAction, BillSubject } from 'shared-contracts/values/finance/bills';
import type { Routing } from '../../network/public.ts';
import { lockOrder } from '../../orders/public.ts';
import { lockTrip } from '../../trips/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { type BillActor, type BillContext, billRolesOf, violationOf, toBillError } from './bill.rules.ts';
import { type ComputedBill, computeBills } from './compute-bills.ts';
import { findOrCreateBill, type StoredBill } from './stored-bills.store.ts';

export type BillServices = Pick<Services, 'db' | 'now' | 'mailer' | 'config' | 'files' | 'hooks'> & {
  routing: Routing;
};
/** The billed order or trip. */
export type Subject = { of: BillSubject; id: string };

const isOwnBill = (caller: Caller, { billed }: Pick<ComputedBill, 'billed'>) =>
  isRoot(caller) || caller.organizationId === billed.organizationId;

/** The addressed partner sees the bill after its submission. */
const isRecipient = (caller: Caller, { stored, partnerId }: ComputedBill) =>
  stored !== null && stored.state !== 'draft' && partnerId === caller.organizationId;

export const toBillActor = (caller: Caller, bill: ComputedBill): BillActor => ({
  parts: isOwnBill(caller, bill) ? billRolesOf(caller, bill.billed.of) : [],
  people: [caller.userId, caller.actorId].filter((id) => id !== null),
});

export const toBillContext = ({ billed: { of, number, stage }, stored, figures }: ComputedBill): BillContext => ({
  of,
  number,
  stage,
  state: stored?.state ?? 'draft',
  reasons: figures.reasons,
  contractProblems: figures.contractProblems ?? [],
  isOverridden: typeof stored?.overriddenAt === 'number',
  version: stored?.version ?? 1,
  isInvoiced: typeof stored?.invoiceId === 'string',
  isAwaitingInvoice: stored?.state === 'approved' && stored.billingPeriodId !== null && stored.invoiceId === null,
  isOutdated: typeof stored?.outdatedAt === 'number',
  submitters: [stored?.submittedBy, stored?.submittedAs].filter((id) => typeof id === 'string'),
});

/** Payer and payee. */
export const sidesOf = ({ billed, partnerId }: ComputedBill): string[] =>
  partnerId === null ? [billed.organizationId] : [billed.organizationId, partnerId];

/** @throws 404 for a bill that the caller cannot see */
export async function findBill(
  db: Db,
  routing: Routing,
  caller: Caller,
  { of, id }: Subject,
): Promise<ComputedBill & { isHome: boolean }> {
  const bill = (await computeBills(db, routing, of, [id])).get(id.toLowerCase());
  if (!bill || !(isOwnBill(caller, bill) || isRecipient(caller, bill))) throw notFound();
  return { ...bill, isHome: isOwnBill(caller, bill) };
}

const LOCK = { order: lockOrder, trip: lockTrip };

/**
 * Locks a bill until the end of the transaction, if the caller may perform the action.
 * @throws 403, 404, 409
 */
export async function lockBill(
  { now, routing }: BillServices,
  tx: Db,
  caller: Caller,
  { of, id }: Subject,
  action: BillAction,
  seen?: SeenRevision,
): Promise<ComputedBill & { stored: StoredBill }> {
  await LOCK[of](tx, caller, id);
  const bill = await findBill(tx, routing, caller, { of, id });
  await assertRevision(tx, caller, 'bill', bill.stored ?? { id: bill.billed.id, revision: 0 }, seen);
  const refusal = violationOf(action, toBillContext(bill), toBillActor(caller, bill));
  if (refusal) throw toBillError(refusal, toBillContext(bill), action);
  return { ...bill, stored: await findOrCreateBill(tx, of, bill.billed, now()) };
}
