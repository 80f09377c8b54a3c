import { sql } from 'kysely';
import { EXECUTING_STAGES } from '../../../api/src/orders/public.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Marks old late orders as already delayed; otherwise the delay job would process thousands of them during the measurement. */
export const markLateOrders = (db: Db) =>
  sql`
    update orders set delayed_for = case when stage = 'started' then pickup_to else delivery_to end where stage in (${sql.join(EXECUTING_STAGES.map((stage) => sql.lit(stage)))})
  `.execute(db);
