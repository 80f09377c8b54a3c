import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const HOURS = {
  timeZone: 'Asia/Colombo',
  intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  closedDays: [],
};
const GATE = { name: 'Gate 1', use: 'both', slotMinutes: 30, capacity: 1, openingHours: null };

/** A full hour in the zone of the gates, an hour and more from now. */
const SLOT = Math.ceil((TEST_NOW + HOUR) / HOUR) * HOUR + 30 * MINUTE;

/** A cargo owner with a gate at its port, a user who manages the gate, and one who handles orders at the carrier. */
async function openPort(gate: object = {}) {
  const office = await openOffice(portal);
  const { build, organizationId, partner, port, planner } = office;
  const manager = await build.user({
    organizationId,
    rules: ['read', 'write'].map((rule) => ({ model: 'location' as const, rule: rule as 'read' })),
  });
  const carrier = await build.user({ organizationId: partner.id, rules: 'all', contact: {} });
  const saved = (
    await portal.as(manager).patch(`/v2/locations/${port.id}`, { openingHours: HOURS, gates: [{ ...GATE, ...gate }] })
  ).json();
  const gateId: string = saved.gates[0].id;
  const order = () =>
    build.order({
      organizationId,
      partnerId: partner.id,
      operationId: office.operation.id,
      contractId: office.contract.id,
      createdBy: planner.id,
      stage: 'validated',
      pickupFrom: SLOT - HOUR,
      pickupTo: SLOT + 4 * HOUR,
      loadingMinutes: 30,
      stops: [{ locationId: port.id }, { locationId: office.kandy.id }],
    });
  const book = (orderId: string, from = SLOT, as: { id: string } = planner) =>
    portal.as(as).post('/gate-bookings', { gateId, from, stops: [{ orderId, stop: 0 }] });
  const bookingOf = async (orderId: string, as: { id: string } = planner) =>
    (await portal.as(as).get(`/orders/${orderId}/gate-bookings`)).json().items[0];
  const schedule = async (day = '') =>
    (await portal.as(manager).get(`/locations/${port.id}/gate-schedule${day && `?day=${day}`}`)).json();
  return { ...office, manager, carrier, gateId, order, book, bookingOf, schedule };
}

test('saves the gates of a location, and doesn’t remove one with expected vehicles', async () => {
  const { manager, port, gateId, order, book } = await openPort();
  const save = (gates: object[], more = {}) => portal.as(manager).patch(`/v2/locations/${port.id}`, { gates, ...more });
  const two = [
    { ...GATE, id: gateId, name: 'North' },
    { ...GATE, name: 'South', use: 'unloading', capacity: 2 },
  ];
  expect((await save(two)).json().gates).toMatchObject([
    { id: gateId, name: 'North', use: 'both' },
    { name: 'South', use: 'unloading', capacity: 2 },
  ]);
  const twice = await save([GATE, { ...GATE, name: 'gate 1' }]);
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['gates.1.name']]);
  const closed = await save(two, { openingHours: null });
  expect(closed.json().fields['gates.0.openingHours'].code).toBe('noOpeningHours');
  await book((await order()).id);
  const removed = await save([]);
  expect([removed.statusCode, removed.json().code, removed.json().params]).toEqual([
    409,
    'gateInUse',
    { names: 'North' },
  ]);
  portal.clock.now = SLOT + DAY;
  expect((await save([])).json().gates).toEqual([]);
});

