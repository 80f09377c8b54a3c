import { Bill } from 'shared-contracts/bills';
import { form, MULTIPART, PDF } from '../../identity/organizations/testing/pictures.ts';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDesk } from './testing/desk.ts';

const portal = testApp();
const HOUR = 3_600;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  desk = await openDesk(portal);
});

const drive = (orderId: string, actualDistance: string | null) =>
  portal.db.updateTable('orders').set({ actualDistance }).where('id', '=', orderId).execute();
const stageOf = async (table: 'orders' | 'trips', id: string) =>
  (await portal.db.selectFrom(table).select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;
const bellsOf = async ({ id }: { id: string }) =>
  (
    await portal.db
      .selectFrom('notifications')
      .select(['kind', 'values'])
      .where('userId', '=', id)
      .where('readAt', 'is', null)
      .execute()
  ).map(({ kind, values }) => [kind, values]);

test('the bill of an order goes from its facts to the stage billed, past two people', async () => {
  const { clerk, chief, both, delivered, kandy, port, bill, edit, act, contract, partner } = desk;
  const id = await delivered({}, [kandy, port]);
  await drive(id, '137.456');
  const draft = await bill(clerk, 'order', id);
  expect(Bill.parse(draft)).toMatchObject({
    of: 'order',
    state: 'draft',
    revision: 0,
    reasons: [],
    partner: { id: partner.id, name: 'Serendib' },
    contract: { id: contract.id, version: 1 },
    currency: 'LKR',
    billingCurrency: 'LKR',
    calculationBasedDate: 'pickup',
    distance: '137.456',
    taxBase: '16083.33',
    vat: '2895.00',
    total: '18978.33',
    actions: ['edit', 'submit', 'sendEmail', 'attach'],
    lines: [
      { rule: 'pointToPoint', amount: '15000.00', billed: '15000.00', rate: '15000.00' },
      {
        rule: 'loadingDelay',
        amount: '1083.33',
        minutes: 130,
        freeMinutes: 120,
        rate: '500.00',
        stop: 0,
        place: 'Kandy',
      },
    ],
  });
  const told = await edit(both, 'order', id, {
    extraCharges: [{ name: 'Toll', amount: '100.00' }],
    discount: '83.33',
    vatPercentage: '10',
    revision: 0,
  });
  expect(told.json()).toMatchObject({
    revision: 1,
    isVatGiven: true,
    taxBase: '16100.00',
    vat: '1610.00',
    total: '17710.00',
    extraCharges: [{ name: 'Toll', amount: '100.00' }],
    discount: '83.33',
  });
  expect((await edit(clerk, 'order', id, { discount: '1', revision: 0 })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
  });

  expect((await act(chief, 'order', id, 'approve')).json()).toMatchObject({
    code: 'billState',
    params: { state: 'draft', allowed: ['submitted'] },
  });
  expect((await act(both, 'order', id, 'submit')).json()).toMatchObject({
    state: 'submitted',
    submitted: { by: 'both', at: TEST_NOW },
  });
  expect(await bellsOf(chief)).toEqual([['billWaiting', { of: 'order', number: draft.subject.number }]]);
  expect((await act(clerk, 'order', id, 'approve')).statusCode).toBe(403);
  expect((await act(both, 'order', id, 'approve')).json()).toMatchObject({
    statusCode: 409,
    code: 'fourEyes',
    message: 'You submitted this bill: another person must approve it',
  });
  expect((await act(chief, 'order', id, 'send-back', { reason: ' ' })).json()).toMatchObject({
    statusCode: 422,
    fields: { reason: { message: 'Field is required' } },
  });
  expect((await act(chief, 'order', id, 'send-back', { reason: 'No toll there' })).json()).toMatchObject({
    state: 'draft',
    submitted: null,
    sentBack: { by: 'chief', reason: 'No toll there' },
  });
  expect(await bellsOf(chief)).toEqual([]);
  expect(await bellsOf(both)).toEqual([
    ['billDecided', { of: 'order', number: draft.subject.number, state: 'sentBack' }],
  ]);

  await edit(clerk, 'order', id, { extraCharges: [], discount: '0', vatPercentage: null });
  expect((await act(clerk, 'order', id, 'submit')).json()).toMatchObject({
    state: 'submitted',
    sentBack: null,
    total: '18978.33',
  });
  await portal.db
    .updateTable('orderStops')
    .set({ departedAt: TEST_NOW })
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .execute();
  expect((await bill(chief, 'order', id)).total).toBe('18978.33');
  expect((await edit(clerk, 'order', id, { discount: '1' })).json()).toMatchObject({ state: 'draft', submitted: null });
  await portal.db
    .updateTable('orderStops')
    .set({ departedAt: TEST_NOW - 32 * HOUR + 730 * 60 })
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .execute();
  await act(clerk, 'order', id, 'submit');
  const approved = (await act(chief, 'order', id, 'approve')).json();
  expect(approved).toMatchObject({
    state: 'approved',
    subject: { stage: 'billed' },
    taxBase: '16082.33',
    approved: { by: 'chief', at: TEST_NOW },
    actions: ['sendEmail'],
  });
  expect(await stageOf('orders', id)).toBe('billed');
  expect((await portal.as(clerk).get(`/v2/orders/${id}`)).json()).toMatchObject({
    actualCost: '16082.33',
    actualDistance: '137.456',
  });
  await drive(id, '999');
  expect(await bill(clerk, 'order', id)).toMatchObject({ taxBase: '16082.33', distance: '137.456' });
  expect((await edit(clerk, 'order', id, { discount: '2' })).json()).toMatchObject({
    statusCode: 409,
    code: 'billState',
    message: 'Bill is approved. Allowed: draft, submitted',
  });
  const events = (await portal.as(clerk).get(desk.path('order', id, '/timeline')))
    .json()
    .items.map(({ event, from, to, user, reason }: Record<string, unknown>) => [event, from, to, user, reason]);
  expect(events).toEqual([
    ['edit', null, null, 'both', null],
    ['submit', 'draft', 'submitted', 'both', null],
    ['sendBack', 'submitted', 'draft', 'chief', 'No toll there'],
    ['edit', null, null, 'clerk', null],
    ['submit', 'draft', 'submitted', 'clerk', null],
    ['edit', 'submitted', 'draft', 'clerk', null],
    ['submit', 'draft', 'submitted', 'clerk', null],
    ['approve', 'submitted', 'approved', 'chief', null],
  ]);
  const { items } = (await portal.as(clerk).get(`/orders/${id}/timeline`)).json();
  expect(items.at(-1)).toMatchObject({ event: 'bill', from: 'delivered', to: 'billed', user: 'chief' });
});

test('a provisional bill may be submitted but not approved; the actual distance may be told on it', async () => {
  const { clerk, chief, delivered, bill, edit, act } = desk;
  const id = await delivered();
  expect(await bill(clerk, 'order', id)).toMatchObject({
    reasons: ['noActualDistance'],
    distance: '100.000',
    taxBase: '10083.33',
  });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).json()).toMatchObject({
    statusCode: 409,
    code: 'billProvisional',
    message: 'The actual distance is not known yet',
  });
  expect((await edit(clerk, 'order', id, { actualDistance: '420.5' })).json()).toMatchObject({
    state: 'draft',
    isActualGiven: true,
    actualDistance: '420.5',
    reasons: [],
    taxBase: '32200.33',
  });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve', { revision: 1 })).json()).toMatchObject({
    code: 'changedMeanwhile',
  });
  expect((await act(chief, 'order', id, 'approve')).json()).toMatchObject({ state: 'approved' });
  const gap = await delivered({
    contractId: (
      await desk.given.contract({
        organizationId: desk.organizationId,
        partnerId: desk.partner.id,
        bands: [{ fromKm: '0', toKm: '50', value: '1' }],
      })
    ).id,
  });
  await act(clerk, 'order', gap, 'submit');
  expect((await act(chief, 'order', gap, 'approve')).json()).toMatchObject({
    code: 'billProvisional',
    message: 'No rate for this distance',
  });
});

