import { given as builders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import type { Sent } from '../intake.ts';
import { takeIn } from '../intake.ts';

type Portal = ReturnType<typeof testApp>;

/** An organization with somebody who reads vehicles, and one vehicle with a tracking device. */
export async function fleetOf(portal: Portal, device = 'T1') {
  const given = builders(portal.db, TEST_NOW);
  const organization = await given.organization({ type: 'fleetOwner' });
  const user = await given.user({ organizationId: organization.id, rules: [{ model: 'vehicle', rule: 'read' }] });
  const vehicle = await given.vehicle({ organizationId: organization.id, trackingDevice: device });
  return { organization, user, vehicle, as: portal.as(user), token: organization.trackingToken };
}

export const COLOMBO = { latitude: 6.9271, longitude: 79.8612 };
const DEGREE_KM = 111.195;

/** So many km north of Colombo. */
export const north = (km: number) => ({ latitude: COLOMBO.latitude + km / DEGREE_KM, longitude: COLOMBO.longitude });

type Line = Partial<Sent> & { at: number };

/** Positions of one device, in Colombo unless told. */
export const sent = (organizationId: string, lines: readonly Line[], device = 'T1'): Sent[] =>
  lines.map((line) => ({ organizationId, device, ...COLOMBO, speed: 0, heading: null, ...line }));

export const send = (
  portal: Portal,
  organizationId: string,
  lines: readonly Line[],
  hooks?: Parameters<typeof takeIn>[2],
) => takeIn(portal.app, sent(organizationId, lines), hooks);