test('offers the slots around the window, books one, and shows it to each side', async () => {
  const { order, book, bookingOf, schedule, carrier, gateId } = await openPort();
  const { id, number } = await order();
  const { slots, timeZone, gates } = (await portal.as(carrier).get(`/orders/${id}/gate-slots?stop=0`)).json();
  expect([timeZone, gates]).toEqual(['Asia/Colombo', [{ id: gateId, name: 'Gate 1' }]]);
  expect(slots.find(({ from }: { from: number }) => from === SLOT)).toEqual({
    gateId,
    from: SLOT,
    to: SLOT + 30 * MINUTE,
    free: 1,
    isInWindow: true,
  });
  expect(slots[0].from).toBeGreaterThanOrEqual(TEST_NOW);
  const reply = await book(id, SLOT, carrier);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    {
      gate: { id: gateId, name: 'Gate 1' },
      from: SLOT,
      to: SLOT + 30 * MINUTE,
      state: 'booked',
      isOutsideWindow: false,
      stops: [{ order: { id, number, isVisible: true }, stop: 0, kind: 'pickup' }],
      actions: ['move', 'cancel'],
    },
  ]);
  expect((await bookingOf(id)).booking.id).toBe(reply.json().id);
  const day = await schedule();
  expect(day.gates[0].bookings).toMatchObject([{ id: reply.json().id, stops: [{ order: { number } }] }]);
  expect(day.gates[0].slots.find(({ from }: { from: number }) => from === SLOT).free).toBe(0);
  const again = await book(id, SLOT + HOUR);
  expect([again.statusCode, again.json().code]).toEqual([409, 'alreadyBooked']);
});

test('takes as many consecutive slots as the handling minutes need', async () => {
  const { order, book, manager, port, gateId } = await openPort();
  const [first, second] = [await order(), await order()];
  await portal.as(manager).patch(`/v2/locations/${port.id}`, { gates: [{ ...GATE, id: gateId, slotMinutes: 15 }] });
  expect((await book(first.id)).json()).toMatchObject({ from: SLOT, to: SLOT + 30 * MINUTE });
  const overlapping = await book(second.id, SLOT - 15 * MINUTE);
  expect([overlapping.statusCode, overlapping.json().code]).toEqual([409, 'slotFull']);
  expect((await book(second.id, SLOT + 7 * MINUTE)).json().code).toBe('slotClosed');
  expect((await book(second.id, SLOT - 30 * MINUTE)).statusCode).toBe(201);
});

test('never books more vehicles than a gate has places, even with 50 concurrent requests', async () => {
  const { order, book, schedule } = await openPort({ capacity: 3 });
  const orders = [];
  for (let i = 0; i < 50; i += 1) orders.push(await order());
  const replies = await Promise.all(orders.map(({ id }) => book(id)));
  const codes = Map.groupBy(replies, (reply) => `${reply.statusCode} ${reply.json().code ?? ''}`);
  expect(Object.fromEntries([...codes].map(([code, list]) => [code, list.length]))).toEqual({
    '201 ': 3,
    '409 slotFull': 47,
  });
  expect((await schedule()).gates[0].bookings).toHaveLength(3);
});

test('moves and cancels a booking, and notifies the other side in the app and by email', async () => {
  const { order, book, planner, manager, carrier, bookingOf, build, organizationId } = await openPort();
  const stranger = await build.user({ rules: 'all' });
  const { id } = await order();
  const booking = (await book(id)).json();
  const as = (user: { id: string }) => portal.as(user);
  expect((await as(stranger).get(`/gate-bookings/${booking.id}`)).statusCode).toBe(404);
  expect((await as(stranger).patch(`/gate-bookings/${booking.id}/state`, { state: 'cancelled' })).statusCode).toBe(404);
  const moved = await as(carrier).patch(`/gate-bookings/${booking.id}`, {
    gateId: booking.gate.id,
    from: SLOT + HOUR,
  });
  expect(moved.json()).toMatchObject({ from: SLOT + HOUR, state: 'booked', revision: booking.revision + 1 });
  const news = async (user: { id: string }) =>
    (await as(user).get('/notifications'))
      .json()
      .items.map((one: { kind: string; values: { news: string } }) => [one.kind, one.values.news]);
  expect(await news(carrier)).toEqual([['gateBooking', 'booked']]);
  expect(await news(manager)).toEqual([['gateSchedule', 'moved']]);
  const mails = await portal.db
    .selectFrom('mails')
    .select('subject')
    .where('organizationId', '=', organizationId)
    .orderBy('createdAt')
    .execute();
  const subjects = mails.map(({ subject }) => subject.replace(/:.*/, ''));
  expect(subjects).toEqual(expect.arrayContaining(['Slot booked at Port']));
  const cancelled = await as(planner).patch(`/gate-bookings/${booking.id}/state`, { state: 'cancelled' });
  expect(cancelled.json().state).toBe('cancelled');
  expect((await bookingOf(id)).booking).toBeNull();
  const late = await as(manager).patch(`/gate-bookings/${booking.id}/state`, { state: 'arrived' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'bookingNotOpen']);
});

