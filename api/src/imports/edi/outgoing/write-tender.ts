import type { NamedRef } from 'shared-contracts/common';
import type { Db } from '../../../platform/database/database.ts';
import { insertOutgoing } from '../edi-messages.store.ts';
import { writeEdifact } from '../edifact/edifact.rules.ts';
import { writeX12 } from '../x12.rules.ts';
import { type Carrier, findCarrier } from './carriers.store.ts';
import { toLoadTender } from './load-tender-out.rules.ts';
import type { TenderFacts } from './tender-facts.rules.ts';
import type { TenderMessage } from './tender.rules.ts';
import { findTenderFacts } from './tendered-order.store.ts';
import { INSTRUCTION_TYPE, toTransportOrder } from './transport-order-out.rules.ts';

type Draft = { facts: TenderFacts; carrier: Carrier; message: TenderMessage; now: number };

const WRITERS = {
  x12: ({ facts, carrier, message, now }: Draft) => ({
    code: '204',
    setNumber: '0001',
    write: (controlNumber: number) =>
      writeX12({
        sender: carrier.ownId,
        receiver: message.partner,
        controlNumber,
        isTest: false,
        at: now,
        group: {
          code: 'SM',
          version: '004010',
          sets: [{ code: '204', segments: toLoadTender(facts, carrier, message) }],
        },
      }),
  }),
  edifact: ({ facts, carrier, message, now }: Draft) => ({
    code: 'IFTMIN',
    setNumber: '1',
    write: (controlNumber: number) =>
      writeEdifact({
        sender: carrier.ownId,
        receiver: message.partner,
        controlNumber,
        isTest: false,
        at: now,
        messages: [{ type: INSTRUCTION_TYPE, segments: toTransportOrder(facts, carrier, message, now) }],
      }),
  }),
};

/** The tendered order or trip. */
type Tendered = { organizationId: string; facts: TenderFacts; order?: NamedRef; trip?: NamedRef };

/** Writes a tender to the carrier; nothing if the partner is no longer a carrier. */
export async function insertTender(
  tx: Db,
  message: TenderMessage,
  { organizationId, facts, order, trip }: Tendered,
  now: number,
): Promise<void> {
  const carrier = await findCarrier(tx, organizationId, message.partner);
  if (!carrier) return;
  const { code, setNumber, write } = WRITERS[carrier.syntax]({ facts, carrier, message, now });
  const sets = [{ code, controlNumber: setNumber, order: order ?? null, ...(trip && { trip }), problems: [] }];
  await insertOutgoing(
    tx,
    {
      organizationId,
      partner: message.partner,
      kind: code,
      isTest: false,
      sets: JSON.stringify(sets),
      replyTo: null,
      orderId: order?.id ?? null,
      tripId: trip?.id ?? null,
      createdAt: now,
    },
    write,
  );
}

export async function writeTender(tx: Db, orderId: string, message: TenderMessage, now: number): Promise<void> {
  const { organizationId, ...facts } = await findTenderFacts(tx, orderId);
  await insertTender(tx, message, { organizationId, facts, order: { id: orderId, name: facts.number } }, now);
}