test('the terms of the rating date count, and what is charged can be paid with money', async () => {
  const { given, clerk, delivered, bill, edit, organizationId, partner } = desk;
  const contract = await given.contract({
    organizationId,
    partnerId: partner.id,
    flatTripRate: '100',
    delayTerms: [],
    newer: { terms: { flatTripRate: '200' }, state: 'confirmed' },
  });
  const id = await delivered({ contractId: contract.id });
  await portal.db
    .updateTable('orderStops')
    .set({ arrivedAt: TEST_NOW - 48 * HOUR, departedAt: TEST_NOW - 48 * HOUR })
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .execute();
  expect(await bill(clerk, 'order', id)).toMatchObject({
    contract: { version: 1 },
    ratedAt: TEST_NOW - 48 * HOUR,
    taxBase: '100.00',
  });
  await portal.db
    .updateTable('orderStops')
    .set({ arrivedAt: TEST_NOW - 23 * HOUR, departedAt: TEST_NOW - 23 * HOUR })
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .execute();
  expect(await bill(clerk, 'order', id)).toMatchObject({ contract: { version: 2 }, taxBase: '200.00' });
  const most = { name: 'Much', amount: '9999999999999.99' };
  expect((await edit(clerk, 'order', id, { extraCharges: [most, most] })).json()).toMatchObject({
    statusCode: 422,
    fields: { extraCharges: { code: 'tooMuch' } },
  });
  expect(
    (await edit(clerk, 'order', id, { extraCharges: [{ name: '', amount: '-1' }], discount: '-1' })).json(),
  ).toMatchObject({ statusCode: 422, fields: { 'extraCharges.0.amount': {}, discount: {} } });
  const strange = await given.contract({
    organizationId: (await given.organization()).id,
    partnerId: (await given.organization()).id,
  });
  expect((await edit(clerk, 'order', id, { contractId: strange.id })).json()).toMatchObject({
    statusCode: 422,
    fields: { contractId: { message: 'Contract not found' } },
  });
  expect((await edit(clerk, 'order', id, { billingContactId: strange.id })).json()).toMatchObject({
    statusCode: 422,
    fields: { billingContactId: { message: 'Contact not found' } },
  });
  expect((await bill(clerk, 'order', id)).revision).toBe(0);
});

