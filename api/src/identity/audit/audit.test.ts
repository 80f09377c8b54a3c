import fc from 'fast-check';
import { createBuilders } from '../../../demo/builders.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { parseChanges, findRecordedName, listReferences, replaceIdsByNames } from './entry.rules.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
type Entry = {
  event: string;
  subject: string;
  name: string | null;
  changes: { field: string; from: unknown; to: unknown }[];
};

async function setUp() {
  const root = await build().user({ role: 'root' });
  const list = async (query = '') => (await portal.as(root).get(`/audit?${query}`)).json();
  return { root, list, as: portal.as(root) };
}
const caller = ({ id, organizationId }: { id: string; organizationId: string }) => ({
  userId: id,
  organizationId,
  actorId: null,
});
const SUBJECT = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('lists who did what and when with old and new values, newest first', async () => {
  const { root, list, as } = await setUp();
  const { id } = (
    await as.post('/shared/countries', { name: 'Atlantis', fullName: 'Atlantis', shortName: 'ATL' })
  ).json();
  portal.clock.now += 60;
  await as.patch(`/shared/countries/${id}`, { name: 'Deep Atlantis' });
  portal.clock.now += 60;
  await as.delete(`/shared/countries/${id}`);
  portal.clock.now = TEST_NOW;
  const { items, total } = await list('subject=country');
  expect(items.map(({ event, name }: Entry) => [event, name])).toEqual([
    ['deleted', 'Deep Atlantis'],
    ['updated', 'Deep Atlantis'],
    ['created', 'Atlantis'],
  ]);
  expect([total, items[1]]).toEqual([
    3,
    {
      id: expect.any(String),
      subject: 'country',
      subjectId: id,
      name: 'Deep Atlantis',
      event: 'updated',
      from: null,
      to: null,
      reason: null,
      reasonCode: null,
      organization: { id: root.organizationId, name: expect.any(String) },
      user: { id: root.id, name: root.login, login: root.login },
      actor: null,
      apiKey: null,
      changes: [{ field: 'name', from: 'Atlantis', to: 'Deep Atlantis' }],
      occurredAt: TEST_NOW + 60,
      recordedAt: TEST_NOW + 60,
    },
  ]);
});

test('lists an entry by someone acting as another user under both', async () => {
  const { root, list, as } = await setUp();
  const clerk = await build().user({
    rules: [{ model: 'partner', rule: 'write' }],
    organizationId: (await build().organization({ name: 'Harvest' })).id,
  });
  const partner = await build().organization({ name: 'Lines' });
  const { token } = (await as.post('/auth/as', { userId: clerk.id })).json();
  expect(
    (
      await portal
        .as(null, { authorization: `Bearer ${token}` })
        .post('/partners/add', { partnerId: partner.partnerToken })
    ).statusCode,
  ).toBe(201);
  for (const userId of [clerk.id, root.id]) {
    const { items } = await list(`subject=partner&userId=${userId}`);
    expect(items).toHaveLength(2);
    for (const entry of items)
      expect(entry).toMatchObject({
        event: 'requested',
        to: 'waitingConfirmation',
        user: { name: clerk.login },
        actor: { name: root.login },
      });
  }
  const { items } = await list(`subject=partner&organizationId=${clerk.organizationId}`);
  expect(
    items.map(({ name, organization }: Entry & { organization: { name: string } }) => [name, organization.name]),
  ).toEqual([['Lines', 'Harvest']]);
});

test('filters by time, both ends inclusive, and paginates', async () => {
  const { root, list } = await setUp();
  for (const [n, event] of (['booked', 'moved', 'cancelled', 'noShow', 'arrived'] as const).entries())
    await recordTimeline(portal.db, caller(root), {
      subject: 'gateBooking',
      subjectId: SUBJECT,
      event,
      occurredAt: TEST_NOW - 100 * n,
      recordedAt: TEST_NOW + n,
    });
  await recordTimeline(portal.db, caller(root), {
    subject: 'gateBooking',
    subjectId: SUBJECT,
    event: 'done',
    occurredAt: TEST_NOW,
  });
  const events = async (query: string) =>
    (await list(`subject=gateBooking&${query}`)).items.map(({ event }: Entry) => event);
  expect(await events('limit=3')).toEqual(['done', 'booked', 'moved']);
  expect(await events('limit=3&page=2')).toEqual(['cancelled', 'noShow', 'arrived']);
  expect(await events(`from=${TEST_NOW - 300}&to=${TEST_NOW - 100}`)).toEqual(['moved', 'cancelled', 'noShow']);
  expect((await list(`subject=gateBooking&to=${TEST_NOW - 400}`)).total).toBe(1);
});

