import type { CarrierInvoiceMessageInput } from 'shared-contracts/finance/carrier-invoices';
import type { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import { toActor, toContext, toError } from '../carrier-invoice-access.ts';
import { violationOf } from '../carrier-invoice.rules.ts';
import type { FoundCarrierInvoice } from '../list/carrier-invoices.store.ts';
import { lockFor, recordStep } from '../lock-for.ts';
import {
  agreedAmounts,
  invoicedAmounts,
  isBelowInvoiced,
  type ProposedAmount,
  proposalProblem,
  sumAgreed,
} from '../matching/agreed.rules.ts';
import { notifyOtherSide } from './notify-other-side.ts';

export type DisputeServices = Pick<Services, 'db' | 'now' | 'mailer' | 'config'>;
type Input = z.output<typeof CarrierInvoiceMessageInput>;

const nothingToCredit = () =>
  invalidField('creditNote', 'nothingToCredit', 'Amounts below what is invoiced are credited, and no others');

/** @throws 403, 409, 422 */
function toProposal(
  caller: Caller,
  invoice: FoundCarrierInvoice,
  { proposal, creditNote }: Pick<Input, 'proposal' | 'creditNote'>,
): ProposedAmount[] | null {
  if (!proposal) {
    if (creditNote) throw nothingToCredit();
    return null;
  }
  const context = { ...toContext(invoice), status: 'disputed' as const };
  const violation = violationOf('propose', context, toActor(caller, invoice));
  if (violation) throw toError(violation, invoice, 'propose');
  const amounts = proposal.map(({ subjectId, net }) => ({
    subjectId: subjectId.toLowerCase(),
    net: toMoney(decimal(net)),
  }));
  const problem = proposalProblem(invoice.comparison.rows, amounts);
  if (problem)
    throw invalidField(problem.path, problem.code, 'Name an amount for each bill that differs, and no other');
  if (creditNote && !isBelowInvoiced(invoice.comparison.rows, amounts)) throw nothingToCredit();
  return amounts;
}

async function storeMessage(
  tx: Db,
  caller: Caller,
  invoice: FoundCarrierInvoice,
  {
    text,
    proposal,
    creditNote,
    at,
  }: { text: string; proposal: ProposedAmount[] | null; creditNote: boolean; at: number },
): Promise<void> {
  const { side } = toActor(caller, invoice);
  await tx
    .insertInto('carrierInvoiceMessages')
    .values({
      carrierInvoiceId: invoice.id,
      organizationId: side === 'payee' ? invoice.partnerId : invoice.organizationId,
      text,
      proposal: proposal && JSON.stringify(proposal),
      creditNote,
      createdBy: caller.userId,
      createdAs: caller.actorId,
      createdAt: at,
    })
    .execute();
}

const toProposed = ({ comparison: { rows } }: FoundCarrierInvoice, proposal: ProposedAmount[] | null) =>
  proposal ? { changes: { proposed: { from: null, to: sumAgreed(agreedAmounts(rows, proposal)).net } } } : {};

/** Shows the carrier what its invoice was compared with and why it isn't paid. @throws 403, 404, 409, 422 */
export const disputeInvoice = (
  server: DisputeServices,
  caller: Caller,
  id: string,
  input: Input,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, 'dispute', seen);
    const at = server.now();
    const proposal = toProposal(caller, invoice, input);
    await tx.updateTable('carrierInvoices').set({ status: 'disputed', disputedAt: at }).where('id', '=', id).execute();
    await storeMessage(tx, caller, invoice, { text: input.text, proposal, creditNote: input.creditNote, at });
    await recordStep(tx, caller, invoice, { event: 'disputed', to: 'disputed', ...toProposed(invoice, proposal), at });
    await notifyOtherSide(server, tx, caller, invoice, { news: 'disputed', text: input.text, at });
  });

/** Writes to the other side, with or without other amounts. @throws 403, 404, 409, 422 */
export const writeMessage = (
  server: DisputeServices,
  caller: Caller,
  id: string,
  input: Input,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, input.proposal ? 'propose' : 'message', seen);
    const at = server.now();
    const proposal = toProposal(caller, invoice, input);
    await storeMessage(tx, caller, invoice, { text: input.text, proposal, creditNote: input.creditNote, at });
    const event = proposal ? 'proposed' : 'message';
    await recordStep(tx, caller, invoice, { event, ...toProposed(invoice, proposal), at });
    await notifyOtherSide(server, tx, caller, invoice, { news: event, text: input.text, at });
  });

const findProposal = (tx: Db, carrierInvoiceId: string) =>
  tx
    .selectFrom('carrierInvoiceMessages')
    .select(['proposal', 'creditNote'])
    .where('carrierInvoiceId', '=', carrierInvoiceId)
    .where('proposal', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Agrees to what the other side has proposed, or to what the carrier has invoiced. @throws 403, 404, 409 */
export const acceptAmounts = (
  server: DisputeServices,
  caller: Caller,
  id: string,
  action: 'accept' | 'acceptInvoiced',
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const invoice = await lockFor(tx, caller, id, action, seen);
    const { rows } = invoice.comparison;
    const proposed =
      action === 'accept' ? await findProposal(tx, id) : { proposal: invoicedAmounts(rows), creditNote: false };
    const amounts = agreedAmounts(rows, proposed?.proposal ?? []);
    const expectsCreditNote = proposed?.creditNote ?? false;
    const at = server.now();
    await tx
      .updateTable('carrierInvoices')
      .set({
        status: 'agreed',
        agreed: JSON.stringify(amounts),
        expectsCreditNote,
        disputedAt: invoice.disputedAt ?? at,
      })
      .where('id', '=', id)
      .execute();
    await recordStep(tx, caller, invoice, {
      event: 'agreed',
      to: 'agreed',
      changes: { agreed: { from: null, to: sumAgreed(amounts).total } },
      at,
    });
    await notifyOtherSide(server, tx, caller, invoice, { news: 'agreed', at });
  });
