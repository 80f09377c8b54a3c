import { Bill } from 'shared-contracts/finance/bills';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

const listUnreadNotifications = async ({ id }: { id: string }) =>
  (
    await portal.db
      .selectFrom('notifications')
      .select(['kind', 'values'])
      .where('userId', '=', id)
      .where('readAt', 'is', null)
      .execute()
  ).map(({ kind, values }) => [kind, values]);

test('an order bill is computed, submitted by one user, approved by another and moves the order to billed', async () => {
  const { clerk, chief, both, delivered, kandy, port, bill, edit, act, contract, partner } = billing;
  const id = await delivered({}, [kandy, port]);
  await billing.setActualDistance(id, '137.456');
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
  const edited = await edit(both, 'order', id, {
    extraCharges: [{ name: 'Toll', amount: '100.00' }],
    discount: '83.33',
    vatPercentage: '10',
    revision: 0,
  });
  expect(edited.json()).toMatchObject({
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
  expect(await listUnreadNotifications(chief)).toEqual([
    ['billWaiting', { of: 'order', number: draft.subject.number }],
  ]);
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
  expect(await listUnreadNotifications(chief)).toEqual([]);
  expect(await listUnreadNotifications(both)).toEqual([
    ['billDecided', { of: 'order', number: draft.subject.number, state: 'sentBack' }],
  ]);

  await edit(clerk, 'order', id, { extraCharges: [], discount: '0', vatPercentage: null });
  expect((await act(clerk, 'order', id, 'submit')).json()).toMatchObject({
    state: 'submitted',
    sentBack: null,
    total: '18978.33',
  });
  await billing.setPickupTimes(id, { departedAt: TEST_NOW });
  expect((await bill(chief, 'order', id)).total).toBe('18978.33');
  expect((await edit(clerk, 'order', id, { discount: '1' })).json()).toMatchObject({ state: 'draft', submitted: null });
  await billing.setPickupTimes(id, { departedAt: TEST_NOW - 32 * HOUR + 730 * 60 });
  await act(clerk, 'order', id, 'submit');
  const approved = (await act(chief, 'order', id, 'approve')).json();
  expect(approved).toMatchObject({
    state: 'approved',
    subject: { stage: 'billed' },
    taxBase: '16082.33',
    approved: { by: 'chief', at: TEST_NOW },
    actions: ['credit', 'sendEmail'],
  });
  expect(await billing.stageOf('orders', id)).toBe('billed');
  expect((await portal.as(clerk).get(`/v2/orders/${id}`)).json()).toMatchObject({
    actualCost: '16082.33',
    actualDistance: '137.456',
  });
  await billing.setActualDistance(id, '999');
  expect(await bill(clerk, 'order', id)).toMatchObject({ taxBase: '16082.33', distance: '137.456' });
  expect((await edit(clerk, 'order', id, { discount: '2' })).json()).toMatchObject({
    statusCode: 409,
    code: 'billState',
    message: 'Bill is approved. Allowed: draft, submitted',
  });
  const events = (await portal.as(clerk).get(billing.path('order', id, '/timeline')))
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

test('a provisional bill can be submitted but not approved until the actual distance is entered', async () => {
  const { clerk, chief, delivered, bill, edit, act } = billing;
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
    message: 'The actual distance is missing',
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
      await billing.build.contract({
        organizationId: billing.organizationId,
        partnerId: billing.partner.id,
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
