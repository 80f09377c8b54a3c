import { sql } from 'kysely';
import { EXECUTING } from '../../../api/src/orders/stage-table.rules.ts';
import type { Db } from '../../../api/src/platform/database.ts';

/** Orders that were made late long ago have been told of: else the API would be busy with thousands of them as soon as it starts, and no figure would be its own. */
export const tellLate = (db: Db) =>
  sql`
    update orders set delayed_for = case when stage = 'started' then pickup_to else delivery_to end where stage in (${sql.join(EXECUTING.map((stage) => sql.lit(stage)))})
  `.execute(db);
