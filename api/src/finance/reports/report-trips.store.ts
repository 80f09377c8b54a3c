import type { Paging } from 'shared-contracts/common';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';
import { tripVisibleTo } from '../../trips/trip-visibility.store.ts';

/** Trips that reports can be of, archived ones too, the latest first. */
export const tripsToChoose = (db: Db, caller: Caller, query: Paging) =>
  paged(
    db
      .selectFrom('trips')
      .select(['trips.id', 'number', 'reference', 'pickAt'])
      .where(tripVisibleTo(caller))
      .where(searching(query.search, 'trips.search'))
      .orderBy('trips.createdAt', 'desc')
      .orderBy('trips.id'),
    query,
  );
