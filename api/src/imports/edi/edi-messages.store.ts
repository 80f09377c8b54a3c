import { type Insertable, sql, type Updateable } from 'kysely';
import type { EdiMessageDetails, EdiMessageQuery } from 'shared-contracts/edi';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';

const COLUMNS = ['id', 'direction', 'partner', 'controlNumber', 'kind', 'isTest', 'state', 'createdAt'] as const;

const selectMessages = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>) =>
  db.selectFrom('ediMessages').where('ediMessages.organizationId', '=', organizationId);

/** The newest first. */
export function listMessages(db: Db, caller: Caller, { direction, state, ...range }: EdiMessageQuery) {
  let rows = selectMessages(db, caller);
  if (direction) rows = rows.where('direction', '=', direction);
  if (state) rows = rows.where('state', '=', state);
  return paginate(
    rows.select(COLUMNS).orderBy('createdAt', 'desc').orderBy('direction', 'desc').orderBy('id'),
    range,
    rows,
  );
}

export const findMessage = (db: Db, caller: Caller, id: string): Promise<EdiMessageDetails | undefined> =>
  selectMessages(db, caller)
    .select([...COLUMNS, 'raw', 'sets', 'problem'])
    .select(({ selectFrom }) =>
      selectFrom('ediMessages as replies')
        .select('replies.raw')
        .whereRef('replies.replyTo', '=', 'ediMessages.id')
        .orderBy('replies.createdAt', 'desc')
        .orderBy(sql`replies.control_number::bigint`, 'desc')
        .limit(1)
        .as('acknowledgement'),
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
export async function nextControlNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select (nextval('edi_control_numbers') - 1) % ${MAX_CONTROL_NUMBER} + 1 as number`.execute(tx);
  return Number(rows[0]?.number);
}

export const findOrderNumbers = async (tx: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
};
