import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { testApp } from '../../platform/testing/test-app.ts';
import { BILLED, openReceiving } from './testing/received.fixtures.ts';

type Receiving = Awaited<ReturnType<typeof openReceiving>>;
const portal = testApp();
let billing: Awaited<ReturnType<typeof openReceiving>>;
beforeAll(async () => {
  billing = await openReceiving(portal);
});

type User = { id: string };
const deliver = (state?: 'draft' | 'submitted' | 'approved') => billing.deliver(state);
const get = (user: User, id: string) => billing.get(user, id);
const enter: Receiving['enter'] = (...input) => billing.enter(...input);
const step: Receiving['step'] = (...input) => billing.step(...input);
const write: Receiving['write'] = (...input) => billing.write(...input);
const agree: Receiving['agree'] = (...input) => billing.agree(...input);

test('either side proposes amounts, and only the other accepts; the carrier sees it from the dispute on', async () => {
  const { clerk, chief, theirs } = billing;
  const { id: orderId, number } = await deliver();
  const { id, actions } = await enter([[number, '17000.00']]);
  expect(actions).toEqual(['edit', 'attach', 'match', 'dispute', 'credit']);
  expect((await write(theirs, id, 'Hello')).statusCode).toBe(409);
  expect((await step(clerk, id, 'dispute', { text: 'Too much waiting' })).json().status).toBe('disputed');
  expect((await write(clerk, id, 'x', [{ subjectId: orderId, net: '1' }])).statusCode).toBe(403);
  expect((await step(chief, id, 'accept')).json().code).toBe('carrierInvoiceNoProposal');
  const unknown = await write(theirs, id, 'x', [{ subjectId: id, net: '1' }]);
  expect(unknown.json().fields).toMatchObject({ 'proposal.0.subjectId': { code: 'unknown' } });
  const proposed = await write(theirs, id, 'The driver waited', [{ subjectId: orderId, net: '16500' }]);
  expect(proposed.json()).toMatchObject({ side: 'payee', proposal: { side: 'payee', total: '19470.00' } });
  expect(proposed.json().comparison.rows).toMatchObject([{ billed: { net: BILLED }, difference: '916.67' }]);
  expect((await step(theirs, id, 'accept')).json().code).toBe('carrierInvoiceNoProposal');
  const seen = await get(chief, id);
  expect(seen.messages).toMatchObject([
    { side: 'payer', by: 'clerk', text: 'Too much waiting' },
    { side: 'payee', by: null, text: 'The driver waited', proposal: [{ net: '16500.00' }] },
  ]);
  expect((await step(chief, id, 'accept')).json()).toMatchObject({
    status: 'agreed',
    agreed: { net: '16500.00', tax: '2970.00', total: '19470.00' },
  });
  const bells = await portal.db
    .selectFrom('notifications')
    .select(['userId', 'values'])
    .where('kind', '=', 'carrierInvoice')
    .where('subjectId', '=', id)
    .orderBy('createdAt')
    .execute();
  const newsOf = (user: User) =>
    bells.filter(({ userId }) => userId === user.id).map(({ values }) => Object(values).news);
  expect([newsOf(theirs), newsOf(chief)]).toEqual([['disputed', 'agreed'], ['proposed']]);
  const mails = await portal.db
    .selectFrom('mails')
    .select('subject')
    .where('subject', 'like', `%${seen.number}`)
    .execute();
  expect(mails.map(({ subject }) => subject)).toContain(`Harvest disputes invoice ${seen.number}`);
});

test.each([
  ['above', '17000.00', '16500.00', { extraCharges: [{ amount: '416.67' }], discount: '0' }],
  ['below', '15000.00', '15500.00', { extraCharges: [], discount: '583.33' }],
])(
  'an agreed amount %s adjusts a bill that is not approved, which is a draft again',
  async (_, invoiced, net, changed) => {
    const { chief, bill } = billing;
    const { id: orderId, number } = await deliver();
    const id = await agree(orderId, number, invoiced, net);
    const approved = (await step(chief, id, 'approve')).json<CarrierInvoice>();
    expect(approved).toMatchObject({ status: 'approved', agreed: { net, amounts: [{ settlement: 'adjustment' }] } });
    expect(await bill(chief, 'order', orderId)).toMatchObject({ state: 'draft', taxBase: net, ...changed });
  },
);

test('less than an approved bill is credited, and the bill stays', async () => {
  const { chief, bill } = billing;
  const { id: orderId, number } = await deliver('approved');
  const id = await agree(orderId, number, '15000.00', '16000.00');
  expect((await step(chief, id, 'approve')).json()).toMatchObject({
    payable: '18880.00',
    agreed: { amounts: [{ settlement: 'creditNote' }] },
  });
  const after = await bill(chief, 'order', orderId);
  expect(after).toMatchObject({ state: 'approved', version: 1, taxBase: BILLED, balance: { open: '18880.00' } });
  const next = await enter([[number, '16000.00']]);
  expect(next.comparison?.rows[0]).toMatchObject({ billed: { net: '16000.00' }, differences: ['otherInvoice'] });
});

test('more than an approved bill reverses its invoice, and the next version has the amount', async () => {
  const { chief, bill } = billing;
  const { id: orderId, number } = await deliver('approved');
  const id = await agree(orderId, number, '17000.00', '17000.00');
  expect((await step(chief, id, 'approve')).json()).toMatchObject({
    agreed: { amounts: [{ settlement: 'newVersion' }] },
  });
  expect(await bill(chief, 'order', orderId)).toMatchObject({
    state: 'draft',
    version: 2,
    taxBase: '17000.00',
    earlierVersions: [{ version: 1, creditNote: expect.stringContaining('CN') }],
  });
});

test('a matched invoice is not approved once a bill has changed, and an order is paid once', async () => {
  const { clerk, chief, edit } = billing;
  const changed = await deliver();
  const first = await enter([[changed.number, BILLED]]);
  await edit(clerk, 'order', changed.id, { discount: '10' });
  expect((await step(chief, first.id, 'approve')).json().code).toBe('carrierInvoiceChanged');
  expect((await step(clerk, first.id, 'match', {})).json()).toMatchObject({ status: 'differs', difference: '10.00' });
  expect((await step(chief, first.id, 'accept-invoiced')).json()).toMatchObject({ status: 'agreed' });
  expect((await step(chief, first.id, 'approve')).json()).toMatchObject({ status: 'approved', payable: '18978.33' });
  const again = await enter([[changed.number, BILLED]]);
  expect((await step(chief, again.id, 'accept-invoiced')).json().code).toBe('carrierInvoiceNotComparable');
  expect((await step(chief, again.id, 'reject', { reason: 'Paid before' })).json()).toMatchObject({
    status: 'rejected',
    reason: 'Paid before',
  });
});

test('an order that two invoices took at the same time is paid by one of them', async () => {
  const { chief } = billing;
  const [first, second] = [await deliver(), await deliver()];
  const invoices = [await enter([[first.number, '17000.00']]), await enter([[second.number, '17000.00']])];
  for (const { id } of invoices) expect((await step(chief, id, 'accept-invoiced')).statusCode).toBe(200);
  const [one, other] = invoices.map(({ id }) => id);
  await portal.db
    .updateTable('carrierInvoiceLines')
    .set({ orderId: first.id })
    .where('carrierInvoiceId', '=', other ?? '')
    .execute();
  const replies = await Promise.all([one, other].map((id) => step(chief, id ?? '', 'approve')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('carrierInvoiceOther');
});
