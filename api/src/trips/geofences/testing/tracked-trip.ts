import { MINUTE } from 'shared-contracts/values/time';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { openDepot } from '../../testing/depot.ts';

type Point = { latitude: number; longitude: number };

/** A depot whose vehicle has a tracker. */
export async function openTrackedDepot(portal: ReturnType<typeof testApp>) {
  const depot = await openDepot(portal);
  const { id: vehicleId } = depot.vehicle;
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T1' }).where('id', '=', vehicleId).execute();
  const { trackingToken } = await portal.db
    .selectFrom('organizations')
    .select('trackingToken')
    .where('id', '=', depot.organizationId)
    .executeTakeFirstOrThrow();
  /** Sends one position a minute until it is confirmed that the vehicle arrived. `ahead`: of the tracker's clock, seconds */
  const stayAt = async ({ latitude, longitude }: Point, { minutes = 3, ahead = 0 } = {}) => {
    for (let i = 0; i < minutes; i++) {
      portal.clock.now += MINUTE;
      const query = new URLSearchParams({
        token: trackingToken ?? '',
        id: 'T1',
        lat: String(latitude),
        lon: String(longitude),
        timestamp: String(portal.clock.now + ahead),
      });
      const reply = await portal.as(null).post(`/telemetry/positions?${query.toString()}`);
      if (reply.statusCode !== 200) throw new Error(reply.body);
    }
  };
  const retryRejectedMoves = async () => {
    await portal.app.jobs.enqueue(portal.db, 'trips.rejectedMoves', {});
    await portal.app.jobs.runDue();
  };
  const rejectedMoves = () =>
    portal.db
      .selectFrom('rejectedMoves')
      .selectAll()
      .where('organizationId', '=', depot.organizationId)
      .orderBy('occurredAt')
      .execute();
  return { ...depot, stayAt, retryRejectedMoves, rejectedMoves };
}
