import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW } from '../../platform/testing/test-app.ts';
import type { Office, RevisionCase } from './revision-case.ts';

const ORDER = { subject: 'order', view: '/orders/{id}', timeline: '/orders/{id}/timeline' };

const createOrder = ({ build, organizationId }: Office, stage: OrderStage, isArchived = false) =>
  build.order({ organizationId, stage, isArchived });

const orderIn =
  (stage: OrderStage, body?: object, isArchived?: boolean): RevisionCase['prepare'] =>
  async (office) => ({ id: (await createOrder(office, stage, isArchived)).id, body });

const TEMPLATE = { subject: 'orderTemplate', view: '/order-templates/{id}' };

async function createTemplate(office: Office): Promise<{ id: string }> {
  const { id: orderId } = await createOrder(office, 'saved');
  const template = { name: `Template ${orderId}`, timeZone: 'Asia/Colombo', orderId };
  return (await office.portal.as(office.me).post('/order-templates', template)).json();
}

/** An order that another organization has offered to ours. */
async function createOffer({ build, organizationId: partnerId }: Office) {
  const { id: organizationId } = await build.organization();
  const handshake = { handshakeState: 'offered', handshakeDeadline: TEST_NOW + HOUR } as const;
  return build.order({ organizationId, partnerId, stage: 'validated', ...handshake });
}

async function createDeclined({ build, organizationId }: Office) {
  const operation = await build.operation({ organizationId, acceptanceMinutes: 30 });
  return build.order({ organizationId, operationId: operation.id, stage: 'validated', handshakeState: 'declined' });
}

const RECURRING = { subject: 'recurringOrder', view: '/recurring-orders/{id}' };

async function createRecurringOrder(office: Office, isPaused = false): Promise<{ id: string }> {
  const { id: templateId } = await createTemplate(office);
  const client = office.portal.as(office.me);
  const pattern = { templateId, timeZone: 'UTC', weekdays: [1], times: ['08:00'], startDay: '2026-11-01' };
  const { id } = (await client.post('/recurring-orders', pattern)).json();
  if (isPaused) await client.patch(`/recurring-orders/${id}/pause`, { from: '2026-11-01' });
  return { id };
}
const recurringOrder =
  (body?: object, isPaused?: boolean): RevisionCase['prepare'] =>
  async (office) => ({ id: (await createRecurringOrder(office, isPaused)).id, body });

async function createTenderable({ build, organizationId }: Office) {
  const partnerId = (await build.organization({ type: '3pl' })).id;
  await build.partnership({ organizationId, partnerId });
  const contractId = (await build.contract({ organizationId, partnerId })).id;
  const windows = { pickupFrom: TEST_NOW + HOUR, pickupTo: TEST_NOW + 2 * HOUR };
  const delivery = { deliveryFrom: TEST_NOW + 5 * HOUR, deliveryTo: TEST_NOW + 6 * HOUR };
  const { id } = await build.order({ organizationId, ...windows, ...delivery });
  return { id, body: { mode: 'sequence', stepMinutes: 30, offers: [{ partnerId, contractId }] } };
}

async function createTendered(office: Office) {
  const { id, body } = await createTenderable(office);
  const { tender } = (await office.portal.as(office.me).post(`/orders/${id}/tender`, body)).json();
  return { id, offerId: String(tender.offers[0].id) };
}

const createMergeable: RevisionCase['prepare'] = async (office) => {
  const { id } = await createOrder(office, 'saved');
  return { id, body: { orders: [{ id: (await createOrder(office, 'saved')).id }] } };
};

/** A booking at the only gate of a location, an hour from now. */
async function createGateBooking(office: Office): Promise<{ id: string; gateId: string; from: number }> {
  const { build, organizationId, portal } = office;
  const { id: locationId } = await build.location({ organizationId });
  const intervals = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
  const openingHours = { timeZone: 'UTC', intervals, closedDays: [] };
  const gate = { name: 'Gate', use: 'both', slotMinutes: 60, capacity: 1 };
  const client = portal.as(office.me);
  const saved = (await client.patch(`/v2/locations/${locationId}`, { openingHours, gates: [gate] })).json();
  const gateId = String(saved.gates[0].id);
  const drop = await build.location({ organizationId });
  const order = await build.order({
    organizationId,
    stage: 'validated',
    loadingMinutes: 30,
    stops: [{ locationId }, { locationId: drop.id }],
  });
  const from = Math.ceil(TEST_NOW / HOUR) * HOUR + HOUR;
  const { id } = (
    await client.post('/gate-bookings', { gateId, from, stops: [{ orderId: order.id, stop: 0 }] })
  ).json();
  return { id, gateId, from };
}
const GATE_BOOKING = { subject: 'gateBooking', view: '/gate-bookings/{id}' };

const COMMENT = { subject: 'orderComment', view: '/orders/{orderId}/comments' };

const createComment = async (office: Office) => {
  const { id: orderId } = await createOrder(office, 'saved');
  const comment = { text: 'Call the gate', visibility: 'internal' };
  const { id } = (await office.portal.as(office.me).post(`/orders/${orderId}/comments`, comment)).json();
  return { id: String(id), params: { orderId } };
};