test('the bill of a trip finds its contract, is shared by its orders and bills the trip alone', async () => {
  const { given, clerk, chief, contract, organizationId, partner, bill, edit, act, port, kandy } = desk;
  const carrying = ['100', '200'].map((predictedDistance) => ({
    organizationId: partner.id,
    partnerId: organizationId,
    predictedDistance,
    stops: [port, kandy].map((place) => ({ locationId: place.id })),
    stage: 'delivered' as const,
  }));
  const { id } = await given.trip({ organizationId, stage: 'completed', carrying, actualDistance: '250' });
  expect(await bill(clerk, 'trip', id)).toMatchObject({
    reasons: ['noContract'],
    contract: null,
    partner: null,
    total: '0.00',
    currency: null,
  });
  expect((await edit(clerk, 'trip', id, { contractId: contract.id })).json()).toMatchObject({
    partner: { id: partner.id },
    reasons: [],
    distance: '250.000',
    lines: [
      { rule: 'distance', amount: '20000.00' },
      { rule: 'distanceDiscount', amount: '-1000.00' },
    ],
  });
  const { taxBase, shares, utilization } = await bill(clerk, 'trip', id);
  expect(
    shares
      .map(({ amount }) => Number(amount))
      .reduce((sum, amount) => sum + amount, 0)
      .toFixed(2),
  ).toBe(taxBase);
  expect([Math.round(Number(shares[1]?.amount) / Number(shares[0]?.amount)), utilization]).toEqual([
    2,
    { space: expect.any(String) as string, weight: expect.any(String) as string },
  ]);
  expect((await portal.as(chief).patch(`/trips/${id}/stage`, { stage: 'billed' })).statusCode).toBe(403);
  expect((await portal.as(desk.both).patch(`/trips/${id}/stage`, { stage: 'billed' })).json()).toMatchObject({
    code: 'stageNotAllowed',
  });
  await act(clerk, 'trip', id, 'submit');
  expect(await bill(desk.theirs, 'trip', id)).toMatchObject({ state: 'submitted', taxBase, shares: [] });
  expect((await act(chief, 'trip', id, 'approve')).json()).toMatchObject({
    state: 'approved',
    subject: { stage: 'billed' },
  });
  expect(await stageOf('trips', id)).toBe('billed');
  expect((await portal.as(clerk).get(`/trips/${id}`)).json()).toMatchObject({
    cost: taxBase,
    revenue: null,
    currency: 'LKR',
  });
  expect(
    (
      await portal.db
        .selectFrom('orders')
        .innerJoin('tripOrders', 'orderId', 'id')
        .select('stage')
        .where('tripId', '=', id)
        .execute()
    ).map(({ stage }) => stage),
  ).toEqual(['delivered', 'delivered']);
});

test('an order is billed when it has arrived, and no bill is told on before it is agreed', async () => {
  const { given, clerk, organizationId, partner, contract, edit, act } = desk;
  const [saved, moving] = [
    await given.order({ organizationId, partnerId: partner.id, contractId: contract.id }),
    await given.order({ organizationId, partnerId: partner.id, contractId: contract.id, stage: 'transit' }),
  ];
  expect((await edit(clerk, 'order', saved.id, { discount: '1' })).json()).toMatchObject({
    statusCode: 409,
    code: 'billClosed',
  });
  expect((await edit(clerk, 'order', moving.id, { discount: '1' })).statusCode).toBe(200);
  expect((await act(clerk, 'order', moving.id, 'submit')).json()).toMatchObject({
    statusCode: 409,
    code: 'notBillable',
    message: 'Order in stage transit cannot be billed. Allowed: delivered, manuallyDelivered, incompleteDelivery',
  });
});

