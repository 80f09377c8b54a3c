import type { z } from 'zod';
import type { BillChanges } from 'shared-contracts/finance/bills';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import { selectUsableContacts } from '../../network/public.ts';
import { selectVisibleContracts } from '../contracts/contracts.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import { findUnpricedServices } from '../rating/services.rules.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { resolveApprovalRequest, publishBillChanged } from './bill-notifications.ts';
import { type ComputedBill, computeBills } from './compute-bills.ts';
import { type BillServices, lockBill, type Subject } from './find-bill.ts';
import { isPayable } from './payable.rules.ts';
import { DRAFT_VALUES, NO_OVERRIDE, updateBill, type StoredBill } from './stored-bills.store.ts';
import { otherSideOf } from './terms/version.rules.ts';

type Changes = z.output<typeof BillChanges>;
type Fields = Omit<Changes, 'revision'>;

/** The contract must be confirmed, with the billed partner, and in the currency of an agreed price. */
async function checkContract(tx: Db, { billed }: ComputedBill, id: string) {
  const { organizationId, partnerId, facts } = billed;
  const contract = await selectVisibleContracts(tx, organizationId)
    .select(['organizationId', 'partnerId', 'baseCurrencyId'])
    .where('contracts.id', '=', id)
    .where('confirmation', '=', 'confirmed')
    .executeTakeFirst();
  if (!contract || (partnerId !== null && otherSideOf(contract, organizationId) !== partnerId))
    throw invalidField('contractId', 'notFound', 'Contract not found');
  if (typeof facts.agreedPrice !== 'string' || billed.contractId === null) return;
  const agreed = await tx
    .selectFrom('contracts')
    .select('baseCurrencyId')
    .where('id', '=', billed.contractId)
    .executeTakeFirst();
  if (agreed?.baseCurrencyId !== contract.baseCurrencyId)
    throw invalidField('contractId', 'otherCurrency', 'The agreed price is in another currency');
}

async function checkContact(tx: Db, { billed: { organizationId } }: ComputedBill, id: string) {
  const contact = await selectUsableContacts(tx, organizationId)
    .select('contacts.id')
    .where('contacts.id', '=', id)
    .executeTakeFirst();
  if (!contact) throw invalidField('billingContactId', 'notFound', 'Contact not found');
}

function checkTaxReason({ taxCategory, taxReason }: Pick<StoredBill, 'taxCategory' | 'taxReason'>) {
  if (taxCategory !== null && !taxReason) throw invalidField('taxReason', 'required', 'Field is required');
}

/** @throws 422 naming the services that the contract has no price for */
function checkServices({ figures }: ComputedBill, services: readonly RequestedService[]) {
  const unpriced = findUnpricedServices(services, figures.contract?.terms.services ?? []);
  if (unpriced.length === 0) return;
  throw invalidFields(
    Object.fromEntries(
      unpriced.map((index) => [
        `services.${index}.name`,
        { code: 'notInContract', message: `The contract has no price for ${services[index]?.name}` },
      ]),
    ),
  );
}

const EDITABLE_FIELDS = [
  'billingContactId',
  'contractId',
  'actualDistance',
  'extraCharges',
  'services',
  'discount',
  'vatPercentage',
  'taxCategory',
  'taxReason',
] as const;

const changeOfField = (field: (typeof EDITABLE_FIELDS)[number], stored: StoredBill, fields: Fields) => ({
  from: stored[field],
  to: fields[field],
});
const isUnchanged = ({ from, to }: { from: unknown; to: unknown }) => JSON.stringify(from) === JSON.stringify(to);

/** The fields that differ from the stored bill. */
const changesOf = (stored: StoredBill, fields: Fields) =>
  Object.fromEntries(
    EDITABLE_FIELDS.flatMap((field) =>
      fields[field] === undefined || isUnchanged(changeOfField(field, stored, fields))
        ? []
        : [[field, changeOfField(field, stored, fields)]],
    ),
  );

/** Edits a bill; a submitted one becomes a draft again. @throws 403, 404, 409, 422 by field */
export const editBill = (
  server: BillServices,
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
    checkTaxReason({ ...stored, ...fields });
    const { extraCharges, services, ...rest } = fields;
    await updateBill(tx, stored.id, {
      ...rest,
      ...(extraCharges && { extraCharges: JSON.stringify(extraCharges) }),
      ...(services && 'services' in changes && { services: JSON.stringify(services), hasOwnServices: true }),
      ...DRAFT_VALUES,
      ...('contractId' in changes && NO_OVERRIDE),
    });
    const after = (await computeBills(tx, server.routing, subject.of, [billed.id])).get(billed.id);
    if (after && !isPayable(after.figures)) throw invalidField('extraCharges', 'tooMuch', 'Amount is too large');
    if (after && services) checkServices(after, services);
    const moved = stored.state === 'draft' ? {} : { from: stored.state, to: 'draft' };
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId: billed.organizationId,
      event: 'edit',
      changes,
      ...moved,
      occurredAt: server.now(),
    });
    if (stored.state === 'submitted') await resolveApprovalRequest(tx, bill, server.now());
    await publishBillChanged(tx, bill);
  });
