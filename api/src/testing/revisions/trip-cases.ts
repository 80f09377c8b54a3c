import { randomUUID } from 'node:crypto';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import type { Office, RevisionCase, Target } from './revision-case.ts';

const TRIP = { subject: 'trip', view: '/trips/{id}', timeline: '/trips/{id}/timeline' };

const createTrip = ({ build, organizationId }: Office, stage: TripStage, isArchived = false) =>
  build.trip({ organizationId, stage, isArchived });

const tripIn =
  (stage: TripStage, body?: object, isArchived?: boolean): RevisionCase['prepare'] =>
  async (office) => ({ id: (await createTrip(office, stage, isArchived)).id, body });

async function createDocument({ portal: { db }, organizationId, me }: Office, tripId: string): Promise<string> {
  const common = { organizationId, createdAt: 0 };
  const { id: fileId } = await db
    .insertInto('files')
    .values({ ...common, name: 'permit.pdf', mime: 'application/pdf', bytes: 1, content: Buffer.from('x') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('tripDocuments')
    .values({ ...common, tripId, fileId, createdBy: me.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A running trip that has reached its first stop. */
async function prepareReachedTrip(office: Office): Promise<Target> {
  const { db } = office.portal;
  const { id } = await createTrip(office, 'transit');
  const orders = db.selectFrom('tripStopOrders').select('orderId').where('tripId', '=', id);
  await db
    .updateTable('orderStops')
    .set({ arrivedAt: TEST_NOW - DAY })
    .where('position', '=', 0)
    .where('orderId', 'in', orders)
    .execute();
  return { id };
}

/** A running trip with room for another order. */
async function prepareFreeOrder(office: Office): Promise<Target> {
  const { build, organizationId } = office;
  const { id } = await createTrip(office, 'started');
  const { id: orderId } = await build.order({ organizationId, stage: 'validated' });
  return { id, body: { orderId } };
}

/** A running trip that another driver of the organization can take over. */
async function prepareHandover(office: Office): Promise<Target> {
  const { build, organizationId } = office;
  const [driver, other] = [await build.driver({ organizationId }), await build.driver({ organizationId })];
  const vehicle = await build.vehicle({ organizationId });
  const { id } = await build.trip({ organizationId, stage: 'started', vehicleId: vehicle.id, driverId: driver.id });
  return { id, body: { driverId: other.id, reason: 'Ill' } };
}

/** A running trip with orders that can change vehicle at a hub. */
async function prepareSplit(office: Office): Promise<Target> {
  const { build, organizationId, portal } = office;
  const { id } = await createTrip(office, 'started');
  const hub = await build.location({ organizationId, name: 'Hub' });
  const orders = await portal.db.selectFrom('tripOrders').select('orderId').where('tripId', '=', id).execute();
  return { id, body: { locationId: hub.id, orderIds: orders.map(({ orderId }) => orderId) } };
}

async function prepareUndoneSplit(office: Office): Promise<Target> {
  const { id, body } = await prepareSplit(office);
  await office.portal.as(office.me).post(`/trips/${id}/split`, body);
  return { id };
}

const PLAN = { subject: 'plan', view: '/v2/trips/plans/{id}' };
const planWith =
  (body?: object): RevisionCase['prepare'] =>
  async ({ portal, me }) => {
    const input = { name: 'Week', from: TEST_NOW, to: TEST_NOW + DAY };
    return { id: (await portal.as(me).post('/v2/trips/plans', input)).json().id, body };
  };

const EXCEPTION = { subject: 'tripException', view: '/control-tower/exceptions/{id}' };

const exceptionWith =
  (body?: object): RevisionCase['prepare'] =>
  async (office) => {
    const { organizationId, portal } = office;
    const { id: tripId } = await createTrip(office, 'started');
    const times = { occurredAt: 1, detectedAt: 1, dueAt: 1 };
    const { id } = await portal.db
      .insertInto('tripExceptions')
      .values({ organizationId, kind: 'gpsSilent', tripId, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, body };
  };

export const TRIP_CASES: readonly RevisionCase[] = [
  {
    ...TRIP,
    call: 'PATCH /api/trips/{id}',
    prepare: tripIn('saved', { description: 'Two drivers', reference: 'R 7' }),
    fields: ['description', 'reference'],
  },
  { ...TRIP, call: 'DELETE /api/trips/{id}', prepare: tripIn('saved') },
  { ...TRIP, call: 'POST /api/trips/{id}/dissolve', prepare: tripIn('waitingForTrip') },
  { ...TRIP, call: 'POST /api/trips/{id}/reorder-stops', prepare: prepareReachedTrip },
  { ...TRIP, call: 'POST /api/trips/{id}/add-order', prepare: prepareFreeOrder, fields: ['orderIds'] },
  { ...TRIP, call: 'POST /api/trips/{id}/remove-orders', prepare: tripIn('started', { reason: 'Road closed' }) },
  { ...TRIP, call: 'POST /api/trips/{id}/split', prepare: prepareSplit, fields: ['hub', 'orders', 'otherTrip'] },
  { ...TRIP, call: 'POST /api/trips/{id}/undo-split', prepare: prepareUndoneSplit },
  { ...TRIP, call: 'POST /api/trips/{id}/handover', prepare: prepareHandover, fields: ['driverId'] },
  {
    ...TRIP,
    call: 'PATCH /api/trips/{id}/stage',
    prepare: tripIn('saved', { stage: 'cancelled', reason: 'No cargo' }),
    fields: ['stage'],
  },
  {
    ...TRIP,
    call: 'POST /api/v2/trips/archive',
    prepare: async (office): Promise<Target> => {
      const { id } = await createTrip(office, 'cancelled');
      return { id, body: { id } };
    },
  },
  {
    ...TRIP,
    call: 'POST /api/v2/trips/archive/{id}/restore',
    prepare: tripIn('cancelled', undefined, true),
  },
  {
    ...TRIP,
    call: 'DELETE /api/trips/{id}/documents/{documentId}',
    prepare: async (office) => {
      const { id } = await createTrip(office, 'saved');
      return { id, params: { documentId: await createDocument(office, id) } };
    },
  },
  {
    ...PLAN,
    call: 'PATCH /api/v2/trips/plans/{id}',
    prepare: planWith({ name: 'Monday', to: TEST_NOW + 2 * DAY }),
    fields: ['name', 'to'],
  },
  { ...PLAN, call: 'DELETE /api/v2/trips/plans/{id}', prepare: planWith() },
  {
    ...PLAN,
    call: 'PATCH /api/v2/trips/plans/{id}/changes',
    prepare: async (office) => planWith({ operations: [{ op: 'addTrip', id: randomUUID() }] })(office),
    fields: ['addTrip'],
  },
  {
    ...PLAN,
    call: 'POST /api/v2/trips/plans/{id}/create-trips',
    prepare: async (office) => planWith({ tripIds: [randomUUID()] })(office),
  },
  {
    ...EXCEPTION,
    call: 'PATCH /api/control-tower/exceptions/{id}',
    prepare: exceptionWith({ dueAt: 5 }),
    fields: ['dueAt'],
  },
  { ...EXCEPTION, call: 'PATCH /api/control-tower/exceptions/{id}/resolve', prepare: exceptionWith() },
];
