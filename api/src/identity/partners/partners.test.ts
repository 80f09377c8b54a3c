import fc from 'fast-check';
import { PARTNER_ACTIONS, type PartnerAction } from 'shared-contracts/network';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { actionsFor, type Partnership, refusalOf, WAYS } from './partner.rules.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const ALL = [
  { model: 'partner', rule: 'read' },
  { model: 'partner', rule: 'write' },
  { model: 'partner', rule: 'delete' },
] as const;

const side = async (more: Parameters<ReturnType<typeof given>['organization']>[0] = {}) => {
  const organization = await given().organization(more);
  const user = await given().user({ organizationId: organization.id, rules: ALL });
  return { ...organization, user, as: portal.as(user) };
};
type Side = Awaited<ReturnType<typeof side>>;
const told = async ({ id }: { id: string }, subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'userId'])
    .where('organizationId', '=', id)
    .where('subject', '=', 'partner')
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
const bell = async ({ user }: Side) =>
  portal.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'readAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
const statusOf = async (one: Side, other: Side) => (await one.as.get(`/partners/${other.id}`)).json().status;

describe('the list', () => {
  test('holds the partners of both sides of a partnership, by type and status', async () => {
    const us = await side();
    const [asked, asking, blocked, stranger, registered] = [
      await given().organization({ name: 'Asked Lines', type: '3pl' }),
      await given().organization({ name: 'Asking Fleet', type: 'fleetOwner' }),
      await given().organization({ name: 'Blocked', type: '2pl' }),
      await given().organization({ name: 'Stranger', type: '3pl' }),
      await given().organization({ name: 'In review', status: 0 }),
    ];
    await given().partnership({ organizationId: us.id, partnerId: asked.id });
    await given().partnership({
      organizationId: asking.id,
      partnerId: us.id,
      status: 'waitingConfirmation',
      createdAt: TEST_NOW,
    });
    await given().partnership({ organizationId: us.id, partnerId: blocked.id, status: 'blocked' });
    await given().partnership({ organizationId: asked.id, partnerId: stranger.id });
    await given().partnership({ organizationId: us.id, partnerId: registered.id, status: 'waitingConfirmation' });
    const names = async (query: string) =>
      (await us.as.get(`/partners?${query}`)).json().items.map(({ name }: { name: string }) => name);

    expect((await us.as.get('/partners?status=active')).json()).toEqual({
      items: [
        {
          id: asked.id,
          name: 'Asked Lines',
          type: '3pl',
          status: 'active',
          waitsForUs: false,
          isBlockedByUs: false,
          createdAt: expect.any(Number),
          actions: ['block', 'remove'],
        },
      ],
      total: 1,
      page: 1,
      limit: 20,
      types: ['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
    });
    expect(await names('')).toEqual(['Asked Lines', 'Asking Fleet', 'Blocked', 'In review']);
    expect(await names('types=3pl&types=2pl')).toEqual(['Asked Lines', 'Blocked']);
    expect(await names('search=fleet')).toEqual(['Asking Fleet']);
    expect(await names('status=registered')).toEqual(['In review']);
    expect(await names('status=waitingConfirmation')).toEqual(['Asking Fleet']);
    expect(await names('waitsForUs=true')).toEqual(['Asking Fleet']);
    expect(await names('sort=-createdAt&limit=1')).toEqual(['Asking Fleet']);
    expect(await names('sort=type')).toEqual(['In review', 'Blocked', 'Asked Lines', 'Asking Fleet']);
    expect((await portal.as(null).get('/partners')).statusCode).toBe(401);
  });

  test('tells whoever has no rule nothing of what they might do', async () => {
    const us = await given().organization({ type: '5pl' });
    await given().partnership({ organizationId: us.id, partnerId: (await given().organization()).id });
    const reader = portal.as(await given().user({ organizationId: us.id }));
    const { items, types } = (await reader.get('/partners')).json();
    expect([items[0].actions, types[0]]).toEqual([[], '4pl']);
    const refused = [
      reader.post('/partners', {}),
      reader.post('/partners/add', {}),
      reader.patch(`/partners/${items[0].id}/confirm`),
      reader.patch(`/partners/${items[0].id}`, {}),
      reader.delete(`/partners/${items[0].id}`),
    ];
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('by token', () => {
  test('one side asks, the other confirms; both timelines and both bells tell of it', async () => {
    const [us, them] = [await side({ name: 'Ceylon Harvest' }), await side({ name: 'Lanka Lines' })];
    const asked = await us.as.post('/partners/add', { partnerId: ` ${them.partnerToken} ` });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      201,
      { id: them.id, name: 'Lanka Lines', status: 'waitingConfirmation', waitsForUs: false, actions: ['remove'] },
    ]);
    expect((await them.as.get(`/partners/${us.id}`)).json()).toMatchObject({
      waitsForUs: true,
      actions: ['confirm', 'remove'],
    });
    expect(await bell(them)).toEqual([
      { kind: 'partnerRequest', values: { organization: 'Ceylon Harvest' }, readAt: null },
    ]);

    expect((await us.as.patch(`/partners/${them.id}/confirm`)).json()).toMatchObject({
      statusCode: 409,
      code: 'confirmedByPartner',
    });
    expect((await them.as.patch(`/partners/${us.id}/confirm`)).json()).toMatchObject({
      status: 'active',
      actions: ['block', 'remove'],
    });
    expect((await them.as.patch(`/partners/${us.id}/confirm`)).statusCode).toBe(200);
    expect(await bell(them)).toMatchObject([{ kind: 'partnerRequest', readAt: TEST_NOW }]);
    expect(await bell(us)).toEqual([
      { kind: 'partnerConfirmed', values: { organization: 'Lanka Lines' }, readAt: null },
    ]);
    const life = [
      { event: 'requested', fromStage: null, toStage: 'waitingConfirmation', userId: us.user.id },
      { event: 'confirmed', fromStage: 'waitingConfirmation', toStage: 'active', userId: them.user.id },
    ];
    expect([await told(us, them.id), await told(them, us.id)]).toEqual([life, life]);
  });

  const UNKNOWN = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
  test.each([
    ['one that nobody has', UNKNOWN],
    ['no token at all', 'please'],
    ['what would be SQL', "' or 1=1--"],
  ])('%s is no token', async (_name, partnerId) => {
    const reply = await (await side()).as.post('/partners/add', { partnerId });
    expect(reply.json()).toEqual({
      statusCode: 422,
      code: 'invalid',
      message: 'Invalid partner token',
      fields: { partnerId: { code: 'invalidPartnerToken', message: 'Invalid partner token' } },
    });
  });

  test.each([0, 2] as const)('an organization of status %s has none either', async (status) => {
    const { partnerToken } = await given().organization({ status });
    expect((await (await side()).as.post('/partners/add', { partnerId: partnerToken })).json().message).toBe(
      'Invalid partner token',
    );
  });

  test('an empty one is required, the own one is told', async () => {
    const us = await side();
    expect((await us.as.post('/partners/add', { partnerId: '' })).json().fields).toEqual({
      partnerId: { code: 'required', message: 'Field is required' },
    });
    expect((await us.as.post('/partners/add', { partnerId: us.partnerToken })).json().fields).toMatchObject({
      partnerId: { code: 'ownPartnerToken' },
    });
  });

  test('whoever is a partner already, or was asked, is not asked again by either side, not even at once', async () => {
    const [us, them] = [await side(), await side()];
    const replies = await Promise.all([
      us.as.post('/partners/add', { partnerId: them.partnerToken }),
      them.as.post('/partners/add', { partnerId: us.partnerToken }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await them.as.post('/partners/add', { partnerId: us.partnerToken })).json()).toMatchObject({
      statusCode: 409,
      code: 'alreadyPartners',
    });
  });

  test('guessing has to wait, longer each time; a token that is right is no guess', async () => {
    const [us, them] = [await side(), await side()];
    const guess = async () => (await us.as.post('/partners/add', { partnerId: UNKNOWN })).statusCode;
    for (let i = 0; i < 6; i += 1) expect(await guess()).toBe(422);
    const refused = await us.as.post('/partners/add', { partnerId: them.partnerToken });
    expect([refused.statusCode, refused.json().params]).toEqual([429, { retryAfter: 5 }]);
    portal.clock.now += 5;
    expect((await us.as.post('/partners/add', { partnerId: them.partnerToken })).statusCode).toBe(201);
    expect([await guess(), await guess()]).toEqual([422, 429]);
    portal.clock.now = TEST_NOW;
  });
});

describe('by registering an organization', () => {
  const lookups = async () => ({
    countryId: (
      await portal.db.selectFrom('countries').select('id').where('shortName', '=', 'LK').executeTakeFirstOrThrow()
    ).id,
    currencyId: (
      await portal.db.selectFrom('currencies').select('id').where('shortName', '=', 'LKR').executeTakeFirstOrThrow()
    ).id,
  });
  let n = 0;
  const registration = async (more = {}) => {
    n += 1;
    return {
      name: `New Fleet ${n}`,
      registrationId: `NF ${n}`,
      ...(await lookups()),
      domain: 'transport',
      contactName: 'Ruwan Silva',
      contactEmail: `ruwan@fleet${n}.example`,
      type: 'fleetOwner',
      ...more,
    };
  };

  test("it waits for review and then for its own people's answer", async () => {
    const us = await side({ type: '5pl' });
    const root = await given().user({ role: 'root' });
    const input = await registration();
    const made = (await us.as.post('/partners', input)).json();
    expect(made).toMatchObject({
      name: input.name,
      type: 'fleetOwner',
      status: 'registered',
      registrationId: input.registrationId,
      country: 'Sri Lanka',
      contactEmail: input.contactEmail,
      actions: ['remove'],
    });
    const organization = await portal.db
      .selectFrom('organizations')
      .select(['status', 'contactName', 'domain'])
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(organization).toEqual({ status: 0, contactName: 'Ruwan Silva', domain: 'transport' });
    const mails = await portal.db
      .selectFrom('mails')
      .select('recipient')
      .where('recipient', 'in', [input.contactEmail, root.email])
      .execute();
    expect(mails.map(({ recipient }) => recipient).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [input.contactEmail, root.email].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(
      await portal.db
        .selectFrom('timelineEntries')
        .select(['subject', 'event', 'userId'])
        .where('organizationId', '=', made.id)
        .orderBy('position')
        .execute(),
    ).toEqual([
      { subject: 'organization', event: 'registered', userId: us.user.id },
      { subject: 'partner', event: 'requested', userId: us.user.id },
    ]);

    await portal.db.updateTable('organizations').set({ status: 1 }).where('id', '=', made.id).execute();
    const theirs = portal.as(await given().user({ organizationId: made.id, rules: ALL }));
    expect((await theirs.patch(`/partners/${us.id}/confirm`)).json().status).toBe('active');
  });

  test('what is missing, taken or not ours to make names its field', async () => {
    const us = await side({ type: '5pl' });
    const known = await registration();
    await us.as.post('/partners', known);
    const post = async (more: object) =>
      (await us.as.post('/partners', { ...(await registration()), ...more })).json().fields;
    expect(await post({ name: ' ', contactEmail: 'nobody' })).toMatchObject({
      name: { message: 'Field is required' },
      contactEmail: { message: 'Email invalid' },
    });
    expect(await post({ type: '5pl' })).toEqual({
      type: { code: 'invalid', message: 'Your organization cannot register this type' },
    });
    expect(await post({ countryId: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' })).toMatchObject({
      countryId: { code: 'notFound' },
    });
    expect(
      await post({ registrationId: known.registrationId.toLowerCase(), contactEmail: known.contactEmail }),
    ).toMatchObject({ registrationId: { code: 'duplicate' }, contactEmail: { code: 'duplicate' } });
    expect(
      await portal.db.selectFrom('organizations').select('id').where('name', '=', 'New Fleet 3').execute(),
    ).toEqual([]);
  });
});

describe('partner info', () => {
  test('counts what the two share, and nothing of others', async () => {
    const [us, them, other] = [
      await side({ name: 'We' }),
      await side({ name: 'They', registrationId: 'PV 9' }),
      await side(),
    ];
    for (const partner of [them, other]) await given().partnership({ organizationId: us.id, partnerId: partner.id });
    const SHOWN = { isDelivery: true };
    const shown = await given().contact({ organizationId: them.id, ...SHOWN });
    await given().contact({ organizationId: them.id, isDelivery: false, isBilling: false, isNotification: false });
    await given().contact({ organizationId: other.id, ...SHOWN });
    await given().location({ organizationId: them.id, contactIds: [shown.id] });
    await given().location({ organizationId: them.id });
    await given().contract({ organizationId: them.id, partnerId: us.id });
    await given().contract({ organizationId: us.id, partnerId: them.id });
    await given().contract({ organizationId: us.id, partnerId: other.id });
    await given().order({ organizationId: us.id, partnerId: them.id });
    await given().order({ organizationId: us.id, partnerId: other.id });
    await given().order({ organizationId: them.id, partnerId: us.id, stage: 'validated' });
    await given().order({ organizationId: them.id, partnerId: us.id });
    const vehicle = await given().vehicle({ organizationId: them.id });
    await portal.db
      .insertInto('vehicleShares')
      .values([
        { vehicleId: vehicle.id, partnerId: us.id, toAt: 1 },
        { vehicleId: vehicle.id, partnerId: other.id, fromAt: 1 },
      ])
      .execute();

    const info = (await us.as.get(`/partners/${them.id}`)).json();
    expect(info).toMatchObject({
      name: 'They',
      registrationId: 'PV 9',
      country: 'Sri Lanka',
      contactName: 'Nimal Perera',
      logo: null,
      status: 'active',
    });
    const reader = portal.as(await given().user({ organizationId: us.id, rules: 'all' }));
    const total = async (path: string) => (await reader.get(path)).json().total;
    expect(info.shared).toEqual({
      contacts: await total(`/contacts?partnerId=${them.id}`),
      contracts: await total(`/contracts?partnerId=${them.id}`),
      locations: 1,
      orders: 2,
      vehicles: 1,
    });
    expect(info.shared.contacts).toBeLessThan(
      await portal.db
        .selectFrom('contacts')
        .select('id')
        .where('organizationId', '=', them.id)
        .execute()
        .then(({ length }) => length),
    );
    await portal.db
      .updateTable('partnerships')
      .set({ status: 'blocked', blockedBy: us.id })
      .where('organizationId', '=', us.id)
      .where('partnerId', '=', them.id)
      .execute();
    expect((await us.as.get(`/partners/${them.id}`)).json().shared).toMatchObject({
      contacts: 0,
      locations: 0,
      orders: 2,
    });
  });

  test("another's partnership is not found, whatever is asked of it", async () => {
    const [us, them, stranger] = [await side(), await side(), await side()];
    await given().partnership({ organizationId: us.id, partnerId: them.id });
    const replies = [
      stranger.as.get(`/partners/${us.id}`),
      stranger.as.patch(`/partners/${us.id}/confirm`),
      stranger.as.patch(`/partners/${us.id}`, { status: 'blocked' }),
      stranger.as.delete(`/partners/${us.id}`),
      us.as.get(`/partners/${us.id}`),
    ];
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('blocked, unblocked, removed', () => {
  const partners = async () => {
    const [us, them] = [await side(), await side()];
    await given().partnership({ organizationId: us.id, partnerId: them.id });
    return { us, them };
  };

  test('either side blocks, only that side unblocks or removes it', async () => {
    const { us, them } = await partners();
    expect((await them.as.patch(`/partners/${us.id}`, { status: 'blocked' })).json()).toMatchObject({
      status: 'blocked',
      isBlockedByUs: true,
      actions: ['unblock', 'remove'],
    });
    expect((await us.as.get(`/partners/${them.id}`)).json()).toMatchObject({
      status: 'blocked',
      isBlockedByUs: false,
      actions: [],
    });
    for (const refused of [
      us.as.patch(`/partners/${them.id}`, { status: 'active' }),
      us.as.delete(`/partners/${them.id}`),
    ]) {
      expect((await refused).json()).toMatchObject({ statusCode: 409, code: 'blockedByPartner' });
    }
    expect((await us.as.patch(`/partners/${them.id}`, { status: 'blocked' })).json()).toMatchObject({
      isBlockedByUs: false,
    });
    expect((await them.as.patch(`/partners/${us.id}`, { status: 'active' })).json().status).toBe('active');
    expect((await told(us, them.id)).map(({ event, toStage }) => [event, toStage])).toEqual([
      ['blocked', 'blocked'],
      ['unblocked', 'active'],
    ]);
  });

  test('a request is neither blocked nor made active by a change of status; either side takes it away', async () => {
    const [us, them] = [await side(), await side()];
    await us.as.post('/partners/add', { partnerId: them.partnerToken });
    for (const status of ['blocked', 'active']) {
      expect((await them.as.patch(`/partners/${us.id}`, { status })).json()).toMatchObject({
        statusCode: 409,
        code: 'partnershipStatus',
        params: { status: 'waitingConfirmation' },
      });
    }
    expect((await them.as.delete(`/partners/${us.id}`)).json()).toEqual({ id: us.id });
    expect(await bell(them)).toMatchObject([{ kind: 'partnerRequest', readAt: TEST_NOW }]);
    expect((await us.as.get(`/partners/${them.id}`)).statusCode).toBe(404);
    expect((await us.as.post('/partners/add', { partnerId: them.partnerToken })).statusCode).toBe(201);
  });

  test('live trips keep partners together, whichever of them runs the trip; finished ones do not', async () => {
    const { us, them } = await partners();
    for (const number of ['T-1', 'T-2', 'T-3', 'T-4'])
      await given().trip({ organizationId: them.id, number, carrying: [{ organizationId: us.id }] });
    const refused = (await us.as.delete(`/partners/${them.id}`)).json();
    expect(refused).toMatchObject({
      statusCode: 409,
      code: 'partnerHasLiveTrips',
      message: 'Live trips with this partner: T-1, T-2, T-3…',
      params: { count: 4, numbers: ['T-1', 'T-2', 'T-3'] },
    });
    await portal.db.updateTable('trips').set({ stage: 'completed' }).where('organizationId', '=', them.id).execute();
    const vehicle = await given().vehicle({ organizationId: us.id });
    await given().trip({
      organizationId: them.id,
      number: 'T-5',
      vehicleId: vehicle.id,
      carrying: [{ organizationId: them.id, partnerId: us.id }],
    });
    expect((await them.as.delete(`/partners/${us.id}`)).json().params).toEqual({ count: 1, numbers: ['T-5'] });
    await portal.db.updateTable('trips').set({ stage: 'cancelled' }).where('number', '=', 'T-5').execute();
    expect((await us.as.delete(`/partners/${them.id}`)).statusCode).toBe(200);
    expect((await told(them, us.id)).at(-1)).toMatchObject({ event: 'removed', fromStage: 'active', toStage: null });
  });

  test('a trip with somebody else does not stand in the way', async () => {
    const { us, them } = await partners();
    const other = await side();
    await given().trip({ organizationId: them.id, carrying: [{ organizationId: other.id }] });
    expect((await us.as.delete(`/partners/${them.id}`)).statusCode).toBe(200);
    expect(await statusOf(us, them)).toBeUndefined();
  });
});

describe('the rules', () => {
  const partnership = fc.record({
    status: fc.constantFrom('waitingConfirmation' as const, 'active' as const, 'blocked' as const),
    isAsked: fc.boolean(),
    isBlockedByUs: fc.boolean(),
  });

  test('what is offered is what is not refused, and needs its rule', () => {
    fc.assert(
      fc.property(partnership, fc.boolean(), fc.boolean(), (one: Partnership, write, remove) => {
        const offered = actionsFor(one, (needed) => (needed === 'write' ? write : remove));
        const expected = PARTNER_ACTIONS.filter(
          (action: PartnerAction) => !refusalOf(action, one) && (WAYS[action].needs === 'write' ? write : remove),
        );
        expect(offered).toEqual(expected);
      }),
    );
  });

  test('nobody but the blocker gets out of a block', () => {
    fc.assert(
      fc.property(partnership, (one: Partnership) => {
        const offered = actionsFor({ ...one, status: 'blocked', isBlockedByUs: false }, () => true);
        expect(offered).toEqual([]);
      }),
    );
  });
});
