import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { countLockWaits } from '../testing/locks.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
const UNKNOWN_ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

describe('creating', () => {
  test('creates an order with number, load, distance and cost', async () => {
    const { planner, input, partner, kandy } = await openOffice(portal);
    const reply = await portal.as(planner).post('/orders', input);
    expect(reply.statusCode).toBe(201);
    const order = reply.json();
    // 94.9 km in a straight line × 1.3 = 123.3 km, in the rate band of 195.00.
    expect(order).toMatchObject({
      number: 'O-000001',
      reference: 'PO 4711',
      stage: 'saved',
      partner: { id: partner.id },
      pickup: 'Port',
      drop: 'Kandy',
      currency: 'LKR',
      isDistanceEstimated: true,
      totalWeight: '1440.000',
      totalSpace: '6.000',
      createdBy: 'Pia Planner',
      firstApproval: null,
      waitsFor: null,
      actions: ['edit', 'submit', 'tender', 'changeStage', 'split', 'merge', 'duplicate', 'cancel', 'delete'],
      cargoItems: [{ packNumber: 'P1', quantity: 3, weight: '1440.000', space: '6.000' }],
      stops: [
        { location: { name: 'Port' } },
        { location: { id: kandy.id, name: 'Kandy', latitude: 7.29 }, contact: null },
      ],
    });
    expect(Number(order.predictedCost)).toBeCloseTo(Number(order.predictedDistance) * 195, 2);
    expect((await portal.as(planner).get(`/orders/${order.id}`)).json()).toEqual(order);
    expect((await portal.as(planner).post('/orders', input)).json().number).toBe('O-000002');
  });

  test('requires only order type, partner, contract and operation', async () => {
    const { planner, input } = await openOffice(portal);
    const { orderTypeId, partnerId, contractId, operationId } = input;
    const reply = await portal.as(planner).post('/orders', { orderTypeId, partnerId, contractId, operationId });
    expect(reply.json()).toMatchObject({
      reference: null,
      pickupFrom: null,
      stops: [],
      pickup: null,
      drop: null,
      predictedDistance: null,
      predictedCost: null,
      totalWeight: '0.000',
    });
    expect((await portal.as(planner).post('/orders', {})).json().fields).toEqual(
      Object.fromEntries(
        ['orderTypeId', 'partnerId', 'contractId', 'operationId'].map((field) => [
          field,
          { code: 'required', message: 'Field is required' },
        ]),
      ),
    );
  });

  test('accepts references only to records of the organization or the platform, and to what partners share', async () => {
    const { planner, input, build, partner, port, organizationId } = await openOffice(portal);
    const other = await openOffice(portal);
    const partnerContact = await build.contact({ organizationId: partner.id, isDelivery: true });
    const depot = await build.location({ organizationId: partner.id, contactIds: [partnerContact.id] });
    const share = { contactIds: [partnerContact.id], locationIds: [depot.id] };
    await build.networkShare({ organizationId: partner.id, partnerId: organizationId, ...share });
    const post = async (changes: object) => (await portal.as(planner).post('/orders', { ...input, ...changes })).json();
    const foreignReferences = {
      partnerId: other.partner.id,
      contractId: other.contract.id,
      operationId: other.operation.id,
      orderTypeId: other.orderType.id,
      vehicleTypeIds: [input.vehicleTypeIds[0], (await build.vehicleType({ organizationId: other.organizationId })).id],
      notificationContactIds: [other.planner.contactId],
      cargoItems: [{ cargoId: other.cargo.id, quantity: 1 }],
      stops: [{ locationId: port.id, contactId: other.first.contactId }, { locationId: other.kandy.id }],
    };
    const { statusCode, fields } = await post(foreignReferences);
    expect(statusCode).toBe(422);
    expect(
      Object.fromEntries(Object.entries<{ message: string }>(fields).map(([field, { message }]) => [field, message])),
    ).toEqual({
      partnerId: 'Partner not found',
      contractId: 'Contract not found',
      operationId: 'Operation not found',
      orderTypeId: 'Order type not found',
      'vehicleTypeIds.1': 'Vehicle type not found',
      'notificationContactIds.0': 'Contact not found',
      'cargoItems.0.cargoId': 'Cargo not found',
      'stops.0.contactId': 'Contact not found',
      'stops.1.locationId': 'Location not found',
    });
    expect(
      (await post({ stops: [{ locationId: port.id }, { locationId: depot.id, contactId: partnerContact.id }] })).stage,
    ).toBe('saved');
  });

  test('reports a reference that is deleted while the order is being saved', async () => {
    const { planner, input, save, build, organizationId } = await openOffice(portal);
    const { id } = await save();
    const expectNotFoundWhenDeleted = async (
      field: string,
      table: 'operations' | 'orderTypes' | 'cargos',
      deleted: { id: string },
      call: () => Promise<{ statusCode: number; json: () => { fields: object } }>,
    ) => {
      const running = await portal.db.transaction().execute(async (tx) => {
        await tx.deleteFrom(table).where('id', '=', deleted.id).execute();
        const reply = call();
        while ((await countLockWaits(portal.db)) === 0);
        return { reply };
      });
      const reply = await running.reply;
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        { [field]: expect.objectContaining({ code: 'notFound' }) },
      ]);
    };
    const [operation, orderType, cargo] = [
      await build.operation({ organizationId }),
      await build.orderType({ organizationId }),
      await build.cargo({ organizationId }),
    ];
    await expectNotFoundWhenDeleted('operationId', 'operations', operation, () =>
      portal.as(planner).post('/orders', { ...input, operationId: operation.id }),
    );
    await expectNotFoundWhenDeleted('orderTypeId', 'orderTypes', orderType, () =>
      portal.as(planner).patch(`/orders/${id}`, { orderTypeId: orderType.id }),
    );
    await expectNotFoundWhenDeleted('cargoItems.0.cargoId', 'cargos', cargo, () =>
      portal.as(planner).patch(`/orders/${id}`, { cargoItems: [{ packNumber: null, cargoId: cargo.id, quantity: 1 }] }),
    );
  });

  test.each([
    ['pickupTo', { pickupTo: TEST_NOW }, 'Pickup to must be at or after pickup from'],
    [
      'deliveryFrom',
      { deliveryFrom: TEST_NOW - 1, pickupFrom: null, pickupTo: null },
      'Delivery from must be in the future',
    ],
    ['stops.0.locationId', { stops: [{ locationId: 'not-an-id' }] }, 'Invalid UUID'],
    ['cargoItems.0.quantity', { cargoItems: [{ cargoId: UNKNOWN_ID, quantity: 0 }] }, 'Min 1'],
    ['reference', { reference: 'x'.repeat(51) }, 'Max 50 symbols'],
    ['description', { description: '\u0000' }, 'Invalid value'],
  ])('rejects an invalid %s', async (field, changes, message) => {
    const { planner, input } = await openOffice(portal);
    const reply = await portal.as(planner).post('/orders', { ...input, ...changes });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields[field]).toMatchObject({ message });
  });
});

