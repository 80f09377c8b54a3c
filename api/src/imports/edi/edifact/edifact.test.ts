import { openRoad } from '../../../orders/testing/road.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openEdiOffice } from '../testing/edi-office.fixtures.ts';
import type { Office } from '../testing/load-tender.fixtures.ts';
import { listWritten, tender } from '../testing/tendered-order.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

/** A transport instruction written for these tests after the public outline of IFTMIN (D.96A). */
const toInstruction = ({ row }: Office, changes: Record<string, string | null> = {}) =>
  Object.entries({
    BGM: 'BGM+610+PO4711+9',
    pickupFrom: 'DTM+234:202611210800:203',
    pickupTo: 'DTM+235:202611210930:203',
    deliveryFrom: 'DTM+64:202611211200:203',
    deliveryTo: 'DTM+63:202611211300:203',
    note: 'FTX+AAI+++Keep dry',
    orderType: `FTX+ZZZ+++ORDER TYPE:${row['Order type']}`,
    operation: `FTX+ZZZ+++OPERATION:${row['Operation']}`,
    contract: `RFF+CT:${row['Contract']}`,
    carrier: `NAD+CA+++${row['Partner']}`,
    consignor: 'NAD+CZ+++Head office',
    from: 'NAD+PW+++Port',
    to: 'NAD+CN+++Kandy',
    GID: 'GID+1+3:PK',
    goods: `FTX+AAA+++${row['Cargo']?.split(',')[0]}`,
    ...changes,
  }).flatMap(([, segment]) => segment ?? []);

const toMessage = (sets: readonly (readonly string[])[], { reference = 'REF905', type = 'IFTMIN' } = {}) =>
  [
    "UNA:+.? '",
    `UNB+UNOC:3+SHIPPER:ZZ+CONSIGN:ZZ+261120:0800+${reference}'`,
    ...sets.flatMap((segments, i) =>
      [`UNH+${i + 1}+${type}:D:96A:UN`, ...segments, `UNT+${segments.length + 2}+${i + 1}`].map((line) => `${line}'`),
    ),
    `UNZ+${sets.length}+${reference}'`,
  ].join('\n');

const setUp = () => openEdiOffice(portal, 'application/edifact');

test('creates an order from a transport instruction, and acknowledges it with a CONTRL', async () => {
  const { office, as, send } = await setUp();
  const message = await send(toMessage([toInstruction(office)]));
  expect(message).toMatchObject({
    partner: 'ZZ/SHIPPER',
    controlNumber: 'REF905',
    kind: 'IFTMIN',
    state: 'accepted',
    sets: [{ code: 'IFTMIN', controlNumber: '1', problems: [], order: { id: expect.any(String) } }],
  });
  expect(message.acknowledgement?.split('\n').slice(2)).toEqual([
    "UNH+1+CONTRL:2:2:UN'",
    "UCI+REF905+SHIPPER:ZZ+CONSIGN:ZZ+7'",
    "UCM+1+IFTMIN:D:96A:UN+7'",
    "UNT+4+1'",
    "UNZ+1+1'",
    '',
  ]);
  expect((await as.get(`/orders/${message.sets[0]?.order?.id}`)).json()).toMatchObject({
    reference: 'PO4711',
    description: 'Keep dry',
    partner: { name: office.row['Partner'] },
    stops: [{ location: { name: 'Port' } }, { location: { name: 'Kandy' } }],
    cargoItems: [{ quantity: 3 }],
    pickupFrom: Date.UTC(2026, 10, 21, 2, 30) / 1_000,
    deliveryTo: Date.UTC(2026, 10, 21, 7, 30) / 1_000,
  });
  expect((await send(toMessage([toInstruction(office)]))).isDuplicate).toBe(true);
  expect((await as.get('/orders/v2')).json().total).toBe(1);
});

