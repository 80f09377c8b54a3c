import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { locksWaitedFor } from './testing/locks.ts';
import { openOffice } from './testing/office.ts';

const portal = testApp();
const HOUR = 3_600;
const NOBODY = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

describe('saving', () => {
  test('an order is saved with its number, its load, its distance and its cost', async () => {
    const { planner, input, partner, kandy } = await openOffice(portal);
    const reply = await portal.as(planner).post('/orders', input);
    expect(reply.statusCode).toBe(201);
    const order = reply.json();
    // 94.9 km in a straight line × 1.3 = 123.3 km in the band of 195.00.
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
      actions: ['edit', 'submit', 'changeStage', 'duplicate', 'cancel', 'delete'],
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

  test('little is needed to save', async () => {
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

  test("what an order names must be its organization's, its active partners' or the platform's", async () => {
    const { planner, input, given, partner, port } = await openOffice(portal);
    const other = await openOffice(portal);
    const shown = await given.contact({ organizationId: partner.id, isDelivery: true });
    const depot = await given.location({ organizationId: partner.id, contactIds: [shown.id] });
    const post = async (changes: object) => (await portal.as(planner).post('/orders', { ...input, ...changes })).json();
    const ofOthers = {
      partnerId: other.partner.id,
      contractId: other.contract.id,
      operationId: other.operation.id,
      orderTypeId: other.orderType.id,
      vehicleTypeIds: [input.vehicleTypeIds[0], (await given.vehicleType({ organizationId: other.organizationId })).id],
      notificationContactIds: [other.planner.contactId],
      cargoItems: [{ cargoId: other.cargo.id, quantity: 1 }],
      stops: [{ locationId: port.id, contactId: other.first.contactId }, { locationId: other.kandy.id }],
    };
    const { statusCode, fields } = await post(ofOthers);
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
      (await post({ stops: [{ locationId: port.id }, { locationId: depot.id, contactId: shown.id }] })).stage,
    ).toBe('saved');
  });

  test('what is deleted while an order is saved or edited is named, as if it had been gone before', async () => {
    const { planner, input, save, given, organizationId } = await openOffice(portal);
    const { id } = await save();
    const meanwhile = async (
      field: string,
      table: 'operations' | 'orderTypes' | 'cargos',
      gone: { id: string },
      call: () => Promise<{ statusCode: number; json: () => { fields: object } }>,
    ) => {
      const running = await portal.db.transaction().execute(async (tx) => {
        await tx.deleteFrom(table).where('id', '=', gone.id).execute();
        const answer = call();
        while ((await locksWaitedFor(portal.db)) === 0);
        return { answer };
      });
      const answer = await running.answer;
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        { [field]: expect.objectContaining({ code: 'notFound' }) },
      ]);
    };
    const [operation, orderType, cargo] = [
      await given.operation({ organizationId }),
      await given.orderType({ organizationId }),
      await given.cargo({ organizationId }),
    ];
    await meanwhile('operationId', 'operations', operation, () =>
      portal.as(planner).post('/orders', { ...input, operationId: operation.id }),
    );
    await meanwhile('orderTypeId', 'orderTypes', orderType, () =>
      portal.as(planner).patch(`/orders/${id}`, { orderTypeId: orderType.id }),
    );
    await meanwhile('cargoItems.0.cargoId', 'cargos', cargo, () =>
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
    ['stops.0.locationId', { stops: [{ locationId: 'there' }] }, 'Invalid UUID'],
    ['cargoItems.0.quantity', { cargoItems: [{ cargoId: NOBODY, quantity: 0 }] }, 'Min 1'],
    ['reference', { reference: 'x'.repeat(51) }, 'Max 50 symbols'],
    ['description', { description: '\u0000' }, 'Invalid value'],
  ])('bad input names the field %s', async (field, changes, message) => {
    const { planner, input } = await openOffice(portal);
    const reply = await portal.as(planner).post('/orders', { ...input, ...changes });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields[field]).toMatchObject({ message });
  });

  test('a preview tells distance and cost before anything is saved', async () => {
    const { planner, input, save } = await openOffice(portal);
    const { predictedDistance, predictedCost } = await save();
    const { stops, contractId } = input;
    const preview = async (of: object) => (await portal.as(planner).post('/orders/preview', of)).json();
    expect(await preview({ stops, contractId })).toEqual({
      distance: predictedDistance,
      cost: predictedCost,
      currency: 'LKR',
      estimated: true,
      apart: [],
    });
    expect(await preview({ stops: stops.slice(1), contractId })).toEqual({
      distance: null,
      cost: null,
      currency: 'LKR',
      estimated: true,
      apart: [],
    });
    expect((await preview({ stops: [{ locationId: NOBODY }], contractId: NOBODY })).fields).toMatchObject({
      contractId: {},
      'stops.0.locationId': {},
    });
  });

  test('what is predicted is what the contract would charge: discounts of the distance, the way to the first pickup, the version in force', async () => {
    const { planner, input, given, organizationId, partner, port } = await openOffice(portal);
    const yard = await given.location({ organizationId, latitude: 6.95, longitude: 79.84 + 0.9 });
    const costBy = async (terms: object, newer?: { terms: object; state: 'confirmed' | 'unconfirmed' }) => {
      const contract = await given.contract({
        organizationId,
        partnerId: partner.id,
        terms: {
          distanceRates: [
            { from: '0', to: null, value: '100.00', backhaulRate: null, backhaulPercentage: null, minDistance: '0' },
          ],
          ...terms,
        },
        ...(newer && { newer }),
      });
      const { distance, cost } = (
        await portal.as(planner).post('/orders/preview', { stops: input.stops, contractId: contract.id })
      ).json();
      return { distance: Number(distance), cost: Number(cost) };
    };
    const { distance, cost } = await costBy({});
    expect(cost).toBeCloseTo(distance * 100, 1);
    expect(
      (
        await costBy({
          distanceDiscounts: [
            { distance: '100', percentage: '5' },
            { distance: '400', percentage: '7.5' },
          ],
        })
      ).cost,
    ).toBeCloseTo(distance * 95, 1);
    const approach = await costBy({ mileageCalculationLocationId: yard.id, vatPercentage: '18' });
    expect([approach.distance, Math.round(approach.cost / 100 - distance)]).toEqual([
      distance,
      Math.round(0.9 * 111.195 * Math.cos((6.95 * Math.PI) / 180) * 1.3),
    ]);
    expect(
      (
        await costBy({
          pointRates: [
            {
              fromLocationId: port.id,
              toLocationId: input.stops?.[1]?.locationId,
              flatRate: '9000.00',
              backhaulRate: null,
            },
          ],
        })
      ).cost,
    ).toBe(9_000);
    expect((await costBy({}, { terms: { flatTripRate: '777.00' }, state: 'confirmed' })).cost).toBe(777);
    expect((await costBy({}, { terms: { flatTripRate: '777.00' }, state: 'unconfirmed' })).cost).toBe(cost);
  });

  test('a preview names the cargos that may not travel together, as the refusal to send them would', async () => {
    const { planner, given, organizationId, contract, cargo } = await openOffice(portal);
    const ice = await given.cargo({
      organizationId,
      name: 'Ice',
      cargoTypeId: (await given.cargoType({ organizationId })).id,
    });
    const apartOf = async (...ids: string[]) => {
      const cargoItems = ids.map((cargoId) => ({ cargoId, quantity: 1 }));
      return (
        await portal.as(planner).post('/orders/preview', { stops: [], contractId: contract.id, cargoItems })
      ).json().apart;
    };
    expect(await apartOf(cargo.id, cargo.id)).toEqual([]);
    expect(await apartOf(ice.id, cargo.id, ice.id, cargo.id)).toEqual([{ first: 'Ice', second: cargo.name }]);
  });

  test('a rate from point to point comes before the flat trip, and that before the bands', async () => {
    const { planner, given, organizationId, partner, port, kandy, input } = await openOffice(portal);
    const contract = await given.contract({
      organizationId,
      partnerId: partner.id,
      flatTripRate: '30000',
      flatTripBackhaulRate: '20000',
      terms: {
        pointRates: [{ fromLocationId: port.id, toLocationId: kandy.id, flatRate: '15000', backhaulRate: null }],
      },
    });
    const cost = async (more: object) =>
      (
        await portal.as(planner).post('/orders/preview', { contractId: contract.id, stops: input.stops, ...more })
      ).json().cost;
    expect(await cost({})).toBe('15000.00');
    expect(await cost({ isBackhaul: true })).toBe('15000.00');
    expect(await cost({ stops: input.stops.toReversed() })).toBe('30000.00');
    expect(await cost({ stops: input.stops.toReversed(), isBackhaul: true })).toBe('20000.00');
  });
});

describe('editing and deleting', () => {
  test('a saved order is edited: what is left out stays, what is computed follows', async () => {
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

  test('only a saved order is edited, only a saved or rejected one deleted, and never one that was in a trip', async () => {
    const { planner, given, organizationId, save } = await openOffice(portal);
    const { id } = await save();
    const validated = await given.order({ organizationId, stage: 'validated' });
    const inTrip = await given.order({ organizationId, stage: 'addedToTrip' });
    await portal.db.updateTable('orders').set({ stage: 'saved' }).where('id', '=', inTrip.id).execute();
    const as = portal.as(planner);

    expect((await as.patch(`/orders/${validated.id}`, { description: 'x' })).json()).toMatchObject({
      statusCode: 409,
      code: 'notEditable',
    });
    expect((await as.delete(`/orders/${validated.id}`)).json()).toMatchObject({
      statusCode: 409,
      code: 'notDeletable',
    });
    expect((await as.delete(`/orders/${inTrip.id}`)).json()).toMatchObject({ statusCode: 409, code: 'notDeletable' });
    expect((await as.delete(`/orders/${id}`)).json()).toEqual({ id });
    expect((await as.get(`/orders/${id}`)).statusCode).toBe(404);
  });
});

describe('the list of my orders', () => {
  test('searches, filters, sorts and pages', async () => {
    const { planner, given, organizationId, first, second, operation } = await openOffice(portal);
    const own = { organizationId, operationId: operation.id };
    await given.order({ ...own, number: 'A-1', reference: 'Blue box', createdAt: TEST_NOW - 3, pickupFrom: null });
    await given.order({
      ...own,
      number: 'A-2',
      reference: 'Red_box',
      createdAt: TEST_NOW - 2,
      stage: 'pendingValidation',
    });
    await given.order({ ...own, number: 'A-3', createdAt: TEST_NOW - 1, stage: 'pending2ndValidation' });
    const typed = await given.order({
      ...own,
      number: 'B-4',
      createdAt: TEST_NOW,
      orderTypeId: (await given.orderType({ organizationId })).id,
    });
    await given.order();
    const numbers = async (query: string, user: { id: string } = planner) => {
      const { items, total } = (await portal.as(user).get(`/orders/v2?${query}`)).json();
      return `${total}: ${items.map(({ number }: { number: string }) => number).join(' ')}`;
    };

    expect(await numbers('')).toBe('4: B-4 A-3 A-2 A-1');
    expect(await numbers('search=box&sort=number')).toBe('2: A-1 A-2');
    expect(await numbers('search=d_b')).toBe('1: A-2');
    expect(await numbers('search=a-')).toBe('4: B-4 A-3 A-2 A-1');
    expect(await numbers('stage=saved&stage=pendingValidation&sort=createdAt')).toBe('3: A-1 A-2 B-4');
    expect(await numbers(`orderTypeId=${typed.orderTypeId}`)).toBe('1: B-4');
    expect(await numbers('sort=number&limit=2&page=2')).toBe('4: A-3 B-4');
    expect((await numbers('sort=-pickupFrom')).endsWith('A-1')).toBe(true);
    expect(await numbers('waitingForMe=true', first)).toBe('1: A-2');
    expect(await numbers('waitingForMe=true', second)).toBe('1: A-3');
    expect(await numbers('waitingForMe=true')).toBe('0: ');
    expect((await portal.as(planner).get('/orders/v2?stage=lost')).json().fields).toHaveProperty(['stage.0']);
  });

  test('a row says what the caller may do with it', async () => {
    const { planner, first, submitted } = await openOffice(portal);
    await submitted();
    const actions = async (user: { id: string }) => (await portal.as(user).get('/orders/v2')).json().items[0].actions;
    expect(await actions(planner)).toEqual(['reopen', 'changeStage', 'duplicate', 'cancel']);
    expect(await actions(first)).toEqual(['approve', 'reject', 'reopen', 'changeStage', 'duplicate', 'cancel']);
  });
});
