import fc from 'fast-check';
import { given as builders } from '../../../demo/builders.ts';
import { record } from '../../platform/timeline.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { changesIn, nameIn, referencesIn, withNames } from './entry.rules.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
type Entry = {
  event: string;
  subject: string;
  name: string | null;
  changes: { field: string; from: unknown; to: unknown }[];
};

async function stage() {
  const root = await given().user({ role: 'root' });
  const list = async (query = '') => (await portal.as(root).get(`/audit?${query}`)).json();
  return { root, list, as: portal.as(root) };
}
const caller = ({ id, organizationId }: { id: string; organizationId: string }) => ({
  userId: id,
  organizationId,
  actorId: null,
});
const SUBJECT = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('what was done is told with who, when, before and after, newest first', async () => {
  const { root, list, as } = await stage();
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
      organization: { id: root.organizationId, name: expect.any(String) },
      user: { id: root.id, name: root.login },
      actor: null,
      changes: [{ field: 'name', from: 'Atlantis', to: 'Deep Atlantis' }],
      occurredAt: TEST_NOW + 60,
      recordedAt: TEST_NOW + 60,
    },
  ]);
});

test('somebody who acts under another name stands there under both, and is found by either', async () => {
  const { root, list, as } = await stage();
  const clerk = await given().user({
    rules: [{ model: 'partner', rule: 'write' }],
    organizationId: (await given().organization({ name: 'Harvest' })).id,
  });
  const partner = await given().organization({ name: 'Lines' });
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

test('it is read page by page, and by when it happened, both ends included', async () => {
  const { root, list } = await stage();
  for (let n = 0; n < 5; n += 1)
    await record(portal.db, caller(root), {
      subject: 'test',
      subjectId: SUBJECT,
      event: `e${n}`,
      occurredAt: TEST_NOW - 100 * n,
      recordedAt: TEST_NOW + n,
    });
  await record(portal.db, caller(root), {
    subject: 'test',
    subjectId: SUBJECT,
    event: 'same second',
    occurredAt: TEST_NOW,
  });
  const events = async (query: string) => (await list(`subject=test&${query}`)).items.map(({ event }: Entry) => event);
  expect(await events('limit=3')).toEqual(['same second', 'e0', 'e1']);
  expect(await events('limit=3&page=2')).toEqual(['e2', 'e3', 'e4']);
  expect(await events(`from=${TEST_NOW - 300}&to=${TEST_NOW - 100}`)).toEqual(['e1', 'e2', 'e3']);
  expect((await list(`subject=test&to=${TEST_NOW - 400}`)).total).toBe(1);
});

test('ids that a person cannot read are told as names; what is gone keeps its id', async () => {
  const { root, list } = await stage();
  const lanka = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'LK')
    .executeTakeFirstOrThrow();
  await record(portal.db, caller(root), {
    subject: 'organization',
    subjectId: root.organizationId,
    event: 'changeMerged',
    changes: { countryId: { from: SUBJECT, to: lanka.id }, domain: 'tea' },
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

test('vehicles, their dictionaries and drivers are called as people call them', async () => {
  const { root, list } = await stage();
  const { organizationId } = root;
  const [brand, cold, contact] = [
    await given().dictionaryEntry({ kind: 'brand', name: 'Isuzu' }),
    await given().cargoType({ name: 'Chilled' }),
    await given().contact({ organizationId, firstName: 'Sunil', lastName: 'Rathnayake' }),
  ];
  const driver = await given().driver({ organizationId, contactId: contact.id });
  const draft = await given().vehicleDraft({ organizationId, values: { registrationPlate: 'WP 7' } });
  const write = (subject: string, subjectId: string, changes: object) =>
    record(portal.db, caller(root), {
      subject,
      subjectId,
      event: 'updated',
      changes: { ...changes },
      occurredAt: TEST_NOW,
    });
  await write('vehicle', SUBJECT, {
    brandId: { from: null, to: brand.id },
    driverId: { from: driver.id, to: null },
    cargoTypeIds: { from: [], to: [cold.id, SUBJECT] },
    registrationPlate: { from: 'WP 1', to: null },
  });
  await write('driver', driver.id, {});
  await write('vehicleDraft', draft.id, {});
  await write('brand', brand.id, {});
  const port = await given().location({ organizationId, name: 'Port' });
  await write('contract', SUBJECT, {
    pointRates: { from: [], to: [{ fromLocationId: port.id, toLocationId: SUBJECT, flatRate: '1.00' }] },
  });
  const named = async (subject: string) => (await list(`subject=${subject}`)).items[0];
  expect(await named('vehicle')).toMatchObject({
    name: 'WP 1',
    changes: [
      { field: 'brandId', to: 'Isuzu' },
      { field: 'cargoTypeIds', from: [], to: ['Chilled', SUBJECT] },
      { field: 'driverId', from: 'Sunil Rathnayake', to: null },
      { field: 'registrationPlate' },
    ],
  });
  expect((await named('contract')).changes).toEqual([
    { field: 'pointRates', from: [], to: [{ fromLocationId: 'Port', toLocationId: SUBJECT, flatRate: '1.00' }] },
  ]);
  expect([(await named('driver')).name, (await named('vehicleDraft')).name, (await named('brand')).name]).toEqual([
    'Sunil Rathnayake',
    'WP 7',
    'Isuzu',
  ]);
});

test('what has neither user nor organization any more is still told', async () => {
  const { list } = await stage();
  await record(
    portal.db,
    { userId: null, actorId: null, organizationId: SUBJECT },
    {
      subject: 'ghost',
      subjectId: SUBJECT,
      event: 'deleted',
      changes: { login: { from: 'nimal', to: null } },
      reason: 'left',
      occurredAt: TEST_NOW,
    },
  );
  expect((await list('subject=ghost')).items).toMatchObject([
    { name: 'nimal', user: null, actor: null, organization: null, reason: 'left' },
  ]);
});

test('nobody but root reads it, whatever their rules', async () => {
  const admin = await given().user({
    role: 'admin',
    rules: 'all',
    organizationId: (await given().organization({ type: '3pl' })).id,
  });
  expect((await portal.as(admin).get('/audit')).statusCode).toBe(403);
});

test.each(['userId=nobody', 'from=yesterday', 'to=-1', 'limit=0'])('%s is refused by its name', async (query) => {
  const { as } = await stage();
  const reply = await as.get(`/audit?${query}`);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [query.split('=')[0]]]);
});

test('no secret ever stands in a timeline: not of people who come, change and go', async () => {
  const { as } = await stage();
  const timezoneId = (await portal.db.selectFrom('timezones').select('id').limit(1).executeTakeFirstOrThrow()).id;
  const made = (
    await as.post('/users', { login: 'secretive', email: 'secretive@x.example', password: 'open sesame 1', timezoneId })
  ).json();
  await as.patch(`/users/${made.id}`, { password: 'open sesame 2' });
  await as.post('/users', { login: 'mailed', email: 'mailed@x.example', timezoneId });
  const owner = portal.as(await given().user({ rules: [{ model: 'organizationOwner', rule: 'write' }] }));
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
  const written = JSON.stringify(await portal.db.selectFrom('timelineEntries').selectAll().execute());
  expect([written.includes('secretive'), codes.length > 0]).toEqual([true, true]);
  expect([...codes, 'open sesame', '$argon2', token].filter((secret) => written.includes(secret))).toEqual([]);
});

describe('what features write', () => {
  test.each<[unknown, object[]]>([
    [null, []],
    [[], []],
    ['text', []],
    [{}, []],
    [{ a: { from: 1, to: 2 } }, [{ field: 'a', from: 1, to: 2 }]],
    [{ a: [1, 2] }, [{ field: 'a', from: null, to: [1, 2] }]],
    [{ a: { from: 1 } }, [{ field: 'a', from: null, to: { from: 1 } }]],
    [{ a: null }, [{ field: 'a', from: null, to: null }]],
  ])('%j is read as a list of fields', (written, expected) => {
    expect(changesIn(written)).toEqual(expected);
  });

  test('names take the place of ids and of nothing else', () => {
    const value = fc.oneof(fc.uuid(), fc.string(), fc.integer(), fc.constant(null));
    const change = fc.record({
      field: fc.constantFrom('countryId', 'name', '__proto__', 'constructor'),
      from: value,
      to: value,
    });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const named = withNames(changes, ({ kind }) => `some ${kind}`);
        const replaced = named.flatMap((one, i) =>
          (['from', 'to'] as const).filter((end) => one[end] !== changes[i]?.[end]).map((end) => [one.field, one[end]]),
        );
        expect(replaced).toEqual(referencesIn(changes).map(() => ['countryId', 'some country']));
        expect(withNames(changes, () => undefined)).toEqual(changes);
      }),
    );
  });

  test('a record that is gone is called as its last line calls it', () => {
    expect(
      nameIn([
        { field: 'shortName', from: 'LKR', to: null },
        { field: 'login', from: 'a', to: 'b' },
      ]),
    ).toBe('b');
    expect(nameIn([{ field: 'name', from: null, to: 7 }])).toBeNull();
  });
});
