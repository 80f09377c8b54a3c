import type { GeofenceHook } from '../process-geofences.ts';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import type { ReceivedPosition } from '../ingest-batch.ts';
import { ingestPositions } from '../ingest-positions.ts';

type Portal = ReturnType<typeof testApp>;

/** Creates an organization with a user who may read vehicles and one vehicle with a tracking device. */
export async function setUpTrackedVehicle(portal: Portal, device = 'T1') {
  const build = createBuilders(portal.db, TEST_NOW);
  const organization = await build.organization({ type: 'fleetOwner' });
  const user = await build.user({ organizationId: organization.id, rules: [{ model: 'vehicle', rule: 'read' }] });
  const vehicle = await build.vehicle({ organizationId: organization.id, trackingDevice: device });
  return { build, organization, user, vehicle, as: portal.as(user), token: organization.trackingToken };
}

export const COLOMBO = { latitude: 6.9271, longitude: 79.8612 };
const DEGREE_KM = 111.195;

/** A point the given distance north of Colombo. */
export const northOfColombo = (km: number) => ({
  latitude: COLOMBO.latitude + km / DEGREE_KM,
  longitude: COLOMBO.longitude,
});

type PositionInput = Partial<ReceivedPosition> & { at: number };

/** Builds positions of one device, in Colombo by default. */
export const buildPositions = (
  organizationId: string,
  positions: readonly PositionInput[],
  device = 'T1',
): ReceivedPosition[] =>
  positions.map((position) => ({ organizationId, device, ...COLOMBO, speed: 0, heading: null, ...position }));

export const sendPositions = (
  portal: Portal,
  organizationId: string,
  positions: readonly PositionInput[],
  hooks: readonly GeofenceHook[] = portal.app.hooks.geofenceEvents,
) => {
  const { db, now, mailer, webhooks, config, log } = portal.app;
  return ingestPositions(
    { db, now, mailer, webhooks, config, log, hooks: { ...portal.app.hooks, geofenceEvents: hooks } },
    buildPositions(organizationId, positions),
  );
};
