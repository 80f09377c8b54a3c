import type { EdiMessageDetails } from 'shared-contracts/edi';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

type Portal = ReturnType<typeof testApp>;

/** A received tender (204), as far as later messages refer to it. */
export const TENDER = [
  'ISA*00*          *00*          *ZZ*SHIPPER        *02*CONSIGN        *261120*0800*U*00401*000000905*0*P*>',
  'GS*SM*SHIPPER*CONSIGN*20261120*0800*7*X*004010',
  'ST*204*0001',
  'B2**HARV**PO4711**PP',
  'SE*3*0001',
  'GE*1*7',
  'IEA*1*000000905',
]
  .map((line) => `${line}~`)
  .join('\n');

/** Makes an order look as if it had been received by EDI. */
export async function tender(portal: Portal, organizationId: string, orderId: string, raw = TENDER) {
  const { id: messageId } = await portal.db
    .insertInto('ediMessages')
    .values({
      organizationId,
      direction: 'in',
      partner: 'ZZ/SHIPPER',
      controlNumber: null,
      kind: '204',
      isTest: false,
      state: 'accepted',
      raw,
      sets: '[]',
      problem: null,
      replyTo: null,
      orderId: null,
      createdAt: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.db.insertInto('ediOrders').values({ orderId, messageId, setPosition: 0 }).execute();
}

/** Writes what waits, and reads it as a user: each message as the segments of its set, the oldest first. */
export async function listWritten(portal: Portal, user: { id: string }) {
  await portal.app.jobs.enqueue(portal.db, 'edi.write', {});
  await portal.app.jobs.runDue();
  const as = portal.as(user);
  const { items } = (await as.get('/edi/messages?direction=out&limit=100')).json() as { items: EdiMessageDetails[] };
  const messages = await Promise.all(
    items.map(async ({ id }) => (await as.get(`/edi/messages/${id}`)).json() as EdiMessageDetails),
  );
  return messages
    .filter(({ kind }) => kind !== '997')
    .toSorted((one, other) => Number(one.controlNumber) - Number(other.controlNumber))
    .map((message) => ({ ...message, lines: message.raw.split('~\n').slice(2, -3) }));
}
