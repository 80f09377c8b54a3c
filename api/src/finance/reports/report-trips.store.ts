import type { Paging } from 'shared-contracts/common';
import { tripVisibleTo } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

/** Trips to choose a report of, archived ones included, latest first. */
export const tripsToChoose = (db: Db, caller: Caller, query: Paging) =>
  paginate(
    db
      .selectFrom('trips')
      .select(['trips.id', 'number', 'reference', 'pickAt'])
      .where(tripVisibleTo(caller))
      .where(matchesSearch(query.search, 'trips.search'))
      .orderBy('trips.createdAt', 'desc')
      .orderBy('trips.id'),
    query,
  );
