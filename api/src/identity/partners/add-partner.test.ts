import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createSide, notificationsOf, PARTNER_RULES, partnerEntries } from './testing/partner.fixtures.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const createOrganization = (overrides: Parameters<typeof createSide>[1] = {}) => createSide(portal, overrides);

describe('adding a partner by token', () => {
  test('requests and confirms a partnership, recorded in both timelines and notified to both sides', async () => {
    const [us, them] = [
      await createOrganization({ name: 'Ceylon Harvest' }),
      await createOrganization({ name: 'Lanka Lines' }),
    ];
    const reply = await us.as.post('/partners/add', { partnerId: ` ${them.partnerToken} ` });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { id: them.id, name: 'Lanka Lines', status: 'waitingConfirmation', waitsForUs: false, actions: ['remove'] },
    ]);
    expect((await them.as.get(`/partners/${us.id}`)).json()).toMatchObject({
      waitsForUs: true,
      actions: ['confirm', 'remove'],
    });
    expect(await notificationsOf(portal, them)).toEqual([
      { kind: 'partnerRequest', values: { organization: 'Ceylon Harvest' }, readAt: null },
    ]);

    expect((await us.as.patch(`/partners/${them.id}/confirm`)).json()).toMatchObject({
      statusCode: 409,
      code: 'confirmedByPartner',
    });
    expect((await them.as.patch(`/partners/${us.id}/confirm`)).json()).toMatchObject({
      status: 'active',
      actions: ['share', 'block', 'remove'],
    });
    expect((await them.as.patch(`/partners/${us.id}/confirm`)).statusCode).toBe(200);
    expect(await notificationsOf(portal, them)).toMatchObject([{ kind: 'partnerRequest', readAt: TEST_NOW }]);
    expect(await notificationsOf(portal, us)).toEqual([
      { kind: 'partnerConfirmed', values: { organization: 'Lanka Lines' }, readAt: null },
    ]);
    const entries = [
      { event: 'requested', fromStage: null, toStage: 'waitingConfirmation', userId: us.user.id },
      { event: 'confirmed', fromStage: 'waitingConfirmation', toStage: 'active', userId: them.user.id },
    ];
    expect([await partnerEntries(portal, us, them.id), await partnerEntries(portal, them, us.id)]).toEqual([
      entries,
      entries,
    ]);
  });

  const UNKNOWN_TOKEN = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
  test.each([
    ['an unknown token', UNKNOWN_TOKEN],
    ['a malformed token', 'please'],
    ['SQL', "' or 1=1--"],
  ])('rejects %s', async (_name, partnerId) => {
    const reply = await (await createOrganization()).as.post('/partners/add', { partnerId });
    expect(reply.json()).toEqual({
      statusCode: 422,
      code: 'invalid',
      message: 'Invalid partner token',
      fields: { partnerId: { code: 'invalidPartnerToken', message: 'Invalid partner token' } },
    });
  });

  test.each([0, 2] as const)('rejects the token of an organization with status %s', async (status) => {
    const { partnerToken } = await build().organization({ status });
    expect(
      (await (await createOrganization()).as.post('/partners/add', { partnerId: partnerToken })).json().message,
    ).toBe('Invalid partner token');
  });

  test('rejects an empty token and the own one', async () => {
    const us = await createOrganization();
    expect((await us.as.post('/partners/add', { partnerId: '' })).json().fields).toEqual({
      partnerId: { code: 'required', message: 'Field is required' },
    });
    expect((await us.as.post('/partners/add', { partnerId: us.partnerToken })).json().fields).toMatchObject({
      partnerId: { code: 'ownPartnerToken' },
    });
  });

  test('rejects a second request by either side, also a parallel one', async () => {
    const [us, them] = [await createOrganization(), await createOrganization()];
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

  test('throttles wrong tokens, longer each time', async () => {
    const [us, them] = [await createOrganization(), await createOrganization()];
    const guess = async () => (await us.as.post('/partners/add', { partnerId: UNKNOWN_TOKEN })).statusCode;
    for (let i = 0; i < 6; i += 1) expect(await guess()).toBe(422);
    const throttled = await us.as.post('/partners/add', { partnerId: them.partnerToken });
    expect([throttled.statusCode, throttled.json().params]).toEqual([429, { retryAfter: 5 }]);
    portal.clock.now += 5;
    expect((await us.as.post('/partners/add', { partnerId: them.partnerToken })).statusCode).toBe(201);
    expect([await guess(), await guess()]).toEqual([422, 429]);
    portal.clock.now = TEST_NOW;
  });
});

describe('adding a partner by registration', () => {
  const findLookups = async () => ({
    countryId: (
      await portal.db.selectFrom('countries').select('id').where('shortName', '=', 'LK').executeTakeFirstOrThrow()
    ).id,
    currencyId: (
      await portal.db.selectFrom('currencies').select('id').where('shortName', '=', 'LKR').executeTakeFirstOrThrow()
    ).id,
  });
  let count = 0;
  const registration = async (overrides = {}) => {
    count += 1;
    return {
      name: `New Fleet ${count}`,
      registrationId: `NF ${count}`,
      ...(await findLookups()),
      domain: 'transport',
      contactName: 'Ruwan Silva',
      contactEmail: `ruwan@fleet${count}.example`,
      type: 'fleetOwner',
      ...overrides,
    };
  };

  test("waits for review and then for the confirmation by the partner's users", async () => {
    const us = await createOrganization({ type: '5pl' });
    const root = await build().user({ role: 'root' });
    const input = await registration();
    const created = (await us.as.post('/partners', input)).json();
    expect(created).toMatchObject({
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
      .where('id', '=', created.id)
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
        .where('organizationId', '=', created.id)
        .orderBy('position')
        .execute(),
    ).toEqual([
      { subject: 'organization', event: 'registered', userId: us.user.id },
      { subject: 'partner', event: 'requested', userId: us.user.id },
    ]);

    await portal.db.updateTable('organizations').set({ status: 1 }).where('id', '=', created.id).execute();
    const newAdmin = portal.as(await build().user({ organizationId: created.id, rules: PARTNER_RULES }));
    expect((await newAdmin.patch(`/partners/${us.id}/confirm`)).json().status).toBe('active');
  });

  test('reports missing, duplicate and forbidden fields', async () => {
    const us = await createOrganization({ type: '5pl' });
    const existing = await registration();
    await us.as.post('/partners', existing);
    const createPartner = async (overrides: object) =>
      (await us.as.post('/partners', { ...(await registration()), ...overrides })).json().fields;
    expect(await createPartner({ name: ' ', contactEmail: 'nobody' })).toMatchObject({
      name: { message: 'Field is required' },
      contactEmail: { message: 'Email invalid' },
    });
    expect(await createPartner({ type: '5pl' })).toEqual({
      type: { code: 'invalid', message: 'Your organization cannot register this type' },
    });
    expect(await createPartner({ countryId: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' })).toMatchObject({
      countryId: { code: 'notFound' },
    });
    expect(
      await createPartner({
        registrationId: existing.registrationId.toLowerCase(),
        contactEmail: existing.contactEmail,
      }),
    ).toMatchObject({ registrationId: { code: 'duplicate' }, contactEmail: { code: 'duplicate' } });
    expect(
      await portal.db.selectFrom('organizations').select('id').where('name', '=', 'New Fleet 3').execute(),
    ).toEqual([]);
  });
});
