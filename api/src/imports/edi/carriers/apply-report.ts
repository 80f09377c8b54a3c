import { CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { enterInvoice } from '../../../finance/public.ts';
import { answerForPartner } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict, invalidFields } from '../../../platform/errors/app-error.ts';
import { validate } from '../../../platform/http/validation.ts';
import { answerTripForCarrier } from '../../../trips/public.ts';
import { attempt, type Outcome, type Source, type Subject } from '../attempt.ts';
import type { EdiServices } from '../edi-services.ts';
import type { TransactionSet } from '../x12.rules.ts';
import { applyStatus, applyTripStatus } from './apply-status.ts';
import type { Answer, CarrierInvoice, CarrierStep } from '../reports/carrier-report.rules.ts';
import {
  type Carrier,
  findCarrier,
  findTenderedOrder,
  findTenderedTrip,
  saveTender,
  saveTripAnswer,
} from '../outgoing/carriers.store.ts';
import { isOpenTender } from '../outgoing/trip-tender.rules.ts';

export type ReadReport = (set: TransactionSet) => { steps: CarrierStep[] } | { problem: EdiProblem };
type Report = { services: EdiServices; caller: Caller; partner: string; isTest: boolean };
type Order = NonNullable<Awaited<ReturnType<typeof findTenderedOrder>>>;
type Trip = NonNullable<Awaited<ReturnType<typeof findTenderedTrip>>>;

const NO_REASON = 'Declined without a reason';
const reasonOf = ({ isAccepted, reason }: Answer) => (isAccepted ? null : (reason ?? NO_REASON));

async function applyAnswer({ services, caller, partner }: Report, tx: Db, order: Order, answer: Answer) {
  const { id: orderId, handshakeState } = order;
  // No acceptance is required, or it was already given.
  if (answer.isAccepted && (handshakeState === null || handshakeState === 'accepted')) return;
  const event = answer.isAccepted ? 'accept' : 'decline';
  await answerForPartner(services, tx, caller, orderId, { event, reason: reasonOf(answer) });
  if (!answer.isAccepted) await saveTender(tx, { orderId, partner, isOpen: false });
}

/** An acceptance that was given before changes nothing. */
async function applyTripAnswer(
  { services, caller, partner }: Report,
  tx: Db,
  { name: carrier }: Carrier,
  { tripId, state }: Trip,
  answer: Answer,
) {
  const { isAccepted } = answer;
  if (isAccepted && state === 'accepted') return;
  const at = services.now();
  await answerTripForCarrier(tx, caller, tripId, { carrier, isAccepted, reason: reasonOf(answer), at });
  await saveTripAnswer(tx, tripId, partner, isAccepted ? 'accepted' : 'declined');
}

/** Receives the invoice as if the caller had entered it. */
async function applyInvoice(
  { services, caller }: Report,
  tx: Db,
  carrier: Carrier,
  { number, currency: own }: { number: string; currency: string | null },
  { invoiceNumber, issuedOn, dueOn, currency, tax, lines }: CarrierInvoice,
) {
  const input = {
    partnerId: carrier.id,
    number: invoiceNumber,
    issuedOn,
    dueOn,
    currency: currency ?? own,
    tax,
    lines: lines.map((line) => ({ ...line, reference: number, taxPercentage: '0' })),
  };
  const valid = validate(CarrierInvoiceInput, input);
  if ('errors' in valid) throw invalidFields(valid.errors);
  await enterInvoice({ ...services, db: tx }, caller, valid.value);
}

async function applyToOrder(report: Report, tx: Db, carrier: Carrier, order: Order, step: CarrierStep) {
  const { caller, services } = report;
  if (step.kind === 'invoice') await applyInvoice(report, tx, carrier, order, step);
  else if (!order.isOpen)
    throw conflict('tenderEnded', `The tender of order ${order.number} was declined or withdrawn`);
  else if (step.kind === 'answer') await applyAnswer(report, tx, order, step);
  else await applyStatus(services, tx, caller, order.id, step);
  return { order: { id: order.id, name: order.number } };
}

async function applyToTrip(report: Report, tx: Db, carrier: Carrier, trip: Trip, step: CarrierStep) {
  const { caller, services } = report;
  if (step.kind === 'invoice') await applyInvoice(report, tx, carrier, trip, step);
  else if (trip.id === null || !isOpenTender(trip.state))
    throw conflict('tenderEnded', `The tender of trip ${trip.number} was declined or withdrawn, or the trip is over`);
  else if (step.kind === 'answer') await applyTripAnswer(report, tx, carrier, trip, step);
  else await applyTripStatus(services, tx, caller, trip.tripId, step);
  return { order: null, trip: { id: trip.tripId, name: trip.number } };
}

async function applyStep(report: Report, tx: Db, carrier: Carrier, step: CarrierStep): Promise<Subject> {
  const { caller, partner } = report;
  const { number } = step;
  const order = await findTenderedOrder(tx, caller.organizationId, partner, number);
  if (order) return applyToOrder(report, tx, carrier, order, step);
  const trip = await findTenderedTrip(tx, caller.organizationId, partner, number);
  if (trip) return applyToTrip(report, tx, carrier, trip, step);
  throw conflict('notTendered', `${number} is no order or trip that was tendered to ${partner}`);
}

/** Applies what a carrier reports about orders and trips that were tendered to it. */
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
    let subject: Subject = { order: null };
    for (const step of result.steps) {
      ({ source } = step);
      subject = await applyStep(report, tx, carrier, step);
    }
    return subject;
  });
}
