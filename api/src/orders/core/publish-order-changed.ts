import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';

/**
 * Makes open screens refetch an order for everyone who may see it: the users of its organization and, once it is
 * validated, of its partner.
 * @param wasVisibleToPartner whether the partner saw the order before the change
 */
export async function publishOrderChanged(tx: Db, id: string, { wasVisibleToPartner = false } = {}): Promise<void> {
  const users = await tx
    .selectFrom('orders')
    .innerJoin('users', (join) =>
      join.on((on) =>
        on.or([
          on('users.organizationId', '=', on.ref('orders.organizationId')),
          on.and([
            on('users.organizationId', '=', on.ref('orders.partnerId')),
            on.or([on('orders.validatedAt', 'is not', null), on.lit(wasVisibleToPartner)]),
          ]),
        ]),
      ),
    )
    .select('users.id')
    .where('orders.id', '=', id)
    .where('users.status', '=', USER_STATUS.active)
    .execute();
  await publish(tx, { topic: 'orders', userIds: users.map((reader) => reader.id), payload: { id } });
}

/** Makes an organization's open order lists refetch once, after changes of many orders. */
export async function publishOrderListChanged(tx: Db, organizationId: string): Promise<void> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('status', '=', USER_STATUS.active)
    .execute();
  await publish(tx, { topic: 'orders', userIds: users.map(({ id }) => id), payload: { id: null } });
}
