import type { Db } from '../platform/database.ts';
import { publish } from '../platform/live/publish.ts';

const ACTIVE = 1;

/**
 * Open screens of those who may see the order ask again: the people of its organization and, once it is validated, of its partner.
 * @param isHidden its partner saw it until now
 */
export async function tellScreens(tx: Db, id: string, { isHidden = false } = {}): Promise<void> {
  const readers = await tx
    .selectFrom('orders')
    .innerJoin('users', (join) =>
      join.on((on) =>
        on.or([
          on('users.organizationId', '=', on.ref('orders.organizationId')),
          on.and([
            on('users.organizationId', '=', on.ref('orders.partnerId')),
            on.or([on('orders.validatedAt', 'is not', null), on.lit(isHidden)]),
          ]),
        ]),
      ),
    )
    .select('users.id')
    .where('orders.id', '=', id)
    .where('users.status', '=', ACTIVE)
    .execute();
  await publish(tx, { topic: 'orders', userIds: readers.map((reader) => reader.id), payload: { id } });
}

/** Open lists of an organization ask again, for many orders at once. */
export async function tellLists(tx: Db, organizationId: string): Promise<void> {
  const readers = await tx
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('status', '=', ACTIVE)
    .execute();
  await publish(tx, { topic: 'orders', userIds: readers.map(({ id }) => id), payload: { id: null } });
}
