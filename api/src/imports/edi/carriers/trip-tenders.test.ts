import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openCarrier } from '../testing/carrier.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

/** An office that gives trips, with orders of another partner, to its carrier by the trip's contract. */
async function openTrips(options?: Parameters<typeof openCarrier>[1]) {
  const office = await openCarrier(portal, options);
  const { build, organizationId, port, kandy, as, contract, assignment } = office;
  const order = () =>
    build.order({
      organizationId,
      partnerId: organizationId,
      stage: 'validated',
      stops: [{ locationId: port.id }, { locationId: kandy.id }],
      pickupFrom: TEST_NOW + HOUR,
    });
  const move = (id: string, stage: string, more: object = {}) => as.patch(`/trips/${id}/stage`, { stage, ...more });
  const give = async (count = 2, more: object = assignment) => {
    const orders = await Promise.all(Array.from({ length: count }, order));
    const orderIds = orders.map(({ id }) => id);
    const trip = (await as.post('/trips', { orderIds, billingContractId: contract.id, ...more })).json();
    expect((await move(trip.id, 'waitingForTrip')).statusCode).toBe(200);
    return { id: trip.id as string, number: trip.number as string, orderIds };
  };
  const listSent = async () => {
    await portal.app.jobs.enqueue(portal.db, 'edi.tender', {});
    return office.listTenders();
  };
  const listPurposes = async () => (await listSent()).map(({ lines }) => lines.find((line) => /^(B2A|BGM)/.test(line)));
  const getTrip = async (id: string) => (await as.get(`/trips/${id}`)).json();
  const listEvents = async (id: string) =>
    ((await as.get(`/trips/${id}/timeline`)).json().items as { event: string; reason: string | null }[]).map(
      ({ event, reason }) => (reason === null ? event : `${event}: ${reason}`),
    );
  const stagesOf = (orderIds: readonly string[]) =>
    Promise.all(orderIds.map(async (id) => (await office.get(id)).stage as string));
  const listTripTenders = async (id: string, by = as) => (await by.get(`/edi/trip-tenders?tripId=${id}`)).json().items;
  return { ...office, listTripTenders, order, move, give, listSent, listPurposes, getTrip, listEvents, stagesOf };
}

test('tenders a trip with all its stops, which the carrier accepts, reports and delivers', async () => {
  const {
    give,
    listSent,
    listTripTenders,
    answer,
    report,
    getTrip,
    listEvents,
    stagesOf,
    as,
    move,
    assignment,
    planner,
    partner,
  } = await openTrips();
  const { id, number, orderIds } = await give(2, { ...assignment, notificationContactIds: [planner.contactId] });
  const [tender, ...others] = await listSent();
  expect(others).toEqual([]);
  expect(tender).toMatchObject({
    kind: '204',
    partner: 'ZZ/CARRIER',
    sets: [{ code: '204', order: null, trip: { id, name: number }, problems: [] }],
    isDeliverable: true,
  });
  const numbers = await Promise.all(orderIds.map(async (each) => (await as.get(`/orders/${each}`)).json().number));
  const references = numbers
    .toSorted((one: string, other: string) => one.localeCompare(other))
    .map((each) => `L11*${each}*OQ`);
  const indexOf = (line: string) => tender?.lines.indexOf(line) ?? -1;
  expect(tender?.lines).toEqual(expect.arrayContaining(['B2A*00', 'N1*SF*Port', 'N1*ST*Kandy', ...references]));
  expect(tender?.lines.slice(indexOf('S5*1*LD') + 1, indexOf('S5*1*LD') + 3)).toEqual(references);
  expect(tender?.lines.slice(indexOf('S5*2*UL') + 1, indexOf('S5*2*UL') + 3)).toEqual(references);
  expect((await listSent()).length).toBe(1);
  const { name: carrier } = await portal.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', partner.id)
    .executeTakeFirstOrThrow();
  const details = { partner: 'ZZ/CARRIER', carrier, messageId: tender?.id };
  expect(await listTripTenders(id)).toEqual([{ ...details, state: 'sent' }]);

  expect((await answer(number, 'A')).sets).toMatchObject([{ order: null, trip: { id, name: number }, problems: [] }]);
  expect((await answer(number, 'A')).state).toBe('accepted');
  expect((await listEvents(id)).filter((event) => event === 'accept')).toHaveLength(1);
  const bell = (await portal.as(planner).get('/notifications')).json().items as { kind: string; values: object }[];
  expect(bell.find(({ kind }) => kind === 'tripAnswer')?.values).toMatchObject({ number, state: 'accepted' });

  expect(await listTripTenders(id)).toEqual([{ ...details, state: 'accepted' }]);

  portal.clock.now += 4 * HOUR;
  expect((await report(number, ['X3', 60, 1], ['AF', 100, 1])).sets).toMatchObject([{ problems: [] }]);
  expect(await getTrip(id)).toMatchObject({ stage: 'transit', startedAt: TEST_NOW + HOUR });
  expect(await stagesOf(orderIds)).toEqual(['transit', 'transit']);
  // Said again, it changes nothing; without its number it is the first stop where it hasn't happened.
  expect((await report(number, ['X3', 61, 1])).sets).toMatchObject([{ problems: [] }]);
  expect((await report(number, ['X1', 200])).sets).toMatchObject([{ problems: [] }]);
  expect((await report(number, ['X1', 200, 1])).sets[0]?.problems[0]?.message).toBe(
    `Trip ${number} has no stop 1 where this can happen`,
  );
  expect((await report(number, ['D1', 220, 2])).sets).toMatchObject([{ problems: [] }]);
  expect(await stagesOf(orderIds)).toEqual(['delivered', 'delivered']);
  expect((await getTrip(id)).stage).toBe('completed');
  const stamps = await portal.db
    .selectFrom('orderStops')
    .select(['position', 'arrivedAt', 'departedAt'])
    .where('orderId', 'in', orderIds)
    .orderBy('position')
    .execute();
  const minute = (at: number) => TEST_NOW + at * MINUTE;
  expect(stamps).toEqual([
    ...orderIds.map(() => ({ position: 0, arrivedAt: minute(60), departedAt: minute(100) })),
    ...orderIds.map(() => ({ position: 1, arrivedAt: minute(200), departedAt: minute(220) })),
  ]);
  // A finished trip isn't cancelled.
  expect((await listSent()).length).toBe(1);
  expect((await move(id, 'cancelled', { reason: 'Late' })).statusCode).toBe(409);
});

