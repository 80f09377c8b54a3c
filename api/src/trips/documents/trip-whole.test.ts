import { form, MULTIPART, PDF } from '../identity/organizations/testing/pictures.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { depot } from './testing/depot.ts';

const portal = testApp();
const HOUR = 3_600;

const entriesOf = (subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'changes'])
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
const eventsOf = async (id: string) => (await entriesOf(id)).map(({ event }) => event);

/** A form with an expiry before its file, as the browser sends it. */
const sent = (content: Buffer, expiresAt: number | '') =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="expiresAt"\r\n\r\n${expiresAt}\r\n`),
    form(content, { field: 'file', name: 'permit.pdf' }),
  ]);

test("documents are judged by their content, expire, and are the running organization's alone", async () => {
  const { save, as, asOwner, dispatcher, move } = await depot(portal);
  const { id } = (await save()).json();
  const upload = (content: Buffer, expiresAt: number | '') =>
    portal.as(dispatcher, MULTIPART).post(`/trips/${id}/documents`, sent(content, expiresAt));
  expect((await upload(Buffer.from('MZ no paper'), '')).json()).toMatchObject({
    statusCode: 422,
    fields: { file: { message: expect.any(String) as unknown } },
  });
  const kept = await upload(PDF, TEST_NOW + HOUR);
  expect([kept.statusCode, kept.json()]).toEqual([
    201,
    expect.objectContaining({
      name: 'permit.pdf',
      mime: 'application/pdf',
      isExpired: false,
      expiresAt: TEST_NOW + HOUR,
    }),
  ]);
  const over = (await upload(PDF, TEST_NOW)).json();
  expect(over).toMatchObject({ isExpired: true });
  expect(
    (await as.get(`/trips/${id}`)).json().documents.filter(({ isExpired }: { isExpired: boolean }) => isExpired),
  ).toMatchObject([{ id: over.id }]);
  const path = kept.json().url.replace('/api', '') as string;
  const read = await as.get(path);
  expect([read.statusCode, read.headers['content-type'], read.rawPayload.equals(PDF)]).toEqual([
    200,
    'application/pdf',
    true,
  ]);
  await move(id, 'waitingForTrip');
  expect([
    (await asOwner.get(`/trips/${id}`)).json().documents,
    (await asOwner.get(path)).statusCode,
    (await asOwner.delete(`/trips/${id}/documents/${over.id}`)).statusCode,
  ]).toEqual([[], 404, 404]);
  expect((await as.delete(`/trips/${id}/documents/${over.id}`)).statusCode).toBe(200);
  expect((await as.delete(`/trips/${id}/documents/${over.id}`)).statusCode).toBe(404);
  expect((await as.get(`/trips/${id}`)).json().documents).toHaveLength(1);
  expect(await eventsOf(id)).toEqual(['save', 'fileAdded', 'fileAdded', 'submit', 'fileRemoved']);
});

test('a preview tells load, stops, times, km and what fits, as it would be saved, and writes nothing', async () => {
  const { order, as, given, vehicle } = await depot(portal);
  const [one, other] = [
    await order({ totalSpace: '4', totalWeight: '600' }),
    await order({ totalSpace: '6.5', totalWeight: '900', pickupFrom: TEST_NOW + 2 * HOUR }),
  ];
  const type = await given.vehicleType({ name: 'Tight', averageSpace: '10.5', maxWeight: '1500' });
  const asked = { orderIds: [one.id, other.id], requestedVehicleTypeId: type.id };
  const preview = (await as.post('/trips/preview', asked)).json();
  expect(preview).toMatchObject({
    totalSpace: '10.500',
    totalWeight: '1500.000',
    capacity: { space: '10.500' },
    utilization: { space: '100.0', weight: '100.0' },
    suggestedVehicleType: { id: type.id },
    isDistanceEstimated: true,
    cost: null,
    stops: [
      { position: 0, location: { name: 'Port' }, orders: [{}, {}] },
      { position: 1, location: { name: 'Kandy' }, orders: [{}, {}] },
    ],
  });
  expect((await as.post('/trips/preview', { ...asked, vehicleId: vehicle.id })).json().capacity).toEqual({
    space: vehicle.effectiveSpace,
    weight: vehicle.maxCarryWeight,
  });
  const saved = (await as.post('/trips', asked)).json();
  expect([saved.totalSpace, saved.pickAt, saved.dropAt, saved.estimatedDistance]).toEqual([
    preview.totalSpace,
    preview.pickAt,
    preview.dropAt,
    preview.distance,
  ]);
  expect((await as.post('/trips/preview', asked)).json().fields).toHaveProperty(['orderIds.0', 'code'], 'notValidated');
  expect((await as.post('/trips/preview', { ...asked, tripId: saved.id })).statusCode).toBe(200);
});

test('orders whose cargos may not travel together are refused by their numbers, when a trip is saved, changed and planned', async () => {
  const { order, as, given, ownerId } = await depot(portal);
  const cargo = async (name: string) =>
    given.cargo({
      organizationId: ownerId,
      name,
      cargoTypeId: (await given.cargoType({ name: `Type of ${name}` })).id,
    });
  const [food, acid] = [await cargo('Food'), await cargo('Acid')];
  const [first, second] = [
    await order({ cargoItems: [{ cargoId: food.id, quantity: 1 }] }),
    await order({ cargoItems: [{ cargoId: acid.id, quantity: 1 }] }),
  ];
  const told = {
    code: 'incompatibleCargo',
    message: `Orders ${first.number} and ${second.number} may not travel together: Food and Acid`,
    params: { order: second.number, beside: first.number, first: 'Food', second: 'Acid' },
  };
  const refusal = { statusCode: 422, fields: { 'orderIds.1': told } };
  const both = { orderIds: [first.id, second.id] };
  expect((await as.post('/trips', both)).json()).toMatchObject(refusal);
  expect((await as.post('/trips/preview', both)).json()).toMatchObject(refusal);
  const { id } = (await as.post('/trips', { orderIds: [first.id] })).json();
  expect((await as.patch(`/trips/${id}`, both)).json()).toMatchObject(refusal);
  const third = await order({ cargoItems: [{ cargoId: food.id, quantity: 2 }] });
  expect((await as.post('/v2/trips/suggest/check', { orderIds: [third.id, second.id] })).json().breaks).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'incompatibleCargo' })]),
  );
  expect((await as.patch(`/trips/${id}`, { orderIds: [first.id, third.id] })).json().orders).toBe(2);
});

test('an order that its owner cancels leaves a planned trip, which is smaller then', async () => {
  const { order, as, asOwner, given, ownerId, port } = await depot(portal);
  const galle = await given.location({ organizationId: ownerId, name: 'Galle', latitude: 6.05, longitude: 80.22 });
  const [stays, goes] = [
    await order({ totalSpace: '3', totalWeight: '100' }),
    await order({ totalSpace: '5', totalWeight: '200', stops: [{ locationId: port.id }, { locationId: galle.id }] }),
  ];
  const before = (await as.post('/trips', { orderIds: [stays.id, goes.id] })).json();
  expect((await asOwner.patch(`/orders/${goes.id}/stage`, { stage: 'cancelled', reason: 'Sold' })).statusCode).toBe(
    200,
  );
  const after = (await as.get(`/trips/${before.id}`)).json();
  expect([
    before.stops.length,
    before.totalSpace,
    after.stops.length,
    after.totalSpace,
    after.totalWeight,
    after.orders,
    after.drop,
  ]).toEqual([3, '8.000', 2, '3.000', '100.000', 1, 'Kandy']);
  expect(Number(after.estimatedDistance)).toBeLessThan(Number(before.estimatedDistance));
  expect([after.stage, (await eventsOf(goes.id)).filter((event) => event === 'cancel')]).toEqual(['saved', ['cancel']]);
});

test('an incomplete trip is complete when the last missing cargo is delivered', async () => {
  const { started, asDriver, as } = await depot(portal);
  const { id, orderId } = await started();
  for (const stage of ['arrivedToPickupLocation', 'transit', 'arrivedToDropLocation'])
    expect((await asDriver.patch(`/orders/${orderId}/stage`, { stage })).statusCode).toBe(200);
  const [item] = (await as.get(`/trips/${id}`)).json().orderList[0].cargoItems;
  const short = await asDriver.patch(`/orders/${orderId}/stage`, {
    stage: 'incompleteDelivery',
    delivered: [{ cargoId: item.cargo.id, quantity: 0, shortageReason: 'Wet' }],
  });
  expect([short.statusCode, (await as.get(`/trips/${id}`)).json().stage]).toEqual([200, 'incomplete']);
  expect((await asDriver.patch(`/orders/${orderId}/cargos/${item.cargo.id}/delivered`, {})).statusCode).toBe(200);
  expect((await as.get(`/trips/${id}`)).json()).toMatchObject({ stage: 'completed', finishedAt: TEST_NOW });
  expect((await entriesOf(id)).map(({ fromStage, toStage }) => [fromStage, toStage])).toEqual([
    [null, 'saved'],
    ['saved', 'vehicleAssigned'],
    ['vehicleAssigned', 'started'],
    ['started', 'transit'],
    ['transit', 'incomplete'],
    ['incomplete', 'completed'],
  ]);
});

test('demurrage counts from arrival or the begin of the window, until it left, beyond what is free', async () => {
  const { started, as } = await depot(portal);
  const { id, orderId } = await started();
  const stand = (position: number, arrivedAt: number, departedAt: number | null) =>
    portal.db
      .updateTable('orderStops')
      .set({ arrivedAt, departedAt })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
  const [{ contractId }] = (await portal.db
    .selectFrom('orders')
    .select('contractId')
    .where('id', '=', orderId)
    .execute()) as [{ contractId: string }];
  await portal.db.deleteFrom('contractDelayTerms').where('contractId', '=', contractId).execute();
  await portal.db
    .updateTable('orders')
    .set({
      pickupFrom: TEST_NOW - 4 * HOUR,
      deliveryFrom: TEST_NOW - 3 * HOUR,
      loadingMinutes: 30,
      unloadingMinutes: 45,
      stage: 'arrivedToDropLocation',
    })
    .where('id', '=', orderId)
    .execute();
  await stand(0, TEST_NOW - 5 * HOUR, TEST_NOW - 4 * HOUR + 50 * 60);
  await stand(1, TEST_NOW - 2 * HOUR, null);
  const { items, total } = (await as.get('/v1/trips/demurrage')).json();
  expect([
    total,
    items.map(({ what, fromAt, untilAt, minutes, freeMinutes, overMinutes }: Record<string, unknown>) => [
      what,
      fromAt,
      untilAt,
      minutes,
      freeMinutes,
      overMinutes,
    ]),
  ]).toEqual([
    2,
    [
      ['drop', TEST_NOW - 2 * HOUR, null, 120, 45, 75],
      ['pick', TEST_NOW - 4 * HOUR, TEST_NOW - 4 * HOUR + 50 * 60, 50, 30, 20],
    ],
  ]);
  expect(items[0]).toMatchObject({ trip: { id }, order: { id: orderId }, location: { name: 'Kandy' } });
  await portal.db
    .updateTable('orders')
    .set({ stage: 'delivered', stageChangedAt: TEST_NOW - 90 * 60 })
    .where('id', '=', orderId)
    .execute();
  expect((await as.get('/v1/trips/demurrage')).json().items.map(({ what }: { what: string }) => what)).toEqual([
    'pick',
  ]);
});

test('trips are counted by the days of the zone, also where the clock is put back', async () => {
  const { organizationId, given, as } = await depot(portal);
  const unix = (text: string) => Date.parse(text) / 1_000;
  for (const pickAt of [
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
  ].map(unix))
    await given.trip({ organizationId, stage: 'saved', pickAt, dropAt: pickAt + HOUR });
  const counted = async (timeZone: string) =>
    (
      await as.get(
        `/v1/trips/count-by-date?from=${unix('2026-10-23T00:00:00Z')}&to=${unix('2026-10-27T00:00:00Z')}&timeZone=${timeZone}`,
      )
    )
      .json()
      .items.map(({ date, count }: { date: string; count: number }) => `${date} ${count}`);
  expect(await counted('Europe/Berlin')).toEqual(['2026-10-24 1', '2026-10-25 2', '2026-10-26 1']);
  expect(await counted('UTC')).toEqual(['2026-10-24 2', '2026-10-25 2']);
  expect((await as.get(`/v1/trips/count-by-date?from=0&to=1&timeZone=Nowhere`)).json().fields).toHaveProperty(
    ['timeZone', 'message'],
    'Invalid time zone',
  );
});