test.each([
  ['another function', { BGM: 'BGM+610+PO4711+2' }, 'BGM', 3, /UCM\+1\+IFTMIN:D:96A:UN\+4\+18'\nUCS\+2'\nUCD\+12\+4'/],
  ['an unknown location', { to: 'NAD+CN+++Nowhere' }, 'NAD', 4, /UCS\+13'\nUCD\+12\+5'/],
  ['a missing contract', { contract: null }, 'RFF', 1, /UCI\+REF905\+SHIPPER:ZZ\+CONSIGN:ZZ\+4'/],
  ['a date that is none', { pickupFrom: 'DTM+234:soon:203' }, 'DTM', 1, /UCS\+3'\nUCD\+12\+2'/],
])('rejects %s with a text and the position', async (_what, changes, segment, element, contrl) => {
  const { office, as, send } = await setUp();
  const message = await send(toMessage([toInstruction(office, changes)]));
  expect(message).toMatchObject({ state: 'rejected', sets: [{ order: null, problems: [{ segment, element }] }] });
  expect(message.acknowledgement).toMatch(contrl);
  expect((await as.get('/orders/v2')).json().total).toBe(0);
});

test('rejects other messages, and answers no acknowledgement with another one', async () => {
  const { as, send } = await setUp();
  const other = await send(toMessage([['BGM+380+1+9']], { type: 'INVOIC' }));
  expect(other.acknowledgement).toContain("UCM+1+INVOIC:D:96A:UN+4+14'");
  const contrl = await send(
    toMessage([['UCI+1+CONSIGN:ZZ+SHIPPER:ZZ+8', 'UCF+1+CONSIGN+SHIPPER+7', 'UCM+1+IFTSTA:D:96A:UN+7']], {
      type: 'CONTRL',
      reference: 'REF906',
    }),
  );
  expect(contrl).toMatchObject({ state: 'accepted', acknowledgement: null });
  expect((await as.get('/edi/messages?direction=out')).json().total).toBe(1);
});

test('answers and reports orders of an instruction with IFTSTA', async () => {
  const { organizationId, planner, driver, onRoad, drive } = await openRoad(portal);
  const { id, number } = await onRoad('started');
  await tender(portal, organizationId, id, toMessage([['BGM+610+PO4711+9']]));
  await portal.db
    .updateTable('locations')
    .set({ city: 'Colombo' })
    .where('organizationId', '=', organizationId)
    .where('name', '=', 'Port')
    .execute();
  for (const stage of ['arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit'])
    expect((await drive(driver, id, stage)).statusCode).toBe(200);
  await drive(driver, id, 'notDelivered', { reason: 'Gate closed at 5 o’clock' });
  const written = await listWritten(portal, planner);
  const statusOf = (raw: string) => raw.split("'\n").filter((line) => /^(?:STS|FTX)/.test(line));
  expect(written.map(({ kind, raw }) => [kind, ...statusOf(raw)])).toEqual([
    ['IFTSTA', 'STS+1+1'],
    ['IFTSTA', 'STS+1+13'],
    ['IFTSTA', 'STS+1+24'],
    ['IFTSTA', 'STS+1+23', expect.stringMatching(/^FTX\+AAI\+\+\+Gate closed at 5 o/)],
  ]);
  expect(written[0]?.raw.split('\n')).toEqual([
    "UNA:+.? '",
    "UNB+UNOC:3+CONSIGN:ZZ+SHIPPER:ZZ+261120:0800+1'",
    "UNH+1+IFTSTA:D:96A:UN'",
    `BGM+23+${number}+9'`,
    "DTM+137:202611200800UTC:303'",
    "CNI+1+PO4711'",
    "STS+1+1'",
    `RFF+FF:${number}'`,
    "DTM+334:202611200800UTC:303'",
    expect.stringMatching(/^LOC\+9\+:::Colombo(?:\+\w+)?'$/),
    "UNT+9+1'",
    "UNZ+1+1'",
    '',
  ]);
});