test('the other side sees a bill once it is submitted, a stranger never, and documents are nobody else’s', async () => {
  const { clerk, theirs, stranger, delivered, path, bill, edit, act } = desk;
  const id = await delivered();
  const upload = (content: Buffer, user = clerk) =>
    portal
      .as(user, MULTIPART)
      .post(path('order', id, '/documents'), form(content, { field: 'file', name: 'proof.pdf' }));
  expect((await upload(Buffer.from('MZ no paper'))).json()).toMatchObject({
    statusCode: 422,
    fields: { file: { message: 'File has invalid format. Only PDF, JPEG, PNG supported' } },
  });
  const {
    documents: [document],
  } = (await upload(PDF)).json();
  expect(document).toMatchObject({ name: 'proof.pdf', mime: 'application/pdf' });
  const file = (user: { id: string }) => portal.as(user).get(path('order', id, `/documents/${document.id}`));
  expect((await file(clerk)).rawPayload).toEqual(PDF);
  expect((await portal.as(theirs).get(path('order', id))).statusCode).toBe(404);
  await act(clerk, 'order', id, 'submit');
  expect(await bill(theirs, 'order', id)).toMatchObject({
    state: 'submitted',
    documents: [],
    shares: [],
    submitted: { by: null, at: TEST_NOW },
    actions: [],
  });
  expect([
    (await file(theirs)).statusCode,
    (await edit(theirs, 'order', id, { discount: '1' })).statusCode,
    (await act(theirs, 'order', id, 'approve')).statusCode,
    (await upload(PDF, theirs)).statusCode,
  ]).toEqual([404, 403, 403, 403]);
  const asStranger = portal.as(stranger);
  const replies = [
    asStranger.get(path('order', id)),
    asStranger.patch(path('order', id), {}),
    act(stranger, 'order', id, 'submit'),
    act(stranger, 'order', id, 'approve'),
    asStranger.get(path('order', id, '/export')),
    asStranger.post(path('order', id, '/send-email'), { to: ['a@b.example'] }),
  ];
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  expect((await portal.as(clerk).delete(path('order', id, `/documents/${document.id}`))).json()).toMatchObject({
    documents: [],
  });
  expect((await portal.as(clerk).delete(path('order', id, `/documents/${document.id}`))).statusCode).toBe(404);
});

test('a bill goes out as a PDF, in the language of who asks, and by mail', async () => {
  const { given, clerk, delivered, path, edit, organizationId, partner } = desk;
  const id = await delivered({ reference: 'PO 7' });
  const paper = async () =>
    readPdf((await portal.as(clerk).get(path('order', id, '/export'))).rawPayload)
      .pages.flat()
      .join(' ');
  const english = await paper();
  for (const words of [
    'Order bill',
    'Harvest',
    'Serendib',
    'PO 7',
    'Worked, version 1',
    'Provisional: the actual distance is not known yet',
    'Linehaul',
    '100.000 km × 90',
    '9,000.00',
    'Loading delay: Port',
    'VAT 18 %',
    '11,898.33 LKR',
    'Page 1 of 1',
  ])
    expect(english).toContain(words);
  await portal.db.updateTable('users').set({ language: 'sin' }).where('id', '=', clerk.id).execute();
  expect(await paper()).toContain('ඇණවුම් බිල්පත');
  await portal.db.updateTable('users').set({ language: 'en' }).where('id', '=', clerk.id).execute();

  const send = (body: object) => portal.as(clerk).post(path('order', id, '/send-email'), body);
  expect((await send({})).json()).toMatchObject({ statusCode: 422, fields: { to: { message: 'Field is required' } } });
  const accounts = await given.contact({
    organizationId: partner.id,
    isBilling: true,
    email: 'accounts@serendib.example',
  });
  await edit(clerk, 'order', id, { billingContactId: accounts.id });
  expect((await send({})).json()).toEqual({ to: ['accounts@serendib.example'] });
  expect((await send({ to: ['a@b.example', 'a@b.example'], message: 'As agreed' })).json()).toEqual({
    to: ['a@b.example'],
  });
  const mail = await portal.db
    .selectFrom('mails')
    .innerJoin('mailAttachments', 'mailId', 'mails.id')
    .selectAll()
    .where('recipient', '=', 'a@b.example')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    organizationId,
    mime: 'application/pdf',
    name: expect.stringMatching(/^2026-11-20 order-bill .*\.pdf$/) as string,
    subject: expect.stringMatching(/^Bill of order/) as string,
  });
  expect(mail.text).toMatch(/^As agreed\n\nHarvest sends you the bill of order .* over 11,898.33 LKR as a PDF\.$/);
  expect(mail.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await send({ to: ['nobody'] })).json()).toMatchObject({ fields: { 'to.0': { message: 'Email invalid' } } });
});
