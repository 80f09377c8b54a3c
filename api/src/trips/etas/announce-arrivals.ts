import { sql } from 'kysely';
import { MINUTE } from 'shared-contracts/values/time';
import { notifyExpectedArrivals } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** The delay that triggers an announcement, and the change of it that triggers another one. */
export const ANNOUNCED_DELAY = 15 * MINUTE;

type Announced = { orderId: string; orderPosition: number; eta: number; lateBy: number | null };

/**
 * Notifies the contacts of the stops ahead of a delay that is new or has changed, and when a late vehicle is expected
 * in time again. Each announcement is made once, because the stop stores it.
 */
export async function announceArrivals(tx: Db, now: number): Promise<void> {
  const { rows } = await sql<Announced>`
    with announced as (
      update trip_stops
      set announced_eta = case when eta_late_by is null then null else eta end
      where eta is not null and case
        when coalesce(eta_late_by, 0) >= ${ANNOUNCED_DELAY}
        then announced_eta is null or abs(eta - announced_eta) >= ${ANNOUNCED_DELAY}
        else announced_eta is not null and eta_late_by is null
      end
      returning trip_id, position, eta, eta_late_by
    )
    select order_id, order_position, eta, eta_late_by as late_by
    from announced join trip_stop_orders using (trip_id, position)
    order by order_id, order_position`.execute(tx);
  await notifyExpectedArrivals(tx, rows, now);
}
