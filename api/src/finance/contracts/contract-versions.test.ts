import { testApp } from '../../platform/testing/test-app.ts';
import { openContracts } from './testing/contract.fixtures.ts';

const portal = testApp();
let contracts: Awaited<ReturnType<typeof openContracts>>;
beforeAll(async () => {
  contracts = await openContracts(portal);
});

test('changed terms of a confirmed contract wait as a new version while the confirmed terms rate orders', async () => {
  const { build, createConfirmed, review, as, asPartner, us, them, terms, from, to } = contracts;
  const { id } = await createConfirmed({ terms: { ...terms, pointRates: [], flatTripRate: '30000' } });
  const cost = async () =>
    (
      await as.post('/orders/preview', {
        contractId: id,
        isBackhaul: false,
        stops: [
          { locationId: from.id, contactId: null },
          { locationId: to.id, contactId: null },
        ],
      })
    ).json().cost;
  expect(await cost()).toBe('30000.00');
  const newTerms = {
    ...terms,
    pointRates: [],
    flatTripRate: '32000.00',
    delays: { loading: { freeMinutes: 60, ratePerHour: '500.00' }, transit: { freeMinutes: 0, ratePerHour: '1' } },
  };
  expect((await as.patch(`/contracts/${id}`, { terms: newTerms })).json()).toMatchObject({
    state: 'confirmed',
    version: 1,
    newer: { number: 2, state: 'unconfirmed', terms: { flatTripRate: '32000.00' } },
    terms: { flatTripRate: '30000.00' },
  });
  expect(await cost()).toBe('30000.00');
  const { comparedWith, changes } = (await asPartner.get(`/contracts/${id}/versions/2`)).json();
  expect([comparedWith, changes]).toEqual([
    1,
    expect.arrayContaining([
      { path: ['flatTripRate'], old: '30000.00', new: '32000.00' },
      { path: ['delays', 'loading', 'freeMinutes'], old: 120, new: 60 },
      { path: ['delays', 'unloading', 'freeMinutes'], old: 120, new: null },
      { path: ['delays', 'transit', 'ratePerHour'], old: null, new: '1.00' },
    ]),
  ]);
  expect((await review(id, 'rejected')).json().fields).toHaveProperty('reason.message', 'Field is required');
  expect((await review(id, 'rejected', { reason: 'Too dear' })).json()).toMatchObject({
    state: 'confirmed',
    version: 1,
    newer: { number: 2, state: 'rejected', reason: 'Too dear' },
  });
  const { revision } = (await as.patch(`/contracts/${id}`, { terms: { ...newTerms, flatTripRate: '31000' } })).json();
  expect((await review(id, 'confirmed', { revision: revision - 1 })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
  });
  expect((await review(id, 'confirmed', { revision })).json()).toMatchObject({ version: 3, newer: null });
  expect(await cost()).toBe('31000.00');
  expect(
    (await as.get(`/contracts/${id}/versions`))
      .json()
      .items.map(({ number, state, isInForce }: Record<string, unknown>) => [number, state, isInForce]),
  ).toEqual([
    [3, 'confirmed', true],
    [2, 'rejected', false],
    [1, 'confirmed', false],
  ]);
  const order = await build.order({ organizationId: us.id, partnerId: them.id, contractId: id, number: 'O-77' });
  expect((await as.delete(`/contracts/${id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'contractInUse',
    message: 'Used by 1 order: O-77',
    params: { names: [order.number] },
  });
});

test('a rejected version can be resent unchanged and emails the partner again', async () => {
  const { createConfirmed, review, as, asPartner, terms, partner } = contracts;
  const { id } = await createConfirmed({ name: 'Sent twice' });
  const newTerms = { ...terms, vatPercentage: '15' };
  const emails = async () =>
    (
      await portal.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', partner.email)
        .where('subject', 'like', '%Sent twice%')
        .execute()
    ).length;
  await as.patch(`/contracts/${id}`, { terms: newTerms });
  await as.patch(`/contracts/${id}`, { terms: { ...newTerms, vatPercentage: '14' } });
  expect(await emails()).toBe(2);
  expect((await review(id, 'rejected', { reason: 'No' })).json()).toMatchObject({
    newer: { number: 2, state: 'rejected' },
  });
  expect((await as.patch(`/contracts/${id}`, { name: 'Sent twice over' })).json()).toMatchObject({
    newer: { number: 2, state: 'rejected' },
    actions: ['edit', 'resend', 'disable', 'copy', 'delete'],
  });
  expect((await as.patch(`/contracts/${id}`, { resend: true })).json()).toMatchObject({
    newer: { number: 3, state: 'unconfirmed', terms: { vatPercentage: '14' } },
    isWaiting: true,
    version: 1,
  });
  expect((await asPartner.get(`/contracts/${id}`)).json().actions).toEqual(['review']);
  expect(await emails()).toBe(3);
  expect((await as.patch(`/contracts/${id}`, { resend: true })).json().newer).toMatchObject({ number: 3 });
  expect((await as.get(`/contracts/${id}/timeline`)).json().items.map(({ event }: { event: string }) => event)).toEqual(
    ['created', 'confirmed', 'updated', 'updated', 'rejected', 'updated', 'resent'],
  );
});

test('a waiting version is edited in place and withdrawn when it equals the terms in force', async () => {
  const { createConfirmed, as, terms } = contracts;
  const { id } = await createConfirmed();
  const vat = (vatPercentage: string) => as.patch(`/contracts/${id}`, { terms: { ...terms, vatPercentage } });
  expect([(await vat('15')).json().newer.number, (await vat('12')).json().newer]).toMatchObject([
    2,
    { number: 2, terms: { vatPercentage: '12' } },
  ]);
  expect((await vat('18.0')).json()).toMatchObject({ newer: null, isWaiting: false });
  expect((await as.patch(`/contracts/${id}`, { name: 'K2', isDisabled: true })).json()).toMatchObject({
    name: 'K2',
    isDisabled: true,
    newer: null,
    actions: ['edit', 'enable', 'copy', 'delete'],
  });
  for (const isDisabled of [false, true]) await as.patch(`/contracts/${id}`, { isDisabled });
  expect(
    (await as.get(`/contracts/${id}/timeline`))
      .json()
      .items.map(({ event }: { event: string }) => event)
      .slice(2),
  ).toEqual(['updated', 'updated', 'versionWithdrawn', 'updated', 'enabled', 'disabled']);
});
