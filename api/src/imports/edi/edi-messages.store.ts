import { type Insertable, sql, type Updateable } from 'kysely';
import type { EdiMessageDetails, EdiMessageQuery } from 'shared-contracts/edi';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';

const COLUMNS = [
  'id',
  'direction',
  'partner',
  'controlNumber',
  'kind',
  'isTest',
  'state',
  'delivery',
  'createdAt',
] as const;
type Owner = Pick<Caller, 'organizationId'>;

const selectMessages = (db: Db, { organizationId }: Owner) =>
  db.selectFrom('ediMessages').where('ediMessages.organizationId', '=', organizationId);

/** The newest first. */
export function listMessages(db: Db, caller: Caller, { direction, state, delivery, ...range }: EdiMessageQuery) {
  let rows = selectMessages(db, caller);
  if (direction) rows = rows.where('direction', '=', direction);
  if (state) rows = rows.where('state', '=', state);
  if (delivery) rows = rows.where('delivery', '=', delivery);
  return paginate(
    rows.select(COLUMNS).orderBy('createdAt', 'desc').orderBy('direction', 'desc').orderBy('id'),
    range,
    rows,
  );
}

export const findMessage = (db: Db, caller: Owner, id: string): Promise<EdiMessageDetails | undefined> =>
  selectMessages(db, caller)
    .select([...COLUMNS, 'raw', 'sets', 'problem', 'deliveryError', 'deliveredAt'])
    .select(({ selectFrom }) =>
      selectFrom('ediMessages as replies')
        .select('replies.raw')
        .whereRef('replies.replyTo', '=', 'ediMessages.id')
        .orderBy('replies.createdAt', 'desc')
        .orderBy(sql`replies.control_number::bigint`, 'desc')
        .limit(1)
        .as('acknowledgement'),
    )
    .select(({ and, eb, exists, selectFrom }) =>
      and([
        eb('direction', '=', 'out'),
        exists(
          selectFrom('ediPartners')
            .select('ediPartners.id')
            .whereRef('ediPartners.organizationId', '=', 'ediMessages.organizationId')
            .whereRef('ediPartners.partner', '=', 'ediMessages.partner'),
        ),
      ])
        .$castTo<boolean>()
        .as('isDeliverable'),
    )
    .where('ediMessages.id', '=', id)
    .executeTakeFirst();

export const lockMessage = (tx: Db, caller: Caller, id: string) =>
  selectMessages(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** @returns null if a message with its control number is there already */
export async function insertMessage(tx: Db, message: Insertable<Tables['ediMessages']>): Promise<string | null> {
  const row = await tx
    .insertInto('ediMessages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const updateMessage = async (tx: Db, id: string, changes: Updateable<Tables['ediMessages']>): Promise<void> => {
  await tx.updateTable('ediMessages').set(changes).where('id', '=', id).execute();
};

export const findReceived = (db: Db, caller: Caller, partner: string, controlNumber: string) =>
  selectMessages(db, caller)
    .select('id')
    .where('direction', '=', 'in')
    .where('partner', '=', partner)
    .where('controlNumber', '=', controlNumber)
    .executeTakeFirst();

const MAX_CONTROL_NUMBER = 999_999_999;
/** Counts per partner. The counter stays locked until the end of the transaction, so that numbers have no gaps. */
async function nextControlNumber(tx: Db, organizationId: string, partner: string): Promise<number> {
  const { last } = await tx
    .insertInto('ediControlCounters')
    .values({ organizationId, partner, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'partner'])
        .doUpdateSet({ last: sql<number>`edi_control_counters.last % ${MAX_CONTROL_NUMBER} + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(last);
}

type Outgoing = Pick<
  Insertable<Tables['ediMessages']>,
  'organizationId' | 'partner' | 'kind' | 'isTest' | 'sets' | 'createdAt' | 'replyTo' | 'orderId' | 'tripId'
>;

/** When a message for a partner is first delivered; null if the partner has neither an address nor a folder. */
async function findDeliveryTime(tx: Db, { organizationId, partner, createdAt }: Outgoing): Promise<number | null> {
  const settings = tx
    .selectFrom('ediPartners')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('partner', '=', partner);
  return (await settings.executeTakeFirst()) ? createdAt : null;
}

/**
 * Writes a message with the next control number of its partner, for later delivery. An earlier release may have used
 * some numbers.
 */
export async function insertOutgoing(tx: Db, message: Outgoing, write: (controlNumber: number) => string) {
  const delivery = { delivery: 'written', deliverAt: await findDeliveryTime(tx, message) } as const;
  let id: string | null = null;
  while (id === null) {
    const number = await nextControlNumber(tx, message.organizationId, message.partner);
    const written = { direction: 'out', state: 'accepted', problem: null, controlNumber: String(number) } as const;
    id = await insertMessage(tx, { ...message, ...written, ...delivery, raw: write(number) });
  }
  return id;
}

export const findOrderNumbers = async (tx: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
};

/** The order that was made of the sender's latest tender of a reference. */
export const findOrderOfSender = (tx: Db, { organizationId }: Owner, partner: string, reference: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('ediOrders', 'ediOrders.orderId', 'orders.id')
    .innerJoin('ediMessages', 'ediMessages.id', 'ediOrders.messageId')
    .select(['orders.id', 'orders.number as name'])
    .where('orders.organizationId', '=', organizationId)
    .where('orders.reference', '=', reference)
    .where('partner', '=', partner)
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores the orders of a message, so that their events are reported to its sender. */
export async function insertEdiOrders(
  tx: Db,
  messageId: string,
  orders: readonly { orderId: string; setPosition: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  await tx
    .insertInto('ediOrders')
    .values(orders.map((order) => ({ ...order, messageId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