test('replaces, cancels and repeats tenders as the trip changes, also when it is gone', async () => {
  const { give, move, listPurposes, listSent, as, answer, order, getTrip, listEvents } = await openTrips();
  const { id, number, orderIds } = await give();
  expect(await listPurposes()).toEqual(['B2A*00']);
  await as.patch(`/trips/${id}`, { orderIds: [...orderIds, (await order()).id], stops: [] });
  expect(await listPurposes()).toEqual(['B2A*00', 'B2A*05']);
  await as.patch(`/trips/${id}`, { description: null });
  expect((await listSent()).length).toBe(2);

  expect((await answer(number, 'D', 'K1*No driver')).state).toBe('accepted');
  expect(await listEvents(id)).toContain('decline: No driver');
  expect((await getTrip(id)).stage).toBe('vehicleAssigned');
  await as.patch(`/trips/${id}`, { description: 'Two drivers' });
  expect((await listSent()).length).toBe(2);
  expect((await answer(number, 'A')).sets[0]?.problems).toMatchObject([
    { segment: 'B1', element: 2, message: expect.stringMatching(/was declined or withdrawn/) },
  ]);

  await move(id, 'saved');
  expect((await listSent()).length).toBe(2);
  await move(id, 'waitingForTrip');
  expect(await listPurposes()).toEqual(['B2A*00', 'B2A*05', 'B2A*00']);
  await as.patch(`/orders/${orderIds[0]}/stage`, { stage: 'cancelled' });
  expect((await listPurposes()).at(-1)).toBe('B2A*05');
  expect((await as.post(`/trips/${id}/dissolve`)).statusCode).toBe(200);
  const withdrawn = (await listSent()).at(-1);
  expect(withdrawn).toMatchObject({ sets: [{ trip: { id, name: number } }] });
  expect(withdrawn?.lines).toEqual(expect.arrayContaining(['B2A*01', 'N1*SF*Port', 'N1*ST*Kandy']));
  expect((await answer(number, 'A')).sets[0]?.problems[0]?.message).toMatch(/was declined or withdrawn/);

  const other = await give(1);
  await listSent();
  await move(other.id, 'cancelled', { reason: 'Road closed' });
  expect((await listSent()).at(-1)?.lines).toEqual(expect.arrayContaining(['B2A*01', 'NTE*GEN*Road closed']));
});