test('replaces ids by names and keeps the ids of deleted records', async () => {
  const { root, list } = await setUp();
  const sriLanka = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'LK')
    .executeTakeFirstOrThrow();
  await recordTimeline(portal.db, caller(root), {
    subject: 'organization',
    subjectId: root.organizationId,
    event: 'changeMerged',
    changes: { countryId: { from: SUBJECT, to: sriLanka.id }, domain: 'tea' },
    occurredAt: TEST_NOW,
  });
  const {
    items: [entry],
  } = await list('subject=organization');
  expect(entry.changes).toEqual([
    { field: 'countryId', from: SUBJECT, to: 'Sri Lanka' },
    { field: 'domain', from: null, to: 'tea' },
  ]);
  expect(entry.name).toBe(entry.organization.name);
});

test('resolves the names of vehicles, dictionary entries and drivers', async () => {
  const { root, list } = await setUp();
  const { organizationId } = root;
  const [brand, cold, contact] = [
    await build().dictionaryEntry({ kind: 'brand', name: 'Isuzu' }),
    await build().cargoType({ name: 'Chilled' }),
    await build().contact({ organizationId, firstName: 'Sunil', lastName: 'Rathnayake' }),
  ];
  const driver = await build().driver({ organizationId, contactId: contact.id });
  const draft = await build().vehicleDraft({ organizationId, values: { registrationPlate: 'WP 7' } });
  const recordUpdate = (
    subject: 'vehicle' | 'driver' | 'vehicleDraft' | 'brand' | 'contract',
    subjectId: string,
    changes: object,
  ) =>
    recordTimeline(portal.db, caller(root), {
      subject,
      subjectId,
      event: 'updated',
      changes: { ...changes },
      occurredAt: TEST_NOW,
    });
  await recordUpdate('vehicle', SUBJECT, {
    brandId: { from: null, to: brand.id },
    driverId: { from: driver.id, to: null },
    cargoTypeIds: { from: [], to: [cold.id, SUBJECT] },
    registrationPlate: { from: 'WP 1', to: null },
  });
  await recordUpdate('driver', driver.id, {});
  await recordUpdate('vehicleDraft', draft.id, {});
  await recordUpdate('brand', brand.id, {});
  const port = await build().location({ organizationId, name: 'Port' });
  await recordUpdate('contract', SUBJECT, {
    pointRates: { from: [], to: [{ fromLocationId: port.id, toLocationId: SUBJECT, flatRate: '1.00' }] },
  });
  const findEntry = async (subject: string) => (await list(`subject=${subject}`)).items[0];
  expect(await findEntry('vehicle')).toMatchObject({
    name: 'WP 1',
    changes: [
      { field: 'brandId', to: 'Isuzu' },
      { field: 'cargoTypeIds', from: [], to: ['Chilled', SUBJECT] },
      { field: 'driverId', from: 'Sunil Rathnayake', to: null },
      { field: 'registrationPlate' },
    ],
  });
  expect((await findEntry('contract')).changes).toEqual([
    { field: 'pointRates', from: [], to: [{ fromLocationId: 'Port', toLocationId: SUBJECT, flatRate: '1.00' }] },
  ]);
  expect([
    (await findEntry('driver')).name,
    (await findEntry('vehicleDraft')).name,
    (await findEntry('brand')).name,
  ]).toEqual(['Sunil Rathnayake', 'WP 7', 'Isuzu']);
});

