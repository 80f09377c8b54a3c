import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { forbidden } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { isArchivable } from './trip.rules.ts';
import { updateTrip } from './trip.store.ts';
import { tellScreens } from './trip-news.ts';
import { notArchivable } from './trip-refusals.ts';
import { lockTrip } from './trip-rows.store.ts';
import type { TripServer } from './trip-server.ts';
import { seenBy } from './trip-state.ts';

/** Nothing happens to a trip that is where it is wanted. @throws 403, 404, 409 naming the stages that may be archived */
const move = ({ db, now }: TripServer, caller: Caller, id: string, event: 'archive' | 'restore'): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    const { trip, actor } = seenBy(caller, row);
    if (!actor.isRoot && !actor.parts.includes('tripWriter')) throw forbidden();
    const isWanted = event === 'archive';
    if (row.isArchived === isWanted) return;
    if (isWanted && !isArchivable(trip)) throw notArchivable(row.stage);
    await updateTrip(tx, id, { isArchived: isWanted });
    await record(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      occurredAt: now(),
    });
    await tellScreens(tx, row);
  });

export const archiveTrip = (server: TripServer, caller: Caller, id: string) => move(server, caller, id, 'archive');
export const restoreTrip = (server: TripServer, caller: Caller, id: string) => move(server, caller, id, 'restore');
