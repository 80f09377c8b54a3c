import { createBuilders } from '../../../demo/builders.ts';
import { readPart } from '../../platform/excel/testing/files.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

/** A driver with a login, who shares an organization with an administrator and a colleague. */
async function createPeople() {
  const organizationId = (await build().organization({ type: 'fleetOwner' })).id;
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const contact = await build().contact({ organizationId, firstName: 'Nimal', phone: '+94771234567' });
  const user = await build().user({
    organizationId,
    login: `nimal-${organizationId.slice(-6)}`,
    contactId: contact.id,
  });
  const driver = await build().driver({
    organizationId,
    userId: user.id,
    contactId: contact.id,
    idNumber: '901234567V',
  });
  const file = await build().driverFile(
    { organizationId, driverId: driver.id, kind: 'licence' },
    { name: 'licence.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.4') },
  );
  const order = await build().order({ organizationId, createdBy: user.id });
  return { organizationId, admin, contact, user, driver, file, order };
}

async function download(by: { id: string }, path: string) {
  const reply = await portal.as(by).post(path, {});
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return { zip: reply.rawPayload, ...JSON.parse(await readPart(reply.rawPayload, 'data.json')) };
}

test('exports all data about a person, with their files', async () => {
  const { user, contact, driver, file, order } = await createPeople();
  await portal.db
    .insertInto('notifications')
    .values({ userId: user.id, kind: 'tripAssigned', values: '{}', createdAt: TEST_NOW } as never)
    .execute();
  await portal.db
    .insertInto('mails')
    .values({
      recipient: user.email.toUpperCase(),
      organizationId: user.organizationId,
      subject: 'Hello',
      text: 'T',
      html: 'H',
      state: 'sent',
      createdAt: TEST_NOW,
    } as never)
    .execute();
  const { data, mentionedIn, zip, createdAt } = await download(user, '/users/self/personal-data');
  expect(createdAt).toBe(new Date(TEST_NOW * 1_000).toISOString());
  expect(data['users by id']).toMatchObject([{ login: user.login, email: user.email }]);
  expect(data['contacts by id']).toMatchObject([{ id: contact.id, first_name: 'Nimal', phone: '+94771234567' }]);
  expect(data['drivers by id']).toMatchObject([{ id: driver.id, id_number: '901234567V' }]);
  expect(data['notifications by user_id']).toHaveLength(1);
  expect(data['mails by recipient']).toMatchObject([{ subject: 'Hello' }]);
  expect(data['timeline_entries by subject_id']).toMatchObject([{ event: 'personalDataExported' }]);
  expect(mentionedIn['orders by created_by']).toEqual([{ id: order.id }]);
  expect(JSON.stringify(data)).not.toMatch(/password_hash|refresh_hash|\$argon2/);
  expect(await readPart(zip, `files/${file.fileId}-licence.pdf`)).toBe('%PDF-1.4');
});

test.each(['users', 'drivers', 'contacts'] as const)('lets an administrator export a person of %s', async (of) => {
  const { admin, user, driver, contact, organizationId } = await createPeople();
  const id = { users: user.id, drivers: driver.id, contacts: contact.id }[of];
  const { data } = await download(admin, `/${of}/${id}/personal-data`);
  expect(data['users by id']).toMatchObject([{ id: user.id }]);
  expect(data['drivers by id']).toMatchObject([{ id: driver.id }]);
  const entry = await portal.db
    .selectFrom('timelineEntries')
    .select(['subject', 'subjectId', 'userId', 'organizationId', 'revision'])
    .where('event', '=', 'personalDataExported')
    .where('subjectId', '=', id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ subject: of.slice(0, -1), userId: admin.id, organizationId, revision: null });
});

test('exports nobody else, and no other organization', async () => {
  const { admin, user } = await createPeople();
  const others = await createPeople();
  const { data } = await download(admin, `/users/${user.id}/personal-data`);
  expect(JSON.stringify(data)).not.toContain(others.user.login);
  expect((await portal.as(admin).post(`/users/${others.user.id}/personal-data`, {})).statusCode).toBe(404);
  expect((await portal.as(admin).post(`/contacts/${others.contact.id}/personal-data`, {})).statusCode).toBe(404);
});

test('is for administrators with the rule only', async () => {
  const { organizationId, user, driver } = await createPeople();
  const planner = await build().user({ organizationId, rules: 'all' });
  const admin = await build().user({ organizationId, role: 'admin' });
  for (const caller of [planner, admin])
    for (const path of [`/users/${user.id}`, `/drivers/${driver.id}`])
      expect((await portal.as(caller).post(`${path}/personal-data`, {})).statusCode).toBe(403);
});

test('hides the data of root from administrators', async () => {
  const { organizationId, admin } = await createPeople();
  const root = await build().user({ organizationId, role: 'root' });
  const reply = await portal.as(admin).post(`/users/${root.id}/personal-data`, {});
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'outOfReach']);
});

test('exports more rows than fit into a page', async () => {
  const { user } = await createPeople();
  await portal.db
    .insertInto('notifications')
    .values(
      Array.from({ length: 4_100 }, () => ({
        userId: user.id,
        kind: 'tripAssigned',
        values: '{}',
        createdAt: TEST_NOW,
      })) as never,
    )
    .execute();
  const { data } = await download(user, '/users/self/personal-data');
  const ids = data['notifications by user_id'].map(({ id }: { id: string }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([4_100, 4_100]);
});
