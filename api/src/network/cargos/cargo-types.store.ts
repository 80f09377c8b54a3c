import type { Db } from '../../platform/database/database.ts';

/** Which of the cargo types an organization may use: its own and the shared ones. */
export const findCargoTypes = (db: Db, organizationId: string, ids: readonly string[]): Promise<{ id: string }[]> =>
  db
    .selectFrom('cargoTypes')
    .select('id')
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
    .execute();
