import { DAY, HOUR } from '../builders/context.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';

const UNREACHABLE = 'No server with this name was found';

/** A webhook of Harvest that is turned off, so that the demo posts nothing to the internet. */
export async function webhooks(db: Db, now: number, { people: { owner } }: Cast) {
  const { id: endpointId } = await db
    .insertInto('webhookEndpoints')
    .values({
      organizationId: owner.organizationId,
      url: 'https://erp.harvest.example/hooks/consign',
      secret: '',
      createdAt: now - 90 * DAY,
      name: 'ERP',
      topics: ['order', 'bill'],
      disabledAt: now - 2 * DAY,
      createdBy: owner.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .orderBy('number')
    .executeTakeFirstOrThrow();
  const message = (type: string, at: number) => ({
    endpointId,
    type,
    createdAt: at,
    subjectId: order.id,
    body: JSON.stringify({ type, timestamp: new Date(at * 1_000).toISOString(), data: { id: order.id } }),
  });
  const [sentAt, failedAt] = [now - 6 * DAY, now - 5 * DAY];
  await db
    .insertInto('webhookDeliveries')
    .values([
      {
        ...message('order.submit', sentAt),
        state: 'delivered',
        attempts: 1,
        status: 200,
        response: '{"received":true}',
        deliveredAt: sentAt,
      },
      {
        ...message('order.approve', sentAt + HOUR),
        state: 'delivered',
        attempts: 2,
        status: 200,
        deliveredAt: sentAt + HOUR,
      },
      { ...message('bill.submit', failedAt), state: 'failed', attempts: 24, error: UNREACHABLE },
    ])
    .execute();
}
