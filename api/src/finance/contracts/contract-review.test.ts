import type { TimelineEntry } from 'shared-contracts/timeline';
import { testApp } from '../../platform/testing/test-app.ts';
import { openContracts, UNKNOWN_ID } from './testing/contract.fixtures.ts';

const portal = testApp();
type As = ReturnType<typeof portal.as>;
let contracts: Awaited<ReturnType<typeof openContracts>>;
beforeAll(async () => {
  contracts = await openContracts(portal);
});

test('a new contract waits for the partner, user confirms it; both sides are notified', async () => {
  const {
    build,
    createContract,
    review,
    listUnreadNotifications,
    as,
    asPartner,
    asOutsider,
    us,
    them,
    from,
    to,
    writer,
    partner,
    input,
  } = contracts;
  const { id, ...created } = await createContract();
  const emails = await portal.db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute();
  expect(emails).toEqual([
    {
      recipient: partner.email,
      subject: 'Contract K waits for your review',
      text: expect.stringContaining(`/contracts/${id}`),
    },
  ]);
  expect(created).toMatchObject({
    name: 'K',
    state: 'unconfirmed',
    isConfirmed: false,
    isMine: true,
    isWaiting: true,
    version: 1,
    newer: null,
    partner: { id: them.id },
    cargoTypes: [{ name: 'Tea' }],
    vehicleTypes: [],
    usedBy: [],
    names: { [from.id]: 'Port', [to.id]: 'Kandy', [input.terms.baseCurrencyId]: 'LKR' },
    actions: ['edit', 'disable', 'copy', 'delete'],
    terms: {
      vatPercentage: '18',
      pointRates: [{ flatRate: '15000.00' }],
      delays: { loading: { ratePerHour: '500.00' } },
    },
  });
  expect((await asPartner.get(`/contracts/${id}`)).json()).toMatchObject({
    isMine: false,
    partner: { id: us.id },
    actions: ['review'],
  });
  expect(await listUnreadNotifications(asPartner)).toContainEqual({
    kind: 'contractReview',
    contract: 'K',
    organization: 'Harvest',
  });
  expect((await asPartner.get('/contracts?waitsForUs=true&side=partners')).json().items).toMatchObject([{ id }]);
  for (const path of ['', '/timeline', '/versions', '/versions/1'])
    expect((await asOutsider.get(`/contracts/${id}${path}`)).statusCode).toBe(404);
  expect((await review(id, 'confirmed')).json()).toMatchObject({
    state: 'confirmed',
    isConfirmed: true,
    isWaiting: false,
    actions: [],
  });
  expect(await listUnreadNotifications(asPartner)).toEqual([]);
  expect(await listUnreadNotifications(as)).toContainEqual({
    kind: 'contractReviewed',
    contract: 'K',
    organization: 'Lines',
    state: 'confirmed',
  });
  const events = async (client: As) =>
    (await client.get(`/contracts/${id}/timeline`))
      .json()
      .items.map(({ event, user, isOfOthers }: TimelineEntry) => [event, user ?? isOfOthers]);
  expect(await events(as)).toEqual([
    ['created', writer.login],
    ['confirmed', true],
  ]);
  expect((await events(asPartner))[0]).toEqual(['created', true]);
  const { number } = await build.order({ organizationId: us.id, partnerId: them.id, contractId: id });
  const detailsFor = async (client: As) => [
    (await client.get(`/contracts/${id}`)).json().usedBy,
    (await client.get(`/contracts/${id}/versions`)).json().items,
  ];
  expect(await detailsFor(as)).toMatchObject([
    [{ as: 'order', count: 1, names: [number] }],
    [{ createdBy: writer.login, reviewedBy: null }],
  ]);
  expect(await detailsFor(asPartner)).toMatchObject([
    [{ as: 'order', count: 1, names: [] }],
    [{ createdBy: null, reviewedBy: partner.login }],
  ]);
});

test('a rejected contract is not in force and waits for review again after a change', async () => {
  const { createContract, review, as } = contracts;
  const { id } = await createContract();
  expect((await review(id, 'rejected', { reason: 'No' })).json()).toMatchObject({
    state: 'rejected',
    rejectedReason: 'No',
    isConfirmed: false,
  });
  expect((await review(id, 'confirmed')).json()).toMatchObject({ statusCode: 409, code: 'contractReviewed' });
  expect((await as.patch(`/contracts/${id}`, { name: 'Again' })).json()).toMatchObject({
    state: 'unconfirmed',
    version: 2,
    newer: null,
    rejectedReason: null,
  });
});

test('only the writer edits and only the partner reviews; a copy waits for its own review', async () => {
  const { createConfirmed, as, asPartner, asReader, asOutsider, them } = contracts;
  const { id } = await createConfirmed();
  expect((await as.patch(`/contracts/${id}/review`, { state: 'confirmed' })).json()).toMatchObject({
    statusCode: 409,
    code: 'reviewedByPartner',
  });
  expect((await asPartner.patch(`/contracts/${id}`, { name: 'Mine' })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedByWriter',
  });
  expect((await as.patch(`/contracts/${id}`, { partnerId: UNKNOWN_ID })).json().fields).toHaveProperty(
    'partnerId.code',
    'fixed',
  );
  expect((await asReader.patch(`/contracts/${id}`, { name: 'Mine' })).statusCode).toBe(403);
  for (const reply of [
    asOutsider.patch(`/contracts/${id}`, { name: 'Mine' }),
    asOutsider.delete(`/contracts/${id}`),
    asOutsider.patch(`/contracts/${id}/review`, { state: 'confirmed' }),
    asOutsider.post(`/contracts/${id}/copy`, {}),
    asOutsider.post(`/contracts/${id}/try`, { trip: {} }),
  ]) {
    expect((await reply).statusCode).toBe(404);
  }
  const copy = (await as.post(`/contracts/${id}/copy`, { name: 'K 2027' })).json();
  expect(copy).toMatchObject({
    name: 'K 2027',
    partner: { id: them.id },
    state: 'unconfirmed',
    version: 1,
    cargoTypes: [{ name: 'Tea' }],
    terms: { vatPercentage: '18' },
  });
  expect((await as.delete(`/contracts/${copy.id}`)).json()).toEqual({ id: copy.id });
  expect((await as.get(`/contracts/${copy.id}`)).statusCode).toBe(404);
});