test('skips trips that are not the caller’s, not assigned to the carrier, or not ready', async () => {
  const {
    listTripTenders,
    give,
    listSent,
    answer,
    report,
    send,
    build,
    as,
    getTrip,
    tendered,
    plan,
    contract,
    partner,
  } = await openTrips();
  const own = await give(1, {});
  const { number } = own;
  await listSent();
  expect((await report(number, ['X3', -60, 1])).sets[0]?.problems[0]?.message).toBe(
    `Trip ${number} has no vehicle and driver: assign them, then replay this message`,
  );
  expect((await answer('T-999999', 'A')).sets[0]?.problems[0]?.message).toBe(
    'T-999999 is no order or trip that was tendered to ZZ/CARRIER',
  );
  // Another organization's trip has the same number, and the same partner speaks to it.
  const stranger = await openTrips();
  const theirs = await stranger.give(1);
  expect(theirs.number).toBe(number);
  await stranger.listSent();
  expect((await stranger.answer(number, 'D')).sets).toMatchObject([{ trip: { id: theirs.id }, problems: [] }]);
  expect(
    (await as.get(`/trips/${own.id}/timeline`)).json().items.map(({ event }: { event: string }) => event),
  ).not.toContain('decline');
  const other = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId: contract.organizationId, partnerId: other.id });
  await as.post('/edi/partners', {
    partner: 'ZZ/OTHER',
    method: 'http',
    url: 'https://edi.example/other',
    carrier: { id: other.id, ownId: 'ZZ/OWNER', syntax: 'x12' },
  });
  const foreign = await send('990', [`B1*CARR*${number}*20261120*A`], { sender: 'OTHER' });
  expect(foreign.sets[0]?.problems[0]?.message).toMatch(/is no order or trip that was tendered to ZZ\/OTHER/);
  expect((await getTrip(own.id)).stage).toBe('waitingForTrip');
  expect(await listTripTenders(own.id, stranger.as)).toEqual([]);
  // The carrier has the order itself already.
  const { id } = await tendered({ partnerId: partner.id });
  const before = (await listSent()).length;
  await plan(id, { billingContractId: contract.id });
  expect((await listSent()).length).toBe(before);
});

test('receives a freight invoice of a trip', async () => {
  const { give, listSent, send, as } = await openTrips();
  const { number } = await give(1);
  await listSent();
  const lines = [
    `B3**C-9*${number}*CC**20261120*100000**20261120*035*CARR`,
    'LX*1',
    'L5*1*Round',
    'L1*1*1*FR*100000****400',
  ];
  expect((await send('210', lines)).sets).toMatchObject([{ trip: { name: number }, problems: [] }]);
  const { items } = (await as.get('/carrier-invoices')).json();
  const details = (await as.get(`/carrier-invoices/${items[0].id}`)).json();
  expect(details.lines).toMatchObject([{ reference: number, subject: { of: 'trip' }, net: '1000.00' }]);
});

test('writes IFTMIN and accepts IFTSTA if the carrier uses EDIFACT', async () => {
  const { give, listSent, sendEdifact, stagesOf, listEvents } = await openTrips({ syntax: 'edifact' });
  const { id, number, orderIds } = await give(1);
  const [tender] = await listSent();
  expect(tender).toMatchObject({ kind: 'IFTMIN', sets: [{ trip: { id } }] });
  expect(tender?.lines).toEqual(
    expect.arrayContaining([
      `BGM+340+${number}+9`,
      expect.stringMatching(/^RFF\+ON:O-\d+$/),
      expect.stringMatching(/^NAD\+DP\+\+\+Kandy\+/),
    ]),
  );
  expect((await sendEdifact([`CNI+1+${number}`, 'STS+1+6'])).sets).toMatchObject([{ problems: [] }]);
  expect(await listEvents(id)).toContain('accept');
  portal.clock.now += DAY;
  const reported = await sendEdifact([
    `CNI+1+${number}`,
    'STS+1+1',
    'DTM+334:202611200900UTC:303',
    'STS+1+24',
    'DTM+334:202611200930UTC:303',
    'STS+1+1',
    'DTM+334:202611201100UTC:303',
    'STS+1+21',
    'DTM+334:202611201130UTC:303',
  ]);
  expect(reported.sets).toMatchObject([{ problems: [] }]);
  expect(await stagesOf(orderIds)).toEqual(['delivered']);
});
