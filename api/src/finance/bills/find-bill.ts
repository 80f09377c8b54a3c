import type { BillAction, BillSubject } from 'shared-contracts/values/bills';
import type { Routing } from '../../network/geo/routing.ts';
import { lockOrder } from '../../orders/order-rows.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { lockTrip } from '../../trips/trip-rows.store.ts';
import { type BillActor, type BillStanding, partsOf, refusalOf, refused } from './bill.rules.ts';
import { type ComputedBill, computeBills } from './compute.ts';
import { ownBill, type StoredBill } from './stored-bills.store.ts';

export type BillServer = Pick<Parts, 'db' | 'now' | 'mail' | 'config' | 'files'> & { routing: Routing };
/** The order or the trip that is billed. */
export type Subject = { of: BillSubject; id: string };

const isHome = (caller: Caller, { billed }: Pick<ComputedBill, 'billed'>) =>
  isRoot(caller) || caller.organizationId === billed.organizationId;

/** Whoever it is addressed to sees it once it is submitted. */
const isAddressed = (caller: Caller, { stored, partnerId }: ComputedBill) =>
  stored !== null && stored.state !== 'draft' && partnerId === caller.organizationId;

export const actorOf = (caller: Caller, bill: ComputedBill): BillActor => ({
  parts: isHome(caller, bill) ? partsOf(caller, bill.billed.of) : [],
  people: [caller.userId, caller.actorId].filter((id) => id !== null),
});

export const standingOf = ({ billed: { of, stage }, stored, figures }: ComputedBill): BillStanding => ({
  of,
  stage,
  state: stored?.state ?? 'draft',
  reasons: figures.reasons,
  submitters: [stored?.submittedBy, stored?.submittedAs].filter((id) => typeof id === 'string'),
});

/** @throws 404 when it is none of the caller's business */
export async function findBill(
  db: Db,
  routing: Routing,
  caller: Caller,
  { of, id }: Subject,
): Promise<ComputedBill & { isHome: boolean }> {
  const bill = (await computeBills(db, routing, of, [id])).get(id.toLowerCase());
  if (!bill || !(isHome(caller, bill) || isAddressed(caller, bill))) throw notFound();
  return { ...bill, isHome: isHome(caller, bill) };
}

const LOCK = { order: lockOrder, trip: lockTrip };

const changedMeanwhile = () => conflict('changedMeanwhile', 'The bill has changed meanwhile, look at it again');

/**
 * The bill of an order or a trip that nobody else changes until the transaction ends, if the caller may do this to it.
 * @throws 403, 404, 409
 */
export async function lockBill(
  { now, routing }: BillServer,
  tx: Db,
  caller: Caller,
  { of, id }: Subject,
  action: BillAction,
  revision?: number,
): Promise<ComputedBill & { stored: StoredBill }> {
  await LOCK[of](tx, caller, id);
  const bill = await findBill(tx, routing, caller, { of, id });
  const refusal = refusalOf(action, standingOf(bill), actorOf(caller, bill));
  if (refusal) throw refused(refusal, standingOf(bill), action);
  if (revision !== undefined && revision !== (bill.stored?.revision ?? 0)) throw changedMeanwhile();
  return { ...bill, stored: await ownBill(tx, of, bill.billed, now()) };
}
