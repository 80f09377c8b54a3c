import { sql } from 'kysely';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { verifyAudit } from '../../identity/public.ts';
import { issueToken } from '../../identity/auth/session.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

let count = 0;
/** A driver with a login, and an administrator of their organization. */
async function createPeople(status: 1 | 2 = 2) {
  count += 1;
  const organizationId = (await build().organization({ type: 'fleetOwner' })).id;
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const person = { firstName: `Zebulon${count}`, lastName: `Quillfeather${count}`, phone: `+9477555${1_000 + count}` };
  const contact = await build().contact({ organizationId, ...person, email: `zq${count}@home.example` });
  const user = await build().user({
    organizationId,
    login: `zebulon.q${count}`,
    givenName: `Zeb${count}`,
    familyName: `Featherquill${count}`,
    email: `zq${count}@home.example`,
    contactId: contact.id,
    isDriver: true,
    status,
  });
  const driver = await build().driver({
    organizationId,
    userId: user.id,
    contactId: contact.id,
    idNumber: `19990${count}V`,
    homeAddress: `Nowhere Lane ${count}`,
  });
  const words = [
    person.firstName,
    person.lastName,
    person.phone,
    user.login,
    `Featherquill${count}`,
    user.email,
    `19990${count}V`,
    `Nowhere Lane ${count}`,
  ];
  return { organizationId, admin, contact, user, driver, words };
}

