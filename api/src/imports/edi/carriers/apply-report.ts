import type { NamedRef } from 'shared-contracts/common';
import { CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { enterInvoice } from '../../../finance/public.ts';
import { answerForPartner } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidFields } from '../../../platform/errors/app-error.ts';
import { validate } from '../../../platform/http/validation.ts';
import { attempt, type Outcome, type Source } from '../attempt.ts';
import type { EdiServices } from '../edi-services.ts';
import type { TransactionSet } from '../x12.rules.ts';
import { applyStatus } from './apply-status.ts';
import type { Answer, CarrierInvoice, CarrierStep } from '../reports/carrier-report.rules.ts';
import { type Carrier, findCarrier, findTenderedOrder, saveTender } from '../outgoing/carriers.store.ts';

export type ReadReport = (set: TransactionSet) => { steps: CarrierStep[] } | { problem: EdiProblem };
type Report = { services: EdiServices; caller: Caller; partner: string; isTest: boolean };
type Order = NonNullable<Awaited<ReturnType<typeof findTenderedOrder>>>;

const NO_REASON = 'Declined without a reason';

async function applyAnswer({ services, caller, partner }: Report, tx: Db, order: Order, answer: Answer) {
  const { id: orderId, handshakeState } = order;
  // No acceptance is required, or it was already given.
  if (answer.isAccepted && (handshakeState === null || handshakeState === 'accepted')) return;
  const event = answer.isAccepted ? 'accept' : 'decline';
  const reason = answer.isAccepted ? null : (answer.reason ?? NO_REASON);
  await answerForPartner(services, tx, caller, orderId, { event, reason });
  if (!answer.isAccepted) await saveTender(tx, { orderId, partner, isOpen: false });
}

/** Receives the invoice as if the caller had entered it. */
async function applyInvoice(
  { services, caller }: Report,
  tx: Db,
  carrier: Carrier,
  order: Order,
  { invoiceNumber, issuedOn, dueOn, currency, tax, lines }: CarrierInvoice,
) {
  const input = {
    partnerId: carrier.id,
    number: invoiceNumber,
    issuedOn,
    dueOn,
    currency: currency ?? order.currency,
    tax,
    lines: lines.map((line) => ({ ...line, reference: order.number, taxPercentage: '0' })),
  };
  const valid = validate(CarrierInvoiceInput, input);
  if ('errors' in valid) throw invalidFields(valid.errors);
  await enterInvoice({ ...services, db: tx }, caller, valid.value);
}

async function applyStep(report: Report, tx: Db, carrier: Carrier, step: CarrierStep): Promise<NamedRef> {
  const { caller, partner, services } = report;
  const order = await findTenderedOrder(tx, caller.organizationId, partner, step.number);
  if (!order) throw conflict('notTendered', `Order ${step.number} wasn’t tendered to ${partner}`);
  if (step.kind === 'invoice') await applyInvoice(report, tx, carrier, order, step);
  else if (!order.isOpen)
    throw conflict('tenderEnded', `The tender of order ${order.number} was declined or withdrawn`);
  else if (step.kind === 'answer') await applyAnswer(report, tx, order, step);
  else await applyStatus(services, tx, caller, order.id, step);
  return { id: order.id, name: order.number };
}

/** Applies what a carrier reports about orders that were tendered to it. */
export async function applyReport(report: Report, tx: Db, set: TransactionSet, read: ReadReport): Promise<Outcome> {
  const { caller, partner } = report;
  const carrier = await findCarrier(tx, caller.organizationId, partner);
  const header = set.segments[0]?.id ?? '';
  if (!carrier) {
    const message = `Transaction set ${set.code} is only taken from carriers: ${partner} isn’t set up as one`;
    return { order: null, problems: [{ segment: header, position: 1, element: 1, message }] };
  }
  const result = read(set);
  if ('problem' in result) return { order: null, problems: [result.problem] };
  let source: Source = { segment: header, position: 1, element: null };
  return attempt(tx, { isTest: report.isTest, sourceOf: () => source }, async () => {
    let order: NamedRef | null = null;
    for (const step of result.steps) {
      ({ source } = step);
      order = await applyStep(report, tx, carrier, step);
    }
    return order;
  });
}
