import type { EdiSet } from 'shared-contracts/edi';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import { DAY, HOUR, MINUTE } from '../builders/context.ts';
import {
  storeReceived,
  parseEdi,
  queueBill,
  queueOrderEvent,
  queueTender,
  settleReceived,
  writeReady,
  writeX12,
} from '../../src/imports/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

/** Stages of the orders that Harvest is notified of by the system of a buyer. */
const STAGES: readonly OrderStage[] = ['pendingValidation', 'validated', 'transit', 'delivered', 'billed'];
const PICKUP_EVENTS: readonly OrderEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];
const [BUYER, CARRIER, HARVEST] = ['ZZ/LANKAFOODS', '02/CARR', 'ZZ/HARVEST'];

type Order = { id: string; number: string; createdAt: number };

const toTender = ({ number, createdAt }: Order, controlNumber: number, name: string) =>
  writeX12({
    sender: BUYER,
    receiver: HARVEST,
    controlNumber,
    isTest: false,
    at: createdAt,
    group: {
      code: 'SM',
      version: '004010',
      sets: [
        {
          code: '204',
          segments: [
            ['B2', '', 'HARV', '', `LF-${number.replaceAll(/\D/g, '')}`, '', 'PP'],
            ['B2A', '00'],
            ['S5', '1', 'LD'],
            ['N1', 'SF', name],
          ],
        },
      ],
    },
  });

async function receive(tx: Db, organizationId: string, order: Order, text: string, set: Partial<EdiSet>) {
  const parsed = parseEdi(text);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  const received = { services: { now: () => order.createdAt }, caller: { organizationId }, ...parsed };
  const id = await storeReceived(tx, received, text);
  const sets = [{ code: '204', controlNumber: '0001', order: null, problems: [], ...set }];
  if (id !== null) await settleReceived(tx, received, id, sets);
}

/** The messages that the portal has written about the order's events, at the time of each. */
async function report(tx: Db, { id }: Order) {
  const stops = await tx.selectFrom('orderStops').select('position').where('orderId', '=', id).execute();
  const entries = await tx
    .selectFrom('timelineEntries')
    .select(['event', 'toStage', 'occurredAt', 'reason'])
    .where('subject', '=', 'order')
    .where('subjectId', '=', id)
    .where('toStage', 'is not', null)
    .orderBy('occurredAt')
    .orderBy('position')
    .execute();
  for (const { event, toStage, occurredAt: at, reason } of entries) {
    const change = { event: event as OrderEvent, from: 'saved', to: toStage as OrderStage, at, reason } as const;
    const stop = PICKUP_EVENTS.includes(change.event) ? 0 : stops.length - 1;
    await queueOrderEvent(tx, { orderId: id, tripId: null, caller: null, ...change, stop, atHub: false });
    await writeReady({ db: tx, now: () => at });
  }
  const bill = await tx
    .selectFrom('bills')
    .select(['id', 'approvedAt'])
    .where('orderId', '=', id)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (!bill || bill.approvedAt === null) return;
  const at = bill.approvedAt;
  await queueBill(tx, { of: 'order', id, billId: bill.id, at });
  await writeReady({ db: tx, now: () => at });
}

const toAnswer = ({ number, createdAt }: Order, controlNumber: number) =>
  writeX12({
    sender: CARRIER,
    receiver: HARVEST,
    controlNumber,
    isTest: false,
    at: createdAt,
    group: {
      code: 'GF',
      version: '004010',
      sets: [{ code: '990', segments: [['B1', 'CARR', number, toDay(createdAt), 'A']] }],
    },
  });

const toDay = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10).replaceAll('-', '');

/** A partner whose system receives Harvest's orders as tenders; one of them is accepted. */
async function carrierByEdi(tx: Db, owner: { id: string; organizationId: string }, now: number) {
  const { organizationId, id: userId } = owner;
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'partnerId', 'validatedAt'])
    .where('organizationId', '=', organizationId)
    .whereRef('partnerId', '<>', 'organizationId')
    .where('stage', '=', 'validated')
    .where('validatedAt', 'is not', null)
    .orderBy('number')
    .executeTakeFirst();
  if (!order || order.validatedAt === null) return;
  const { id: orderId, number, partnerId, validatedAt: at } = order;
  await tx
    .insertInto('ediPartners')
    .values({
      organizationId,
      partner: CARRIER,
      method: 'folder',
      endpointId: null,
      userId,
      createdAt: now - 60 * DAY,
      carrierId: partnerId,
      ownId: HARVEST,
      syntax: 'x12',
    })
    .execute();
  await queueTender(tx, { orderId, organizationId, partnerId, news: 'received', reason: null, at });
  await writeReady({ db: tx, now: () => at });
  const answered = { id: orderId, number, createdAt: at + 20 * MINUTE };
  const set = { code: '990', order: { id: orderId, name: number } };
  await receive(tx, organizationId, answered, toAnswer(answered, 88), set);
}

/** Tenders of a buyer's system to Harvest, one of them rejected, and what was written about their orders. */
export async function ediMessages(tx: Db, now: number, { people: { owner } }: Cast) {
  const { organizationId } = owner;
  const orders: Order[] = [];
  for (const stage of STAGES) {
    const found = tx
      .selectFrom('orders')
      .select(['id', 'number', 'createdAt'])
      .where('organizationId', '=', organizationId)
      .where('stage', '=', stage)
      .orderBy('number', 'desc')
      .limit(1);
    orders.push(...(await found.execute()));
  }
  let controlNumber = 4_711;
  for (const order of orders.toSorted((one, other) => one.createdAt - other.createdAt)) {
    const set = { order: { id: order.id, name: order.number } };
    await receive(tx, organizationId, order, toTender(order, (controlNumber += 1), 'Dambulla market'), set);
    await report(tx, order);
  }
  const unknown = { id: '', number: 'O-999999', createdAt: now - 3 * HOUR };
  const message = 'Stops: No location is called Dambula market';
  const problem = { segment: 'N1', position: 5, element: 2, message };
  await receive(tx, organizationId, unknown, toTender(unknown, (controlNumber += 1), 'Dambula market'), {
    problems: [problem],
  });
  await carrierByEdi(tx, owner, now);
  const buyer = { organizationId, partner: BUYER, method: 'folder', endpointId: null, userId: owner.id } as const;
  await tx
    .insertInto('ediPartners')
    .values({ ...buyer, createdAt: now - 80 * DAY })
    .execute();
  await tx.updateTable('ediMessages').set({ deliverAt: null }).where('direction', '=', 'out').execute();
  await tx
    .updateTable('ediMessages')
    .set(({ ref }) => ({ delivery: 'delivered', deliveredAt: ref('createdAt') }))
    .where('direction', '=', 'out')
    .where('createdAt', '<', now - 12 * HOUR)
    .execute();
}