/** The tables that still contain one of the words. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(portal.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(name)} t
      where to_jsonb(t)::text ilike any(${words.map((word) => `%${word}%`)}::text[]) limit 1`.execute(portal.db);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

const anonymize = (by: { id: string }, of: 'users' | 'drivers', id: string, revision = '*') =>
  portal.as(by, { 'if-match': revision }).delete(`/${of}/${id}/personal-data`);

test.each(['users', 'drivers'] as const)(
  'leaves nothing in the database that identifies a person of %s',
  async (of) => {
    const { admin, user, driver, contact, words, organizationId } = await createPeople();
    await portal.as(admin).patch(`/contacts/${contact.id}`, { middleName: 'Xanthippe' });
    await portal
      .as(admin)
      .patch(`/drivers/${driver.id}`, { homeAddress: `${words.at(-1)} b`, emergencyContactName: 'Wilhelmina' });
    await portal.db
      .insertInto('mails')
      .values({
        recipient: user.email,
        organizationId,
        subject: 'Hi',
        text: words[0] ?? '',
        html: '',
        state: 'sent',
        createdAt: TEST_NOW,
      } as never)
      .execute();
    const order = await build().order({ organizationId, createdBy: user.id });
    const all = [...words, 'Xanthippe', 'Wilhelmina'];
    expect(await findWords(all)).toEqual(
      expect.arrayContaining(['users', 'contacts', 'drivers', 'mails', 'timeline_entries']),
    );
    const reply = await anonymize(admin, of, of === 'users' ? user.id : driver.id);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('id')]);
    expect(await findWords(all)).toEqual([]);
    const profile = await portal.as(admin).get(`/users/${user.id}`);
    expect(profile.json()).toMatchObject({
      login: expect.stringMatching(/^former-user-[0-9a-f]{12}$/),
      status: 2,
      actions: ['delete', 'exportData'],
    });
    expect((await portal.as(admin).get(`/orders/${order.id}`)).json()).toMatchObject({ id: order.id });
    expect((await portal.as(admin).get(`/drivers/${driver.id}`)).json()).toMatchObject({
      isBlocked: true,
      idNumber: null,
    });
  },
);

test('ends sessions, keys and links', async () => {
  const { admin, user, organizationId } = await createPeople(1);
  const { apiKey } = { apiKey: await build().apiKey({ organizationId, createdBy: user.id } as never) };
  const token = await issueToken(portal.app, user.id);
  await portal.as(admin).patch(`/users/${user.id}`, { status: 2 });
  await anonymize(admin, 'users', user.id);
  const headers = { authorization: `Bearer ${token}` };
  expect((await portal.app.inject({ url: `${API_PREFIX}/users/self`, headers })).statusCode).toBe(401);
  const key = await portal.db
    .selectFrom('apiKeys')
    .select('revokedAt')
    .where('id', '=', (apiKey as { id: string }).id)
    .executeTakeFirstOrThrow();
  expect(key.revokedAt).toBe(TEST_NOW);
});

test('the seals of the audit stay valid, and nothing else may change', async () => {
  const { admin, user, driver } = await createPeople();
  await portal.as(admin).patch(`/drivers/${driver.id}`, { homeAddress: 'Elsewhere' });
  portal.clock.now = TEST_NOW - (TEST_NOW % DAY) + DAY + HOUR;
  await portal.app.jobs.enqueue(portal.db, 'audit.seal', {});
  await portal.app.jobs.runDue();
  await anonymize(admin, 'users', user.id);
  expect(await verifyAudit(portal.db)).toMatchObject({ broken: null, redacted: expect.any(Number) });
  expect((await verifyAudit(portal.db)).redacted).toBeGreaterThan(0);
  await sql`
    update timeline_entries set event = 'forged'
    where position = (select min(position) from timeline_entries where position not in (select position from audit_redactions))`.execute(
    portal.db,
  );
  expect((await verifyAudit(portal.db)).broken).not.toBeNull();
});

test('is only for people who have left', async () => {
  const active = await createPeople(1);
  const code = async (reply: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
    const { statusCode, json } = await reply;
    return `${statusCode} ${json().code ?? ''}`;
  };
  expect(await code(anonymize(active.admin, 'users', active.user.id))).toBe('409 stillActive');
  expect(await code(anonymize(active.admin, 'users', active.admin.id))).toBe('409 lastAdmin');
  const gone = await createPeople();
  expect(await code(anonymize(gone.admin, 'users', active.user.id))).toBe('404 notFound');
  expect(await code(anonymize(gone.admin, 'users', gone.user.id, '"99"'))).toMatch(/^4\d\d/);
  const vehicle = await build().vehicle({ organizationId: gone.organizationId });
  await build().trip({
    organizationId: gone.organizationId,
    driverId: gone.driver.id,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
  } as never);
  expect(await code(anonymize(gone.admin, 'drivers', gone.driver.id))).toBe('409 openTrips');
  const planner = await build().user({ organizationId: gone.organizationId, rules: 'all' });
  expect(await code(anonymize(planner, 'users', gone.user.id))).toBe('403 forbidden');
});

test('rejects the last administrator and the break-glass administrator', async () => {
  const { organizationId, admin } = await createPeople();
  const root = await build().user({ role: 'root' });
  const second = await build().user({ organizationId, role: 'admin', rules: 'all', status: 2 });
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', admin.id).execute();
  expect((await anonymize(root, 'users', admin.id)).json()).toMatchObject({ code: 'lastAdmin' });
  await portal.db.updateTable('users').set({ status: 1 }).where('id', '=', admin.id).execute();
  await portal.db
    .insertInto('identityProviders')
    .values({
      organizationId,
      name: 'P',
      issuer: 'https://p.example',
      clientId: 'c',
      clientSecret: 's',
      isEnforced: true,
      trustsEmail: false,
      createsUsers: false,
      syncsRules: false,
      defaultRules: '[]',
      groupRules: '[]',
      breakGlassUserId: second.id,
      createdAt: TEST_NOW,
    } as never)
    .execute();
  expect((await anonymize(admin, 'users', second.id)).json()).toMatchObject({ code: 'breakGlassAdmin' });
});

test('cannot be undone or repeated', async () => {
  const { admin, user, driver } = await createPeople();
  expect((await anonymize(admin, 'users', user.id)).statusCode).toBe(200);
  expect((await anonymize(admin, 'drivers', driver.id)).json()).toMatchObject({ code: 'anonymized' });
  expect((await portal.as(admin).patch(`/users/${user.id}`, { status: 1 })).json()).toMatchObject({
    code: 'anonymized',
  });
  expect((await portal.as(admin).patch(`/drivers/${driver.id}`, { isBlocked: false })).json()).toMatchObject({
    code: 'anonymized',
  });
});