describe('editing and deleting', () => {
  test('omitted fields keep their value and the load is recomputed when a saved order is edited', async () => {
    const { planner, save, cargo, input } = await openOffice(portal);
    const order = await save();
    const path = `/orders/${order.id}`;
    const edited = (
      await portal.as(planner).patch(path, {
        reference: '',
        cargoItems: [{ cargoId: cargo.id, quantity: 1 }],
        stops: input.stops.toReversed(),
      })
    ).json();
    expect(edited).toMatchObject({
      number: order.number,
      reference: null,
      pickup: 'Kandy',
      drop: 'Port',
      totalWeight: '480.000',
      loadingMinutes: 30,
      isFlexible: true,
    });
    expect((await portal.as(planner).patch(path, { deliveryTo: TEST_NOW + 4 * HOUR })).json().fields).toHaveProperty(
      'deliveryTo',
    );
    const { items } = (await portal.as(planner).get(`${path}/timeline`)).json();
    expect(items.map(({ event }: { event: string }) => event)).toEqual(['save', 'edit']);
  });

  test('rejects editing unless saved, and deleting unless saved or rejected and never in a trip', async () => {
    const { planner, build, organizationId, save } = await openOffice(portal);
    const { id } = await save();
    const validated = await build.order({ organizationId, stage: 'validated' });
    const inTrip = await build.order({ organizationId, stage: 'addedToTrip' });
    await portal.db.updateTable('orders').set({ stage: 'saved' }).where('id', '=', inTrip.id).execute();
    const as = portal.as(planner);

    expect((await as.patch(`/orders/${validated.id}`, { description: 'x' })).json()).toMatchObject({
      statusCode: 409,
      code: 'notEditable',
      params: { record: validated.number, of: 'order', stage: 'validated', allowed: ['saved'] },
    });
    expect((await as.delete(`/orders/${validated.id}`)).json()).toMatchObject({
      statusCode: 409,
      code: 'notDeletable',
      params: { record: validated.number, stage: 'validated', allowed: ['saved', 'rejected'], wasInTrip: 'no' },
    });
    expect((await as.delete(`/orders/${inTrip.id}`)).json()).toMatchObject({
      statusCode: 409,
      code: 'notDeletable',
      params: { record: inTrip.number, wasInTrip: 'yes' },
    });
    expect((await as.delete(`/orders/${id}`)).json()).toEqual({ id });
    expect((await as.get(`/orders/${id}`)).statusCode).toBe(404);
  });
});
