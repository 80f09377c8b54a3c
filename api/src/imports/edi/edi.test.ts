import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openImportOffice } from '../testing/import-office.fixtures.ts';
import { openEdiOffice } from './testing/edi-office.fixtures.ts';
import { type Office, toMessage, toTender } from './testing/load-tender.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));
const X12_TYPE = 'application/edi-x12';
async function setUp() {
  const { office, as, send } = await openEdiOffice(portal, X12_TYPE);
  const listOrders = async () => (await as.get('/orders/v2')).json().items as { id: string; reference: string }[];
  return { office, as, send, listOrders };
}

test('creates an order from a load tender, and acknowledges it', async () => {
  const { office, as, send, listOrders } = await setUp();
  const message = await send(toMessage([toTender(office)]));
  expect(message).toMatchObject({
    direction: 'in',
    partner: 'ZZ/SHIPPER',
    controlNumber: '000000905',
    kind: '204',
    state: 'accepted',
    isDuplicate: false,
    problem: null,
    sets: [{ code: '204', controlNumber: '1', problems: [], order: { id: expect.any(String) } }],
  });
  expect(message.acknowledgement).toMatch(/ST\*997\*0001~\nAK1\*SM\*7~\nAK2\*204\*1~\nAK5\*A~\nAK9\*A\*1\*1\*1~/);
  const id = message.sets[0]?.order?.id;
  expect((await listOrders()).map((order) => order.id)).toEqual([id]);
  expect((await as.get(`/orders/${id}`)).json()).toMatchObject({
    reference: 'PO4711',
    stage: 'saved',
    description: 'Keep dry',
    partner: { name: office.row['Partner'] },
    stops: [{ location: { name: 'Port' } }, { location: { name: 'Kandy' } }],
    cargoItems: [{ quantity: 3 }],
    pickupFrom: Date.UTC(2026, 10, 21, 2, 30) / 1_000,
    deliveryTo: Date.UTC(2026, 10, 21, 7, 30) / 1_000,
  });
  expect((await as.get('/edi/messages')).json().items).toMatchObject([{ direction: 'out' }, { direction: 'in' }]);
});

test('stores acknowledgements, and responds only to the other groups', async () => {
  const { office, as, send } = await setUp();
  const ta1 = 'TA1*000000001*261120*0801*R*022~';
  const [isa = ''] = toMessage([]).split('\n');
  const alone = await send([isa.replace('905', '906'), ta1, 'IEA*0*000000906~'].join('\n'));
  expect(alone).toMatchObject({ kind: 'TA1', state: 'accepted', acknowledgement: null, problem: null });
  expect(alone.sets).toMatchObject([{ code: 'TA1', controlNumber: '000000001', problems: [], order: null }]);
  const both = await send(toMessage([toTender(office)]).replace('GS*', `${ta1}\nGS*`));
  expect(both).toMatchObject({
    kind: 'TA1, 204',
    state: 'accepted',
    sets: [{}, { order: { id: expect.any(String) } }],
  });
  expect(both.acknowledgement?.match(/AK1\*SM\*7~/g)).toHaveLength(1);
  expect((await as.get('/edi/messages?direction=out')).json().total).toBe(1);
});