test('shows arrivals that were reported of the stop, late ones marked, and what the gate records itself', async () => {
  const { order, book, manager, bookingOf, schedule } = await openPort();
  const [seen, unseen] = [await order(), await order()];
  await book(seen.id);
  const { id } = (await book(unseen.id, SLOT + HOUR)).json();
  await portal.db
    .updateTable('orderStops')
    .set({ arrivedAt: SLOT + 20 * MINUTE })
    .where('orderId', '=', seen.id)
    .where('position', '=', 0)
    .execute();
  portal.clock.now = SLOT + HOUR + 16 * MINUTE;
  expect((await bookingOf(seen.id)).booking).toMatchObject({
    state: 'arrived',
    arrivedAt: SLOT + 20 * MINUTE,
    isLate: true,
  });
  expect((await schedule()).gates[0].bookings).toMatchObject([
    { state: 'arrived', actions: ['finish'] },
    { state: 'booked', isLate: true, actions: ['move', 'arrive', 'finish', 'noShow', 'cancel'] },
  ]);
  const set = (state: string) => portal.as(manager).patch(`/gate-bookings/${id}/state`, { state });
  expect((await set('arrived')).json()).toMatchObject({ state: 'arrived', arrivedAt: portal.clock.now });
  portal.clock.now += 10 * MINUTE;
  expect((await set('done')).json()).toMatchObject({ state: 'done', leftAt: portal.clock.now, actions: [] });
});

test('releases the slot of a cancelled order and flags one that an edit put outside of the window', async () => {
  const { save, port, planner, bookingOf, schedule, input, gateId } = await openPort();
  const order = await save({ pickupFrom: SLOT - HOUR, pickupTo: SLOT + HOUR, loadingMinutes: 30 });
  const book = () =>
    portal.as(planner).post('/gate-bookings', { gateId, from: SLOT, stops: [{ orderId: order.id, stop: 0 }] });
  await book();
  const window = { pickupFrom: SLOT + HOUR, pickupTo: SLOT + 2 * HOUR };
  expect((await portal.as(planner).patch(`/orders/${order.id}`, window)).statusCode).toBe(200);
  expect((await bookingOf(order.id)).booking).toMatchObject({ isOutsideWindow: true, state: 'booked' });
  const stops = [input.stops[1], { locationId: port.id, contactId: null }];
  expect((await portal.as(planner).patch(`/orders/${order.id}`, { stops })).statusCode).toBe(200);
  expect((await bookingOf(order.id)).stop).toBe(1);
  expect((await portal.as(planner).patch(`/orders/${order.id}/stage`, { stage: 'cancelled' })).statusCode).toBe(200);
  expect((await schedule()).gates[0].bookings).toMatchObject([{ state: 'cancelled' }]);
});

test('a partner books, moves and cancels by a link, and every other link is a 404', async () => {
  const { order, planner, bookingOf, gateId, book } = await openPort();
  const [mine, other] = [await order(), await order()];
  const made = await portal.as(planner).post(`/orders/${mine.id}/gate-links`, { stop: 0 });
  expect([made.statusCode, made.json().expiresAt]).toEqual([201, (mine.pickupTo ?? 0) + 2 * DAY]);
  const link = `/gate-links/${made.json().token}`;
  const guest = portal.as(null);
  expect((await guest.get(link)).json()).toMatchObject({
    location: 'Port',
    number: mine.number,
    booking: null,
    actions: ['book'],
  });
  await book(other.id);
  const full = await guest.post(`${link}/bookings`, { gateId, from: SLOT });
  expect([full.statusCode, full.json().message]).toEqual([409, 'Gate 1 is full at this time. Choose another slot']);
  expect((await guest.post(`${link}/bookings`, { gateId, from: SLOT + HOUR })).json()).toMatchObject({
    booking: { gate: 'Gate 1', from: SLOT + HOUR },
    actions: ['move', 'cancel'],
  });
  expect((await bookingOf(mine.id)).booking).toMatchObject({ from: SLOT + HOUR, bookedBy: null });
  expect((await guest.post(`${link}/bookings`, { gateId, from: SLOT + 2 * HOUR })).json().booking.from).toBe(
    SLOT + 2 * HOUR,
  );
  expect((await guest.patch(`${link}/cancel`)).json()).toMatchObject({ booking: null, actions: ['book'] });
  await portal.as(planner).post(`/orders/${mine.id}/gate-links`, { stop: 0 });
  expect((await guest.get(link)).statusCode).toBe(404);
  expect((await guest.get('/gate-links/abcdefghijklmnopqrstuvwxyz012345')).statusCode).toBe(404);
});

