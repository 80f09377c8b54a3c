import type { ContractTerms } from 'shared-contracts/contracts';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { given as builders } from '../../../demo/builders.ts';
import { DAY } from '../../../demo/builders/context.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const NOBODY = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60;
const band = (from: string, to: string | null, value: string, more = {}) => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});

type As = ReturnType<typeof portal.as>;
let cast: Awaited<ReturnType<typeof setUp>>;

/** A writer and its partner, each with a keeper of contracts, and the worked contract K of the specification. */
async function setUp() {
  const given = builders(portal.db, TEST_NOW);
  const [us, them, other] = [
    await given.organization({ name: 'Harvest' }),
    await given.organization({ name: 'Lines' }),
    await given.organization({ name: 'Other' }),
  ];
  await given.partnership({ organizationId: us.id, partnerId: them.id });
  const keeper = async (organizationId: string) => given.user({ organizationId, rules: 'all' });
  const [writer, partner, stranger] = [await keeper(us.id), await keeper(them.id), await keeper(other.id)];
  const reader = await given.user({ organizationId: us.id, rules: [{ model: 'contract', rule: 'read' }] });
  const [from, to] = [
    await given.location({ organizationId: us.id, name: 'Port' }),
    await given.location({ organizationId: us.id, name: 'Kandy' }),
  ];
  const theirs = await given.location({ organizationId: other.id });
  const currencies = await portal.db.selectFrom('currencies').select(['id', 'shortName']).execute();
  const baseCurrencyId = currencies.find(({ shortName }) => shortName === 'LKR')?.id ?? currencies[0]?.id ?? '';
  const cargoType = await portal.db
    .insertInto('cargoTypes')
    .values({ organizationId: us.id, name: 'Tea' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const free = { freeMinutes: 120, ratePerHour: '500' };
  const terms: ContractTerms = {
    unitStandard: 'metric',
    calculationBasedDate: 'pickup',
    defaultMileageBilling: 'actual',
    mileageCalculationLocationId: null,
    baseCurrencyId,
    billingCurrencyId: null,
    conversionRate: null,
    vatPercentage: '18',
    flatTripRate: null,
    flatTripBackhaulRate: null,
    distanceRates: [
      band('0', '50', '100', { minDistance: '20' }),
      band('50', '150', '90'),
      band('150', null, '80', { backhaulPercentage: '60' }),
    ],
    pointRates: [{ fromLocationId: from.id, toLocationId: to.id, flatRate: '15000', backhaulRate: '9000' }],
    distanceDiscounts: [
      { distance: '200', percentage: '5' },
      { distance: '400', percentage: '7.5' },
    ],
    delays: { loading: free, unloading: free },
    demurrage: null,
  };
  const input = {
    name: 'K',
    partnerId: them.id,
    startDate: TEST_NOW - DAY,
    expireDate: TEST_NOW + DAY,
    cargoTypeIds: [cargoType.id],
    terms,
  };
  const [as, asPartner] = [portal.as(writer), portal.as(partner)];
  const make = async (more: object = {}) => (await as.post('/contracts', { ...input, ...more })).json();
  const review = (id: string, state: string, more: object = {}) =>
    asPartner.patch(`/contracts/${id}/review`, { state, ...more });
  const inForce = async (more: object = {}) => {
    const made = await make(more);
    await review(made.id, 'confirmed');
    return made;
  };
  const bell = async (who: As) =>
    (await who.get('/notifications?unread=true'))
      .json()
      .items.map(({ kind, values }: { kind: string; values: object }) => ({ kind, ...values }));
  return {
    given,
    us,
    them,
    writer,
    partner,
    from,
    to,
    theirs,
    terms,
    input,
    as,
    asPartner,
    asStranger: portal.as(stranger),
    asReader: portal.as(reader),
    make,
    review,
    inForce,
    bell,
  };
}

beforeAll(async () => {
  cast = await setUp();
});

test('a contract is written, waits for the partner, is confirmed and told of on both sides', async () => {
  const { given, make, review, bell, as, asPartner, asStranger, us, them, from, to, writer, partner, input } = cast;
  const { id, ...made } = await make();
  const mails = await portal.db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute();
  expect(mails).toEqual([
    {
      recipient: partner.email,
      subject: 'Contract K waits for your review',
      text: expect.stringContaining(`/contracts/${id}`),
    },
  ]);
  expect(made).toMatchObject({
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
  expect(await bell(asPartner)).toContainEqual({ kind: 'contractReview', contract: 'K', organization: 'Harvest' });
  expect((await asPartner.get('/contracts?waitsForUs=true&side=partners')).json().items).toMatchObject([{ id }]);
  for (const path of ['', '/timeline', '/versions', '/versions/1'])
    expect((await asStranger.get(`/contracts/${id}${path}`)).statusCode).toBe(404);
  expect((await review(id, 'confirmed')).json()).toMatchObject({
    state: 'confirmed',
    isConfirmed: true,
    isWaiting: false,
    actions: [],
  });
  expect(await bell(asPartner)).toEqual([]);
  expect(await bell(as)).toContainEqual({
    kind: 'contractReviewed',
    contract: 'K',
    organization: 'Lines',
    state: 'confirmed',
  });
  const events = async (who: As) =>
    (await who.get(`/contracts/${id}/timeline`))
      .json()
      .items.map(({ event, user, isOfOthers }: TimelineEntry) => [event, user ?? isOfOthers]);
  expect(await events(as)).toEqual([
    ['created', writer.login],
    ['confirmed', true],
  ]);
  expect((await events(asPartner))[0]).toEqual(['created', true]);
  const { number } = await given.order({ organizationId: us.id, partnerId: them.id, contractId: id });
  const told = async (who: As) => [
    (await who.get(`/contracts/${id}`)).json().usedBy,
    (await who.get(`/contracts/${id}/versions`)).json().items,
  ];
  expect(await told(as)).toMatchObject([
    [{ as: 'order', count: 1, names: [number] }],
    [{ createdBy: writer.login, reviewedBy: null }],
  ]);
  expect(await told(asPartner)).toMatchObject([
    [{ as: 'order', count: 1, names: [] }],
    [{ createdBy: null, reviewedBy: partner.login }],
  ]);
});

test.each<[string, (c: typeof cast) => object, Record<string, string>]>([
  [
    'the same currency twice',
    ({ terms }) => ({ terms: { ...terms, billingCurrencyId: terms.baseCurrencyId, conversionRate: '1' } }),
    { 'terms.billingCurrencyId': 'Same currency selected' },
  ],
  [
    'bands that overlap',
    ({ terms }) => ({ terms: { ...terms, distanceRates: [band('0', '60', '1'), band('50', null, '1')] } }),
    { 'terms.distanceRates.0.from': 'overlap', 'terms.distanceRates.1.from': 'overlap' },
  ],
  [
    'hours that overlap',
    ({ terms }) => ({
      terms: {
        ...terms,
        demurrage: {
          baseRate: '1',
          bands: [
            { from: '0', to: null, rate: '1' },
            { from: '2', to: '3', rate: '1' },
          ],
        },
      },
    }),
    { 'terms.demurrage.bands.0.from': 'overlap', 'terms.demurrage.bands.1.from': 'overlap' },
  ],
  [
    'a lane twice',
    ({ terms }) => ({ terms: { ...terms, pointRates: [...terms.pointRates, ...terms.pointRates] } }),
    { 'terms.pointRates.0.toLocationId': 'twice', 'terms.pointRates.1.toLocationId': 'twice' },
  ],
  ['an end before the start', () => ({ expireDate: 1 }), { expireDate: 'Invalid date' }],
  ['nobody for a partner', () => ({ partnerId: NOBODY }), { partnerId: 'Partner not found' }],
  [
    'a location of others',
    ({ terms, theirs }) => ({ terms: { ...terms, mileageCalculationLocationId: theirs.id } }),
    { 'terms.mileageCalculationLocationId': 'Location not found' },
  ],
  [
    'money of three places',
    ({ terms }) => ({ terms: { ...terms, flatTripRate: '1.005' } }),
    { 'terms.flatTripRate': expect.any(String) as unknown as string },
  ],
  ['types that are not there', () => ({ vehicleTypeIds: [NOBODY] }), { 'vehicleTypeIds.0': 'Vehicle type not found' }],
])('%s is refused by its field', async (_what, more, expected) => {
  const reply = await cast.as.post('/contracts', { ...cast.input, ...more(cast) });
  const { fields } = reply.json();
  expect([
    reply.statusCode,
    Object.fromEntries(
      Object.entries(fields as Record<string, { message: string }>).map(([field, { message }]) => [field, message]),
    ),
  ]).toEqual([422, expected]);
});

test('other terms of a confirmed contract wait as a new version while the old ones rate orders', async () => {
  const { given, inForce, review, as, asPartner, us, them, terms, from, to } = cast;
  const { id } = await inForce({ terms: { ...terms, pointRates: [], flatTripRate: '30000' } });
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
  const wanted = {
    ...terms,
    pointRates: [],
    flatTripRate: '32000.00',
    delays: { loading: { freeMinutes: 60, ratePerHour: '500.00' }, transit: { freeMinutes: 0, ratePerHour: '1' } },
  };
  expect((await as.patch(`/contracts/${id}`, { terms: wanted })).json()).toMatchObject({
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
  const { revision } = (await as.patch(`/contracts/${id}`, { terms: { ...wanted, flatTripRate: '31000' } })).json();
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
  const order = await given.order({ organizationId: us.id, partnerId: them.id, contractId: id, number: 'O-77' });
  expect((await as.delete(`/contracts/${id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'contractInUse',
    message: 'Used by 1 order: O-77',
    params: { names: [order.number] },
  });
});

test('a newer version that was rejected is sent again as it is, and asks by mail once more', async () => {
  const { inForce, review, as, asPartner, terms, partner } = cast;
  const { id } = await inForce({ name: 'Sent twice' });
  const wanted = { ...terms, vatPercentage: '15' };
  const mails = async () =>
    (
      await portal.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', partner.email)
        .where('subject', 'like', '%Sent twice%')
        .execute()
    ).length;
  await as.patch(`/contracts/${id}`, { terms: wanted });
  await as.patch(`/contracts/${id}`, { terms: { ...wanted, vatPercentage: '14' } });
  expect(await mails()).toBe(2);
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
  expect(await mails()).toBe(3);
  expect((await as.patch(`/contracts/${id}`, { resend: true })).json().newer).toMatchObject({ number: 3 });
  expect((await as.get(`/contracts/${id}/timeline`)).json().items.map(({ event }: { event: string }) => event)).toEqual(
    ['created', 'confirmed', 'updated', 'updated', 'rejected', 'updated', 'resent'],
  );
});

test('what still waits is changed in place, and taken back when it is as in force', async () => {
  const { inForce, as, terms } = cast;
  const { id } = await inForce();
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

test('a rejected contract is not in force; changed, it waits again', async () => {
  const { make, review, as } = cast;
  const { id } = await make();
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

test('either side does its own and nothing of the other; a copy waits anew', async () => {
  const { inForce, as, asPartner, asReader, asStranger, them } = cast;
  const { id } = await inForce();
  expect((await as.patch(`/contracts/${id}/review`, { state: 'confirmed' })).json()).toMatchObject({
    statusCode: 409,
    code: 'reviewedByPartner',
  });
  expect((await asPartner.patch(`/contracts/${id}`, { name: 'Mine' })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedByWriter',
  });
  expect((await as.patch(`/contracts/${id}`, { partnerId: NOBODY })).json().fields).toHaveProperty(
    'partnerId.code',
    'fixed',
  );
  expect((await asReader.patch(`/contracts/${id}`, { name: 'Mine' })).statusCode).toBe(403);
  for (const reply of [
    asStranger.patch(`/contracts/${id}`, { name: 'Mine' }),
    asStranger.delete(`/contracts/${id}`),
    asStranger.patch(`/contracts/${id}/review`, { state: 'confirmed' }),
    asStranger.post(`/contracts/${id}/copy`, {}),
    asStranger.post(`/contracts/${id}/try`, { trip: {} }),
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

const lane = () => ({ fromLocationId: cast.from.id.toUpperCase(), toLocationId: cast.to.id });
const stop = (what: string, from: number | null, arrived: number, left: number) => ({
  what,
  windowFrom: from,
  arrivedAt: arrived * MINUTE,
  departedAt: left * MINUTE,
});
test.each<[string, () => object, [string, string, string]]>([
  ['137.456 km', () => ({ actualDistance: '137.456' }), ['12371.04', '2226.79', '14597.83']],
  ['12.3 km', () => ({ actualDistance: '12.3' }), ['2000.00', '360.00', '2360.00']],
  ['50.000 km', () => ({ actualDistance: '50.000' }), ['4500.00', '810.00', '5310.00']],
  ['49.999 km', () => ({ actualDistance: '49.999' }), ['4999.90', '899.98', '5899.88']],
  [
    'a lane with a long loading',
    () => ({
      ...lane(),
      actualDistance: '100',
      stops: [stop('loading', 480 * MINUTE, 480, 730), stop('unloading', null, 780, 870)],
    }),
    ['16083.33', '2895.00', '18978.33'],
  ],
  [
    'a lane on the way back',
    () => ({ ...lane(), isBackhaul: true, actualDistance: '100' }),
    ['9000.00', '1620.00', '10620.00'],
  ],
  ['420.5 km', () => ({ actualDistance: '420.5' }), ['31117.00', '5601.06', '36718.06']],
  ['260 km on the way back', () => ({ actualDistance: '260', isBackhaul: true }), ['11856.00', '2134.08', '13990.08']],
])('the worked table tried: %s', async (_what, trip, [taxBase, vat, total]) => {
  const tried = (await cast.as.post('/contracts/try', { terms: cast.terms, trip: trip() })).json();
  expect(tried).toMatchObject({ taxBase, vat, total, currency: 'LKR', billingCurrency: 'LKR', reasons: [] });
});

test('a contract is tried by its newest terms or by a version, and each line tells what made it', async () => {
  const { inForce, as, asPartner, terms } = cast;
  const { id } = await inForce();
  await as.patch(`/contracts/${id}`, { terms: { ...terms, vatPercentage: '10' } });
  const tried = async (more: object) =>
    (await asPartner.post(`/contracts/${id}/try`, { trip: { actualDistance: '420.5' }, ...more })).json();
  expect([(await tried({})).vat, (await tried({ version: 1 })).vat]).toEqual(['3111.70', '5601.06']);
  expect((await tried({})).lines).toMatchObject([
    { rule: 'distance', amount: '33640.00', rate: '80', distance: '420.500', band: { from: '150', to: null } },
    { rule: 'distanceDiscount', amount: '-2523.00', percentage: '7.5', threshold: '400' },
  ]);
  expect((await tried({ version: 9 })).fields).toHaveProperty('version.code', 'notFound');
  expect(
    (
      await as.post('/contracts/try', {
        terms: { ...terms, distanceRates: [band('0', null, '9999999999999')] },
        trip: { actualDistance: '999999999' },
      })
    ).json().fields,
  ).toHaveProperty('trip.code', 'tooMuch');
});
