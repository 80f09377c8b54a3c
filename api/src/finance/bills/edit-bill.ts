import type { z } from 'zod';
import type { BillChanges } from 'shared-contracts/bills';
import { nameableContacts } from '../../network/contacts/contacts.store.ts';
import { contractsOf } from '../contracts/contracts.store.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { record } from '../../platform/timeline.ts';
import { settleApproval, tellScreens } from './bill-news.ts';
import { type ComputedBill, computeBills } from './compute.ts';
import { type BillServer, lockBill, type Subject } from './find-bill.ts';
import { payable } from './payable.rules.ts';
import { AS_DRAFT, changeBill, type StoredBill } from './stored-bills.store.ts';
import { otherSideOf } from './version.rules.ts';

type Changes = z.output<typeof BillChanges>;
type Fields = Omit<Changes, 'revision'>;

/** A confirmed contract of both sides: with whom an order or a trip is billed already is not chosen anew. */
async function checkContract(tx: Db, { billed: { organizationId, partnerId } }: ComputedBill, id: string) {
  const contract = await contractsOf(tx, organizationId)
    .select(['organizationId', 'partnerId'])
    .where('contracts.id', '=', id)
    .where('confirmation', '=', 'confirmed')
    .executeTakeFirst();
  if (!contract || (partnerId !== null && otherSideOf(contract, organizationId) !== partnerId))
    throw invalidField('contractId', 'notFound', 'Contract not found');
}

async function checkContact(tx: Db, { billed: { organizationId } }: ComputedBill, id: string) {
  const contact = await nameableContacts(tx, organizationId)
    .select('contacts.id')
    .where('contacts.id', '=', id)
    .executeTakeFirst();
  if (!contact) throw invalidField('billingContactId', 'notFound', 'Contact not found');
}

const FIELDS = [
  'billingContactId',
  'contractId',
  'actualDistance',
  'extraCharges',
  'discount',
  'vatPercentage',
] as const;

const told = (field: (typeof FIELDS)[number], stored: StoredBill, fields: Fields) => ({
  from: stored[field],
  to: fields[field],
});
const isSame = ({ from, to }: { from: unknown; to: unknown }) => JSON.stringify(from) === JSON.stringify(to);

/** What would really change, field by field. */
const changesOf = (stored: StoredBill, fields: Fields) =>
  Object.fromEntries(
    FIELDS.flatMap((field) =>
      fields[field] === undefined || isSame(told(field, stored, fields)) ? [] : [[field, told(field, stored, fields)]],
    ),
  );

/** What is told on a bill; a submitted one becomes a draft again. @throws 403, 404, 409, 422 by field */
export const editBill = (
  server: BillServer,
  caller: Caller,
  subject: Subject,
  { revision, ...fields }: Changes,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'edit', revision);
    const { stored, billed } = bill;
    const changes = changesOf(stored, fields);
    if (Object.keys(changes).length === 0) return;
    if (fields.contractId) await checkContract(tx, bill, fields.contractId);
    if (fields.billingContactId) await checkContact(tx, bill, fields.billingContactId);
    const { extraCharges, ...rest } = fields;
    await changeBill(tx, stored.id, {
      ...rest,
      ...(extraCharges && { extraCharges: JSON.stringify(extraCharges) }),
      ...AS_DRAFT,
    });
    const after = (await computeBills(tx, server.routing, subject.of, [billed.id])).get(billed.id);
    if (after && !payable(after.figures)) throw invalidField('extraCharges', 'tooMuch', 'No money can pay this');
    const moved = stored.state === 'draft' ? {} : { from: stored.state, to: 'draft' };
    await record(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId: billed.organizationId,
      event: 'edit',
      changes,
      ...moved,
      occurredAt: server.now(),
    });
    if (stored.state === 'submitted') await settleApproval(tx, bill, server.now());
    await tellScreens(tx, bill);
  });