test('executes a control number once, even for concurrent requests', async () => {
  const { office, send, listOrders } = await setUp();
  const text = toMessage([toTender(office)]);
  const both = await Promise.all([send(text), send(text)]);
  expect(both.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
  expect((await send(text)).isDuplicate).toBe(true);
  expect(await listOrders()).toHaveLength(1);
  await send(toMessage([toTender(office)], { control: '000000906' }));
  expect(await listOrders()).toHaveLength(2);
});

test('reports segment and element of rejected sets, accepts the rest, and replays', async () => {
  const { office, as, send, listOrders } = await setUp();
  const text = toMessage([toTender(office), toTender(office, { to: 'N1*ST*Nowhere', B2: 'B2**SCAC**PO4712' })]);
  const message = await send(text);
  expect(message.state).toBe('partial');
  expect(message.sets[1]).toMatchObject({
    order: null,
    problems: [{ segment: 'N1', element: 2, message: expect.stringMatching(/^Stops: .*Nowhere/) }],
  });
  expect(message.acknowledgement).toMatch(
    /AK2\*204\*2~\nAK3\*N1\*\d+\*\*8~\nAK4\*2\*\*7~\nAK5\*R\*5~\nAK9\*P\*2\*2\*1~/,
  );
  await office.build.location({ organizationId: office.organizationId, name: 'Nowhere' });
  const replayed = (await as.post(`/edi/messages/${message.id}/replay`)).json();
  expect(replayed).toMatchObject({ state: 'accepted', sets: [message.sets[0], { problems: [] }] });
  expect(replayed.acknowledgement).toMatch(/AK9\*A\*2\*2\*2~/);
  await as.post(`/edi/messages/${message.id}/replay`);
  expect((await listOrders()).map(({ reference }) => reference).toSorted()).toEqual(['PO4711', 'PO4712']);
});

test.each([
  ['another set', (office: Office) => toMessage([toTender(office)], { code: '210' }), 'ST', 1],
  ['a cancellation of nothing', (office: Office) => toMessage([toTender(office, { B2A: 'B2A*01' })]), 'B2', 4],
  ['another purpose', (office: Office) => toMessage([toTender(office, { B2A: 'B2A*06' })]), 'B2A', 1],
  ['a tender without a contract', (office: Office) => toMessage([toTender(office, { contract: null })]), 'L11', 1],
  ['a date that is none', (office: Office) => toMessage([toTender(office, { shipFrom: 'G62*37*x' })]), 'G62', 2],
])('rejects %s in words', async (_what, write, segment, element) => {
  const { office, send, listOrders } = await setUp();
  const message = await send(write(office));
  expect(message).toMatchObject({ state: 'rejected', sets: [{ order: null, problems: [{ segment, element }] }] });
  expect(await listOrders()).toEqual([]);
});

test('stores unreadable messages, and only checks test messages', async () => {
  const { office, send, listOrders } = await setUp();
  const unreadable = await send('hello');
  expect(unreadable).toMatchObject({ state: 'rejected', controlNumber: null, acknowledgement: null, raw: 'hello' });
  expect(unreadable.problem).toMatchObject({ segment: 'ISA', message: 'The message doesn’t begin with ISA' });
  const tested = await send(toMessage([toTender(office)], { usage: 'T' }));
  expect(tested).toMatchObject({ isTest: true, state: 'accepted', sets: [{ order: null, problems: [] }] });
  expect(await listOrders()).toEqual([]);
});

test('bounds messages, and hides them from others', async () => {
  const { office, as, send } = await setUp();
  expect(
    (await portal.as(office.planner, { 'content-type': X12_TYPE }).post('/edi/messages', 'x'.repeat(200_001)))
      .statusCode,
  ).toBe(422);
  const { id } = await send(toMessage([toTender(office)]));
  const other = portal.as((await openImportOffice(portal)).planner);
  const statuses = [
    (await other.get(`/edi/messages/${id}`)).statusCode,
    (await other.post(`/edi/messages/${id}/replay`)).statusCode,
  ];
  expect(statuses).toEqual([404, 404]);
  expect((await other.get('/edi/messages')).json().total).toBe(0);
  const reader = await office.build.user({ organizationId: office.organizationId, rules: [] });
  expect((await portal.as(reader).get('/edi/messages')).statusCode).toBe(403);
  expect((await as.get('/edi/messages?direction=out')).json().total).toBe(1);
});

test('refuses characters that can’t be stored', async () => {
  const { as } = await setUp();
  for (const text of ['ISA\u0000*', 'ISA\uD800*']) {
    const reply = await as.post('/edi/messages', { text });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      422,
      { text: expect.objectContaining({ code: 'invalid' }) },
    ]);
  }
});