test('planning uses a booked slot as the window, and the trip shows it', async () => {
  const { order, book, carrier } = await openPort();
  const { id } = await order();
  await book(id, SLOT + 2 * HOUR);
  const preview = await portal.as(carrier).post('/trips/preview', { orderIds: [id] });
  expect([preview.statusCode, preview.json().stops[0]]).toMatchObject([
    200,
    { windowFrom: SLOT + 2 * HOUR, windowTo: SLOT + 2 * HOUR + 15 * MINUTE },
  ]);
  const { stops } = (await portal.as(carrier).post('/trips', { orderIds: [id] })).json();
  const slot = { gate: 'Gate 1', from: SLOT + 2 * HOUR, timeZone: 'Asia/Colombo' };
  expect(stops[0].orders).toMatchObject([{ id, slot }]);
  expect(stops[1].orders[0]).not.toHaveProperty('slot');
});

test('records bookings in the timeline of the order', async () => {
  const { order, book, bookingOf, planner, carrier, gateId } = await openPort();
  const { id } = await order();
  await book(id);
  const { booking } = await bookingOf(id);
  await portal.as(planner).patch(`/gate-bookings/${booking.id}`, { gateId, from: SLOT + HOUR });
  await portal.as(planner).patch(`/gate-bookings/${booking.id}/state`, { state: 'cancelled' });
  for (const reader of [planner, carrier]) {
    const { items } = (await portal.as(reader).get(`/orders/${id}/timeline`)).json();
    expect(items.slice(-3)).toMatchObject([
      { event: 'slotBooked', reason: expect.stringMatching(/^.+, Gate 1: \d\d\.\d\d\.\d{4} \d\d:\d\d$/) },
      { event: 'slotMoved' },
      { event: 'slotCancelled' },
    ]);
  }
});

test('moves the slot of a merged order to the remaining one; a split-off part has none', async () => {
  const { order, book, bookingOf, planner, schedule } = await openPort();
  const [kept, merged] = [await order(), await order()];
  await book(merged.id);
  const as = portal.as(planner);
  const revisionOf = async (id: string) => (await as.get(`/orders/${id}`)).json().revision as number;
  const reply = await as.post(`/orders/${kept.id}/merge`, {
    orders: [{ id: merged.id, revision: await revisionOf(merged.id) }],
  });
  expect([reply.statusCode, (await bookingOf(kept.id)).booking]).toMatchObject([200, { from: SLOT, state: 'booked' }]);
  expect((await bookingOf(merged.id)).booking).toBeNull();
  expect((await schedule()).gates[0].bookings).toMatchObject([{ stops: [{ order: { id: kept.id } }] }]);
  const { cargoItems } = (await as.get(`/orders/${kept.id}`)).json();
  const parts = await as.post(`/orders/${kept.id}/split`, {
    items: cargoItems.slice(0, 1).map((_: unknown, item: number) => ({ item, quantity: 1 })),
  });
  const { id: partId } = parts.json().newOrder ?? parts.json();
  expect([parts.statusCode, (await bookingOf(kept.id)).booking.from]).toEqual([201, SLOT]);
  expect((await bookingOf(partId)).booking).toBeNull();
});
