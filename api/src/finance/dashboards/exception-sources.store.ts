import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { BILL_GRACE, type ExceptionCause, type ExceptionSource, LOOK_BACK } from '../../trips/public.ts';

type OfTrip<Kind extends ExceptionCause['kind']> = Pick<ExceptionCause, 'organizationId' | 'occurredAt'> & {
  kind: Kind;
  tripId: string;
};
const ofTrip = <Kind extends ExceptionCause['kind']>(rows: readonly OfTrip<Kind>[]): ExceptionCause[] =>
  rows.map((row) => ({ ...row, orderId: null, stopPosition: null, code: null }));

const listIncidents = async (db: Db): Promise<ExceptionCause[]> =>
  ofTrip(
    await db
      .selectFrom('tripIncidents')
      .innerJoin('trips', 'trips.id', 'tripIncidents.tripId')
      .select(['trips.organizationId', 'trips.id as tripId', 'kind', 'at as occurredAt'])
      .where('trips.stage', 'in', ['started', 'transit'])
      .execute(),
  );

const listUnbilledTrips = async (db: Db, now: number): Promise<ExceptionCause[]> =>
  ofTrip(
    await db
      .selectFrom('trips')
      .select(['organizationId', 'id as tripId', 'stageChangedAt as occurredAt'])
      .select(sql.lit('billMissing' as const).as('kind'))
      .where('stage', 'in', ['completed', 'manualCompleted'])
      .where('isArchived', '=', false)
      .where('stageChangedAt', '<', now - BILL_GRACE)
      .where('stageChangedAt', '>=', now - LOOK_BACK)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bills')
              .select('bills.id')
              .whereRef('bills.tripId', '=', 'trips.id')
              .where('bills.submittedAt', 'is not', null),
          ),
        ),
      )
      .execute(),
  );

/** Incidents and bills in the control tower. */
export const exceptionSources: readonly ExceptionSource[] = [
  { kinds: ['routeDeviated', 'unplannedStop'], listCauses: listIncidents },
  { kinds: ['billMissing'], listCauses: listUnbilledTrips },
];
