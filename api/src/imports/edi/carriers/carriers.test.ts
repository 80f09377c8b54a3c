import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openCarrier } from '../testing/carrier.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

const HANDSHAKE = { state: 'accepted' };

test('tenders an order to its carrier, which accepts, reports and delivers it', async () => {
  const { tendered, get, listTenders, answer, report, plan } = await openCarrier(portal);
  const { id, number } = await tendered({ description: 'Keep dry' });
  const [tender, ...others] = await listTenders();
  expect(others).toEqual([]);
  expect(tender).toMatchObject({
    direction: 'out',
    partner: 'ZZ/CARRIER',
    kind: '204',
    sets: [{ code: '204', order: { id, name: number }, problems: [] }],
    isDeliverable: true,
  });
  expect(tender?.raw).toMatch(/^ISA\*00\*\s+\*00\*\s+\*ZZ\*OWNER\s+\*ZZ\*CARRIER\s+\*/);
  expect(tender?.lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^B2\\*\\*\\w{1,4}\\*\\*${number}\\*\\*CC$`)),
      'B2A*00',
      'L11*PO 4711*CR',
      'NTE*GEN*Keep dry',
      'S5*1*LD',
      'G62*37*20261120*I*0900*UT',
      'N1*SF*Port',
      expect.stringMatching(/^AT8\*.*\*3$/),
      'S5*2*UL',
      'G62*54*20261120*L*1400*UT',
      'N1*ST*Kandy',
    ]),
  );
  const accepted = await answer(number, 'A');
  expect(accepted).toMatchObject({ state: 'accepted', kind: '990', sets: [{ order: { id, name: number } }] });
  expect(accepted.acknowledgement).toContain('AK5*A');
  expect(await get(id)).toMatchObject({ stage: 'validated', handshake: HANDSHAKE });
  // Repeating it changes nothing.
  expect((await answer(number, 'A')).state).toBe('accepted');

  const early = await report(number, ['X3', 60]);
  expect(early).toMatchObject({ state: 'rejected', sets: [{ problems: [{ segment: 'AT7', element: 1 }] }] });
  expect(early.sets[0]?.problems[0]?.message).toMatch(/is in no trip/);
  const tripId = await plan(id);
  portal.clock.now += 4 * HOUR;
  expect((await report(number, ['X3', 60, 1], ['AF', 100, 1])).sets).toMatchObject([{ problems: [] }]);
  expect((await get(id)).stage).toBe('transit');
  // Expected arrivals are stored; the arrival itself is implied by the delivery.
  expect((await report(number, ['AG', 200])).state).toBe('accepted');
  expect((await report(number, ['D1', 220, 2])).sets).toMatchObject([{ problems: [] }]);
  const delivered = await get(id);
  expect(delivered.stage).toBe('delivered');
  const stamps = await portal.db
    .selectFrom('orderStops')
    .select(['arrivedAt', 'departedAt', 'endedAt'])
    .where('orderId', '=', id)
    .orderBy('position')
    .execute();
  expect(stamps).toMatchObject([
    { arrivedAt: TEST_NOW + HOUR, departedAt: TEST_NOW + 100 * MINUTE },
    { arrivedAt: TEST_NOW + 220 * MINUTE },
  ]);
  const { stage } = await portal.db
    .selectFrom('trips')
    .select('stage')
    .where('id', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(stage).toBe('completed');
});

test('replaces, cancels and repeats tenders as the order changes; declined ones stay ended', async () => {
  const { tendered, get, as, planner, submit, listTenders, answer } = await openCarrier(portal);
  const { id, number } = await tendered();
  const declined = await answer(number, 'D', 'K1*No vehicle of that size*is free');
  expect(declined).toMatchObject({ state: 'accepted' });
  expect(await get(id)).toMatchObject({
    handshake: { state: 'declined', reason: 'No vehicle of that size is free' },
  });
  expect((await answer(number, 'A')).sets[0]?.problems).toMatchObject([
    { segment: 'B1', element: 2, message: expect.stringMatching(/was declined or withdrawn/) },
  ]);
  await as.post(`/orders/${id}/offer`);
  await portal.as(planner).patch(`/orders/${id}/reopen`, {});
  await submit(id);
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  const purposes = (await listTenders()).map(({ lines }) => lines.find((line) => line.startsWith('B2A')));
  expect(purposes).toEqual(['B2A*00', 'B2A*00', 'B2A*01', 'B2A*00', 'B2A*01']);
});

test('refuses what its rules forbid in words, undoes the whole set, and replays it', async () => {
  const { tendered, get, send, answer, report, plan, as } = await openCarrier(portal);
  const { id, number } = await tendered();
  const late = portal.clock.now + 31 * MINUTE;
  portal.clock.now = late;
  expect((await answer(number, 'A')).sets[0]?.problems[0]?.message).toBe('The time to accept this order has run out');
  portal.clock.now = TEST_NOW;
  await answer(number, 'A');
  await plan(id);
  portal.clock.now += 4 * HOUR;
  const mixed = await report(number, ['X3', 60], ['X9', 70]);
  expect(mixed.sets[0]?.problems).toMatchObject([{ segment: 'AT7', element: 1, message: 'The status X9 isn’t known' }]);
  const failed = await report(number, ['X3', 60], ['X1', 70]);
  expect(failed.state).toBe('rejected');
  expect(failed.acknowledgement).toMatch(/AK3\*AT7\*\d+\*\*8~\nAK4\*1\*\*7~\nAK5\*R\*5/);
  expect((await get(id)).stage).toBe('addedToTrip');
  await report(number, ['AF', 65]);
  const replayed = (await as.post(`/edi/messages/${failed.id}/replay`)).json();
  expect(replayed.sets).toMatchObject([{ problems: [] }]);
  expect((await get(id)).stage).toBe('arrivedToDropLocation');
  const problemOf = async (...input: Parameters<typeof send>) => (await send(...input)).sets[0]?.problems[0]?.message;
  expect(await problemOf('990', ['B1*CARR*O-999999*20261120*A'])).toBe(
    'O-999999 is no order or trip that was tendered to ZZ/CARRIER',
  );
  expect(await problemOf('990', [`B1*CARR*${number}*20261120*X`])).toBe('The answer is X: send A or D');
  expect(await problemOf('990', [`B1*CARR*${number}*20261120*A`], { sender: 'OTHER' })).toMatch(/isn’t set up as one/);
  const tested = await send('214', [`B10*1*${number}*CARR`, 'LX*1', 'AT7*D1*NS***20261120*1130*UT'], { usage: 'T' });
  expect(tested).toMatchObject({ state: 'accepted', sets: [{ order: null, problems: [] }] });
  expect((await get(id)).stage).toBe('arrivedToDropLocation');
});

test('receives a freight invoice as that of its carrier, once', async () => {
  const { tendered, send, as } = await openCarrier(portal);
  const { number } = await tendered();
  const invoice = (name: string, total: string) => [
    `B3**${name}*${number}*CC**20261120*${total}**20261120*035*CARR`,
    'C3*LKR',
    'G62*14*20261220',
    'LX*1',
    'L5*1*Line haul',
    'L1*1*1000*FR*100000****400',
    'LX*2',
    'L1*2*180*FR*18000****TAX****VAT 18%',
  ];
  expect((await send('210', invoice('C-1', '118000'))).sets).toMatchObject([{ order: { name: number }, problems: [] }]);
  const { items } = (await as.get('/carrier-invoices')).json();
  expect(items).toMatchObject([{ number: 'C-1', total: '1180.00', currency: 'LKR' }]);
  const details = (await as.get(`/carrier-invoices/${items[0].id}`)).json();
  expect(details).toMatchObject({ tax: '180.00', dueOn: '2026-12-20' });
  expect(details.lines).toMatchObject([{ reference: number, description: 'Line haul', net: '1000.00' }]);
  const twice = await send('210', invoice('c-1', '118000'));
  expect(twice.sets[0]?.problems[0]?.message).toMatch(/was received before/);
  const wrong = await send('210', invoice('C-2', '118001'));
  expect(wrong.sets[0]?.problems).toMatchObject([{ segment: 'B3', element: 7 }]);
});

test('writes IFTMIN and accepts IFTSTA if the carrier uses EDIFACT', async () => {
  const { tendered, get, listTenders, sendEdifact, plan } = await openCarrier(portal, { syntax: 'edifact' });
  const { id, number } = await tendered();
  const [tender] = await listTenders();
  expect(tender).toMatchObject({ kind: 'IFTMIN' });
  expect(tender?.lines).toEqual(
    expect.arrayContaining([
      `BGM+340+${number}+9`,
      'DTM+234:202611200900UTC:303',
      'DTM+63:202611201400UTC:303',
      expect.stringMatching(/^NAD\+PW\+\+\+Port\+/),
      expect.stringMatching(/^NAD\+DP\+\+\+Kandy\+/),
      'GID+1+3',
    ]),
  );
  expect((await sendEdifact([`CNI+1+${number}`, 'STS+1+6'])).sets).toMatchObject([{ problems: [] }]);
  expect(await get(id)).toMatchObject({ handshake: HANDSHAKE });
  await plan(id);
  portal.clock.now += 4 * HOUR;
  const reported = await sendEdifact([
    `CNI+1+${number}`,
    'STS+1+1',
    'DTM+334:202611200900UTC:303',
    'LOC+9+:::Colombo',
    'STS+1+24',
    'DTM+334:202611200930UTC:303',
    'STS+1+21',
    'DTM+334:202611201130UTC:303',
  ]);
  expect(reported.sets).toMatchObject([{ problems: [] }]);
  expect((await get(id)).stage).toBe('delivered');
});

test('a carrier is an active partner of a single EDI partner', async () => {
  const { as, settings, ediPartner, build, partner } = await openCarrier(portal);
  expect(ediPartner).toMatchObject({ carrier: { id: partner.id, ownId: 'ZZ/OWNER', syntax: 'x12' } });
  const stranger = await build.organization({ type: '3pl' });
  const other = { ...settings, partner: 'ZZ/OTHER' };
  const codeOf = async (input: object) => (await as.post('/edi/partners', input)).json().fields['carrier.id'].code;
  expect(await codeOf(other)).toBe('carrierTaken');
  expect(await codeOf({ ...other, carrier: { ...settings.carrier, id: stranger.id } })).toBe('notFound');
  const changed = await as.put(`/edi/partners/${ediPartner.id}`, { ...settings, carrier: null });
  expect(changed.json().carrier).toBeNull();
  expect((await as.post('/edi/partners', other)).statusCode).toBe(201);
});