test('lists entries whose user and organization were deleted', async () => {
  const { list } = await setUp();
  await recordTimeline(
    portal.db,
    { userId: null, actorId: null, organizationId: SUBJECT },
    {
      subject: 'alertRule',
      subjectId: SUBJECT,
      event: 'updated',
      changes: { login: { from: 'nimal', to: null } },
      reason: 'left',
      occurredAt: TEST_NOW,
    },
  );
  expect((await list('subject=alertRule')).items).toMatchObject([
    { name: 'nimal', user: null, actor: null, organization: null, reason: 'left' },
  ]);
});

test.each(['userId=nobody', 'from=yesterday', 'to=-1', 'limit=0'])('rejects %s by its name', async (query) => {
  const { as } = await setUp();
  const reply = await as.get(`/audit?${query}`);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [query.split('=')[0]]]);
});

test('never records a secret', async () => {
  const { as } = await setUp();
  const timezoneId = (await portal.db.selectFrom('timezones').select('id').limit(1).executeTakeFirstOrThrow()).id;
  const created = (
    await as.post('/users', { login: 'secretive', email: 'secretive@x.example', password: 'open sesame 1', timezoneId })
  ).json();
  await as.patch(`/users/${created.id}`, { password: 'open sesame 2' });
  await as.post('/users', { login: 'mailed', email: 'mailed@x.example', timezoneId });
  const owner = portal.as(await build().user({ rules: [{ model: 'organizationOwner', rule: 'write' }] }));
  await owner.patch('/organizations/self', {
    smtpHost: 'mail.x.example',
    smtpPort: 587,
    smtpUser: 'me',
    smtpPassword: 'open sesame 3',
  });
  const { token } = (await owner.post('/organizations/self/partner-token')).json();
  await portal.as(null).post('/auth/otp', { email: 'secretive@x.example' });
  const mails = await portal.db.selectFrom('mails').select('text').execute();
  const codes = mails.flatMap(({ text }) => text.match(/\b\d{6}\b/g) ?? []);
  const recorded = JSON.stringify(await portal.db.selectFrom('timelineEntries').selectAll().execute());
  expect([recorded.includes('secretive'), codes.length > 0]).toEqual([true, true]);
  expect([...codes, 'open sesame', '$argon2', token].filter((secret) => recorded.includes(secret))).toEqual([]);
});

describe('recorded changes', () => {
  test.each<[unknown, object[]]>([
    [null, []],
    [[], []],
    ['text', []],
    [{}, []],
    [{ a: { from: 1, to: 2 } }, [{ field: 'a', from: 1, to: 2 }]],
    [{ a: [1, 2] }, [{ field: 'a', from: null, to: [1, 2] }]],
    [{ a: { from: 1 } }, [{ field: 'a', from: null, to: { from: 1 } }]],
    [{ a: null }, [{ field: 'a', from: null, to: null }]],
  ])('parses %j into a list of fields', (recorded, expected) => {
    expect(parseChanges(recorded)).toEqual(expected);
  });

  test('replaces ids by names and nothing else', () => {
    const value = fc.oneof(fc.uuid(), fc.string(), fc.integer(), fc.constant(null));
    const change = fc.record({
      field: fc.constantFrom('countryId', 'name', '__proto__', 'constructor'),
      from: value,
      to: value,
    });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const findEntry = replaceIdsByNames(changes, ({ kind }) => `some ${kind}`);
        const replaced = findEntry.flatMap((change_, i) =>
          (['from', 'to'] as const)
            .filter((end) => change_[end] !== changes[i]?.[end])
            .map((end) => [change_.field, change_[end]]),
        );
        expect(replaced).toEqual(listReferences(changes).map(() => ['countryId', 'some country']));
        expect(replaceIdsByNames(changes, () => undefined)).toEqual(changes);
      }),
    );
  });

  test('finds the name of a deleted record in its last entry', () => {
    expect(
      findRecordedName([
        { field: 'shortName', from: 'LKR', to: null },
        { field: 'login', from: 'a', to: 'b' },
      ]),
    ).toBe('b');
    expect(findRecordedName([{ field: 'name', from: null, to: 7 }])).toBeNull();
  });
});
