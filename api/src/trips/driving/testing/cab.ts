import { randomUUID } from 'node:crypto';
import { form, MULTIPART } from '../../../identity/organizations/testing/picture.fixtures.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { openDepot } from '../../testing/depot.ts';

const textPart = ([name, value]: [string, unknown]) =>
  Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);

/** Extends the depot with assigned trips and with another driver who has none. */
export async function openCab(portal: ReturnType<typeof testApp>) {
  const depot = await openDepot(portal);
  const { build, organizationId, save, assignment, move } = depot;
  const otherDriver = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }], contact: {} });
  await build.driver({ organizationId, userId: otherDriver.id, contactId: otherDriver.contactId });
  const assigned = async (more: object = {}) => {
    const trip = (await save({ ...assignment, ...more })).json();
    await move(trip.id, 'waitingForTrip');
    return { id: trip.id as string, orderId: trip.orderList[0].id as string };
  };
  /** Reports an event, by default with a new idempotency key. */
  const report = (tripId: string, event: string, more: object = {}, by: { id: string } = depot.driverUser) =>
    portal
      .as(by)
      .post(`/trips/${tripId}/driver-events`, { key: randomUUID(), event, occurredAt: portal.clock.now, ...more });
  const drive = async ({ id, orderId }: { id: string; orderId: string }, ...events: string[]) => {
    const statuses: number[] = [];
    for (const event of events) {
      portal.clock.now += 60;
      statuses.push((await report(id, event, event === 'start' ? {} : { orderId })).statusCode);
    }
    return statuses;
  };
  const uploadProof = (tripId: string, content: Buffer, fields: object, by: { id: string } = depot.driverUser) => {
    const formFields = { key: randomUUID(), kind: 'photo', occurredAt: portal.clock.now, ...fields };
    return portal
      .as(by, MULTIPART)
      .post(
        `/trips/${tripId}/proofs`,
        Buffer.concat([
          ...Object.entries(formFields).map(textPart),
          form(content, { field: 'file', name: 'proof.png' }),
        ]),
      );
  };
  const timeline = async (subjectId: string) =>
    await portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'toStage', 'occurredAt', 'recordedAt', 'userId'])
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
  return { ...depot, otherDriver, assigned, report, drive, uploadProof, timeline };
}
