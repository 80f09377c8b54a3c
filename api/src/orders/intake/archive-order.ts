import type { FastifyInstance } from 'fastify';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { forbidden } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { isArchivable } from './order.rules.ts';
import { tellScreens } from './order-news.ts';
import { setArchived } from './order.store.ts';
import { lockOrder } from './order-rows.store.ts';
import { seenBy } from './order-state.ts';
import { notArchivable } from './refusals.ts';

type Server = Pick<FastifyInstance, 'db' | 'now'>;

/** Nothing happens to an order that is where it is wanted. @throws 403, 404, 409 naming the stages that may be archived */
const move = (server: Server, caller: Caller, id: string, event: 'archive' | 'restore'): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    const { order, actor } = seenBy(caller, row);
    if (!actor.isRoot && !actor.parts.includes('owner')) throw forbidden();
    const isWanted = event === 'archive';
    if (row.isArchived === isWanted) return;
    const at = server.now();
    if (isWanted && !isArchivable(order, at)) throw notArchivable(row.stage);
    await setArchived(tx, id, isWanted ? at : null);
    await record(tx, caller, {
      subject: 'order',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      occurredAt: at,
    });
    await tellScreens(tx, id);
  });

export const archiveOrder = (server: Server, caller: Caller, id: string) => move(server, caller, id, 'archive');
export const restoreOrder = (server: Server, caller: Caller, id: string) => move(server, caller, id, 'restore');
