import { randomUUID } from 'node:crypto';
import { form, MULTIPART } from '../../../identity/organizations/testing/pictures.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { depot } from '../../testing/depot.ts';

const textPart = ([name, value]: [string, unknown]) =>
  Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);

/** A driver with a trip that can be driven, and a colleague with none. */
export async function cab(portal: ReturnType<typeof testApp>) {
  const house = await depot(portal);
  const { given, organizationId, save, whole, move } = house;
  const other = await given.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }], contact: {} });
  await given.driver({ organizationId, userId: other.id, contactId: other.contactId });
  const assigned = async (more: object = {}) => {
    const trip = (await save({ ...whole, ...more })).json();
    await move(trip.id, 'waitingForTrip');
    return { id: trip.id as string, orderId: trip.orderList[0].id as string };
  };
  /** What the phone sends; each with a key of its own unless told. */
  const tell = (tripId: string, event: string, more: object = {}, by: { id: string } = house.wheel) =>
    portal
      .as(by)
      .post(`/trips/${tripId}/driver-events`, { key: randomUUID(), event, occurredAt: portal.clock.now, ...more });
  const drive = async ({ id, orderId }: { id: string; orderId: string }, ...events: string[]) => {
    const statuses: number[] = [];
    for (const event of events) {
      portal.clock.now += 60;
      statuses.push((await tell(id, event, event === 'start' ? {} : { orderId })).statusCode);
    }
    return statuses;
  };
  const prove = (tripId: string, content: Buffer, fields: object, by: { id: string } = house.wheel) => {
    const all = { key: randomUUID(), kind: 'photo', occurredAt: portal.clock.now, ...fields };
    return portal
      .as(by, MULTIPART)
      .post(
        `/trips/${tripId}/proofs`,
        Buffer.concat([...Object.entries(all).map(textPart), form(content, { field: 'file', name: 'proof.png' })]),
      );
  };
  const timeline = async (subjectId: string) =>
    await portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'toStage', 'occurredAt', 'recordedAt', 'userId'])
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .execute();
  return { ...house, other, assigned, tell, drive, prove, timeline };
}