export const ORDER_CASES: readonly RevisionCase[] = [
  {
    call: 'PATCH /api/gate-bookings/{id}',
    ...GATE_BOOKING,
    prepare: async (office) => {
      const { id, gateId, from } = await createGateBooking(office);
      return { id, body: { gateId, from: from + HOUR } };
    },
    fields: ['from'],
  },
  {
    call: 'PATCH /api/gate-bookings/{id}/state',
    ...GATE_BOOKING,
    prepare: async (office) => ({ id: (await createGateBooking(office)).id, body: { state: 'arrived' } }),
    fields: ['state'],
  },
  {
    ...ORDER,
    call: 'PATCH /api/orders/{id}',
    prepare: orderIn('saved', { description: 'Fragile', loadingMinutes: 7 }),
    fields: ['description', 'loadingMinutes'],
  },
  { ...ORDER, call: 'DELETE /api/orders/{id}', prepare: orderIn('saved') },
  {
    ...ORDER,
    call: 'PATCH /api/orders/{id}/stage',
    prepare: orderIn('saved', { stage: 'cancelled', reason: 'Not needed' }),
    fields: ['stage'],
  },
  {
    ...ORDER,
    call: 'PATCH /api/orders/{id}/approve',
    prepare: async (office) => {
      const { build, organizationId, me } = office;
      const approver = await build.user({ organizationId, role: 'admin', rules: 'all', contact: {} });
      const operation = await build.operation({ organizationId, approver1Id: approver.contactId, approver2Id: null });
      const order = await build.order({
        organizationId,
        operationId: operation.id,
        stage: 'pendingValidation',
        createdBy: me.id,
      });
      return { id: order.id, body: {}, as: approver };
    },
  },
  { ...ORDER, call: 'PATCH /api/orders/{id}/reopen', prepare: orderIn('validated', {}) },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/accept',
    prepare: async (office) => ({ id: (await createOffer(office)).id }),
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/decline',
    prepare: async (office) => ({ id: (await createOffer(office)).id, body: { reason: 'No lorry free' } }),
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/tender',
    prepare: async (office) => {
      const { id, body } = await createTenderable(office);
      return { id, body };
    },
    fields: ['handshake'],
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/tender/cancel',
    prepare: async (office) => ({ id: (await createTendered(office)).id }),
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/tender/offers/{offerId}/award',
    prepare: async (office) => {
      const { id, offerId } = await createTendered(office);
      await office.portal.db
        .updateTable('tenderOffers')
        .set({ state: 'quoted', quotedPrice: '10.00' })
        .where('id', '=', offerId)
        .execute();
      return { id, params: { offerId } };
    },
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/offer',
    prepare: async (office) => ({ id: (await createDeclined(office)).id }),
    fields: ['handshake'],
  },
  {
    ...ORDER,
    call: 'POST /api/orders/{id}/split',
    prepare: async (office) => ({
      id: (await createOrder(office, 'saved')).id,
      body: { items: [{ item: 0, quantity: 1 }] },
      status: 201,
    }),
  },
  { ...ORDER, call: 'POST /api/orders/{id}/merge', prepare: createMergeable },
  { ...ORDER, call: 'POST /api/orders/archive/{id}', prepare: orderIn('cancelled') },
  {
    ...ORDER,
    call: 'POST /api/orders/archive/{id}/restore',
    prepare: orderIn('cancelled', undefined, true),
  },
  {
    ...ORDER,
    call: 'PATCH /api/orders/{id}/cargos/{cargoId}/delivered',
    prepare: async (office) => {
      const order = await createOrder(office, 'incompleteDelivery');
      const { cargoId } = await office.portal.db
        .selectFrom('orderCargoItems')
        .select('cargoId')
        .where('orderId', '=', order.id)
        .executeTakeFirstOrThrow();
      return { id: order.id, params: { cargoId }, body: {} };
    },
  },
  {
    ...COMMENT,
    call: 'PATCH /api/orders/comments/{id}',
    prepare: async (office) => ({ ...(await createComment(office)), body: { text: 'Call the office' } }),
  },
  { ...COMMENT, call: 'DELETE /api/orders/comments/{id}', prepare: createComment },
  {
    ...ORDER,
    call: 'PATCH /api/orders/{id}/stops/{position}/times',
    prepare: async (office) => {
      const { id } = await createOrder(office, 'delivered');
      const { stops } = (await office.portal.as(office.me).get(`/v1/orders/${id}/timing`)).json();
      return { id, params: { position: '0' }, body: { arrivedAt: stops[0].arrival.at - 60, reason: 'Wrong gate' } };
    },
    fields: ['arrivedAt', 'stop'],
  },
  {
    ...TEMPLATE,
    call: 'PATCH /api/order-templates/{id}',
    prepare: async (office) => ({ id: (await createTemplate(office)).id, body: { loadingMinutes: 7 } }),
    fields: ['loadingMinutes'],
  },
  {
    ...TEMPLATE,
    call: 'DELETE /api/order-templates/{id}',
    prepare: async (office) => ({ id: (await createTemplate(office)).id }),
  },
  {
    ...RECURRING,
    call: 'PATCH /api/recurring-orders/{id}',
    prepare: recurringOrder({ daysAhead: 9 }),
    fields: ['daysAhead'],
  },
  {
    ...RECURRING,
    call: 'PATCH /api/recurring-orders/{id}/pause',
    prepare: recurringOrder({ from: '2026-12-01' }),
    fields: ['pauses'],
  },
  {
    ...RECURRING,
    call: 'PATCH /api/recurring-orders/{id}/resume',
    prepare: recurringOrder(undefined, true),
    fields: ['pauses'],
  },
  { ...RECURRING, call: 'DELETE /api/recurring-orders/{id}', prepare: recurringOrder() },
];
