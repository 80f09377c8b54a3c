import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

test('applies the terms valid on the rating date and validates charges, contract and contact', async () => {
  const { build, clerk, delivered, bill, edit, organizationId, partner } = billing;
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    flatTripRate: '100',
    delayTerms: [],
    newer: { terms: { flatTripRate: '200' }, state: 'confirmed' },
  });
  const id = await delivered({ contractId: contract.id });
  await billing.setPickupTimes(id, { arrivedAt: TEST_NOW - 48 * HOUR, departedAt: TEST_NOW - 48 * HOUR });
  expect(await bill(clerk, 'order', id)).toMatchObject({
    contract: { version: 1 },
    ratedAt: TEST_NOW - 48 * HOUR,
    taxBase: '100.00',
  });
  await billing.setPickupTimes(id, { arrivedAt: TEST_NOW - 23 * HOUR, departedAt: TEST_NOW - 23 * HOUR });
  expect(await bill(clerk, 'order', id)).toMatchObject({ contract: { version: 2 }, taxBase: '200.00' });
  const charge = { name: 'Much', amount: '9999999999999.99' };
  expect((await edit(clerk, 'order', id, { extraCharges: [charge, charge] })).json()).toMatchObject({
    statusCode: 422,
    fields: { extraCharges: { code: 'tooMuch' } },
  });
  expect(
    (await edit(clerk, 'order', id, { extraCharges: [{ name: '', amount: '-1' }], discount: '-1' })).json(),
  ).toMatchObject({ statusCode: 422, fields: { 'extraCharges.0.amount': {}, discount: {} } });
  const foreignContract = await build.contract({
    organizationId: (await build.organization()).id,
    partnerId: (await build.organization()).id,
  });
  expect((await edit(clerk, 'order', id, { contractId: foreignContract.id })).json()).toMatchObject({
    statusCode: 422,
    fields: { contractId: { message: 'Contract not found' } },
  });
  expect((await edit(clerk, 'order', id, { billingContactId: foreignContract.id })).json()).toMatchObject({
    statusCode: 422,
    fields: { billingContactId: { message: 'Contact not found' } },
  });
  expect((await bill(clerk, 'order', id)).revision).toBe(0);
});

test('bills the price that a tender has agreed as linehaul, and delays by the contract', async () => {
  const { build, clerk, chief, delivered, bill, edit, act, organizationId, partner } = billing;
  const id = await delivered({ agreedPrice: '9000.00', predictedDistance: null });
  expect(await bill(clerk, 'order', id)).toMatchObject({
    reasons: [],
    lines: [
      { rule: 'agreedPrice', amount: '9000.00' },
      { rule: 'loadingDelay', amount: '1083.33' },
    ],
    taxBase: '10083.33',
    currency: 'LKR',
  });
  const dollars = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'USD')
    .executeTakeFirstOrThrow();
  const other = { organizationId, partnerId: partner.id };
  const inDollars = await build.contract({ ...other, baseCurrencyId: dollars.id });
  expect((await edit(clerk, 'order', id, { contractId: inDollars.id })).json()).toMatchObject({
    statusCode: 422,
    fields: { contractId: { code: 'otherCurrency' } },
  });
  const free = await build.contract({ ...other, delayTerms: [], flatTripRate: '1' });
  expect((await edit(clerk, 'order', id, { contractId: free.id })).json()).toMatchObject({ taxBase: '9000.00' });
  await act(clerk, 'order', id, 'submit');
  await act(chief, 'order', id, 'approve');
  expect((await portal.as(clerk).get(`/v2/orders/${id}`)).json()).toMatchObject({ actualCost: '9000.00' });
});

test('a trip bill uses the chosen contract, allocates its cost to the orders and moves only the trip to billed', async () => {
  const { build, clerk, chief, contract, organizationId, partner, bill, edit, act, port, kandy } = billing;
  const carrying = ['100', '200'].map((predictedDistance) => ({
    organizationId: partner.id,
    partnerId: organizationId,
    predictedDistance,
    stops: [port, kandy].map((place) => ({ locationId: place.id })),
    stage: 'delivered' as const,
  }));
  const { id } = await build.trip({ organizationId, stage: 'completed', carrying, actualDistance: '250' });
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
  expect((await portal.as(billing.both).patch(`/trips/${id}/stage`, { stage: 'billed' })).json()).toMatchObject({
    code: 'stageNotAllowed',
  });
  await act(clerk, 'trip', id, 'submit');
  expect(await bill(billing.theirs, 'trip', id)).toMatchObject({ state: 'submitted', taxBase, shares: [] });
  expect((await act(chief, 'trip', id, 'approve')).json()).toMatchObject({
    state: 'approved',
    subject: { stage: 'billed' },
  });
  expect(await billing.stageOf('trips', id)).toBe('billed');
  expect((await portal.as(clerk).get(`/trips/${id}`)).json()).toMatchObject({
    cost: taxBase,
    revenue: null,
    margin: null,
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

test('an order can be billed only after delivery, and a bill can be edited only once the order is under way', async () => {
  const { build, clerk, organizationId, partner, contract, edit, act } = billing;
  const [saved, moving] = [
    await build.order({ organizationId, partnerId: partner.id, contractId: contract.id }),
    await build.order({ organizationId, partnerId: partner.id, contractId: contract.id, stage: 'transit' }),
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
