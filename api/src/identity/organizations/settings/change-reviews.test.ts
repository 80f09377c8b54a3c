import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpSettings } from '../testing/organization-settings.fixtures.ts';

const portal = testApp();
const {
  build,
  createOwner,
  createPendingChange,
  createRoot,
  entriesOf,
  getDetails,
  mailsTo,
  notificationsOf,
  requestChange,
} = setUpSettings(portal);

beforeEach(() => portal.db.deleteFrom('signInAttempts').execute());

test('applies merged settings, declines the others, and notifies the contact and the owners', async () => {
  const user = await createOwner({
    pageTitle: 'Old',
    contactName: 'Nimal',
    contactEmail: 'nimal@merge.example',
    language: 'it',
  });
  const { id, revision } = await createPendingChange(user, {
    pageTitle: 'New',
    accentColor: '#112233',
    homeLinks: [{ label: 'Help', url: 'https://help.example/' }],
  });
  const admin = await createRoot();
  const notificationsBefore = await notificationsOf(admin.id);
  const reply = await portal
    .as(admin)
    .patch(`/organizations/changes/${id}`, { fields: ['pageTitle', 'homeLinks'], revision });
  expect(reply.json()).toMatchObject({
    pageTitle: 'New',
    accentColor: null,
    homeLinks: [{ label: 'Help' }],
    change: null,
  });

  const [requested, merged, declined] = await entriesOf(user.organizationId);
  expect(requested).toMatchObject({ event: 'changeRequested', userId: user.id });
  expect(merged).toMatchObject({
    event: 'changeMerged',
    userId: admin.id,
    changes: { pageTitle: { from: 'Old', to: 'New' } },
  });
  expect(declined).toMatchObject({ event: 'changeDeclined', changes: { accentColor: { from: null, to: '#112233' } } });
  expect(await mailsTo('nimal@merge.example')).toMatchObject([
    {
      text: expect.stringContaining(
        'Ora in vigore: titolo della pagina, link della pagina iniziale\n\nNon accettate: colore principale',
      ) as unknown,
    },
  ]);
  expect([notificationsBefore, await notificationsOf(user.id)]).toMatchObject([
    [],
    [{ kind: 'organizationChange', subjectId: user.organizationId, values: { state: 'merged' } }],
  ]);
});

test('notifies root until the change is decided, and emails the reason for declining', async () => {
  const admin = await createRoot();
  const user = await createOwner({ name: 'Lagoon', contactEmail: 'sea@decline.example' });
  const { id } = await createPendingChange(user, { name: 'Lagoon Seafoods' });
  expect(await notificationsOf(admin.id)).toMatchObject([
    {
      kind: 'organizationChange',
      subjectId: user.organizationId,
      values: { organization: 'Lagoon', state: 'pending' },
      readAt: null,
    },
  ]);
  expect((await portal.as(admin).delete(`/organizations/changes/${id}?reason=Not%20your%20name`)).json()).toEqual({
    id,
  });
  expect(await getDetails(user)).toMatchObject({ name: 'Lagoon', change: null });
  expect((await entriesOf(user.organizationId)).at(-1)).toMatchObject({
    event: 'changeDeclined',
    reason: 'Not your name',
    changes: { name: { from: 'Lagoon', to: 'Lagoon Seafoods' } },
  });
  expect((await mailsTo('sea@decline.example'))[0]?.text).toContain('Reason: Not your name');
  expect((await notificationsOf(admin.id))[0]?.readAt).toBe(TEST_NOW);
});

test('emails both addresses when the contact address changes', async () => {
  const user = await createOwner({ contactEmail: 'old@contact.example' });
  const { id } = await createPendingChange(user, { contactEmail: 'new@contact.example' });
  await portal.as(await createRoot()).patch(`/organizations/changes/${id}`, {});
  expect([await mailsTo('old@contact.example'), await mailsTo('new@contact.example')]).toMatchObject([[{}], [{}]]);
});

test('accepts one of several parallel decisions and rejects merging an outdated revision', async () => {
  const user = await createOwner();
  const admin = portal.as(await createRoot());
  const { id, revision } = await createPendingChange(user, { pageTitle: 'Seen' });
  await createPendingChange(user, { pageTitle: 'Unseen' });
  expect((await admin.patch(`/organizations/changes/${id}`, { revision })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
  });
  expect((await admin.patch(`/organizations/changes/${id}`, { fields: ['mapToken'] })).json().code).toBe(
    'changedMeanwhile',
  );
  const replies = await Promise.all([
    admin.patch(`/organizations/changes/${id}`, {}),
    admin.patch(`/organizations/changes/${id}`, {}),
    admin.delete(`/organizations/changes/${id}`),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code)).toEqual([
    'changeDecided',
    'changeDecided',
  ]);
  expect((await entriesOf(user.organizationId)).filter(({ event }) => event !== 'changeRequested')).toHaveLength(1);
});

test('rejects merging a registration id taken in the meantime', async () => {
  const user = await createOwner();
  const { id } = await createPendingChange(user, { registrationId: 'PV later' });
  await build().organization({ registrationId: 'pv LATER' });
  const reply = await portal.as(await createRoot()).patch(`/organizations/changes/${id}`, {});
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { registrationId: { code: 'duplicate', message: 'Organization with same registration id already exist' } },
  ]);
});

test('encrypts the password of a mail server, never reveals it, and requires it again for another server', async () => {
  const user = await createOwner();
  const secret = 'correct horse battery';
  const { id } = await createPendingChange(user, {
    smtpHost: 'mail.harvest.example',
    smtpPort: 587,
    smtpUser: 'office',
    smtpPassword: secret,
  });
  expect(await createPendingChange(user, { smtpPassword: secret })).toMatchObject({ revision: 1 });
  const merged = await portal.as(await createRoot()).patch(`/organizations/changes/${id}`, {});
  expect(merged.json()).toMatchObject({ hasSmtpPassword: true, smtpHost: 'mail.harvest.example', change: null });
  expect(await createPendingChange(user, { smtpPassword: secret })).toBeNull();
  expect((await requestChange(user, { smtpHost: 'mail.evil.example' })).json().fields).toEqual({
    smtpPassword: { code: 'required', message: 'Field is required' },
  });
  const next = await createPendingChange(user, { smtpPassword: 'another' });
  expect(next).toMatchObject({ changes: [{ field: 'smtpPassword', before: null, after: null }], values: {} });

  const storedData = JSON.stringify([
    await portal.db.selectFrom('organizations').selectAll().execute(),
    await portal.db.selectFrom('organizationChanges').selectAll().execute(),
    await portal.db.selectFrom('timelineEntries').selectAll().execute(),
    await portal.db.selectFrom('mails').selectAll().execute(),
    merged.json(),
    await getDetails(user),
  ]);
  expect(storedData).not.toContain(secret);
  const mergedChanges = await portal.db
    .selectFrom('organizationChanges')
    .select('changes')
    .where('state', '=', 'merged')
    .where('organizationId', '=', user.organizationId)
    .execute();
  expect(mergedChanges.filter(({ changes }) => 'smtpPassword' in changes)).toEqual([]);
  expect(JSON.stringify([merged.json(), await getDetails(user)])).not.toContain('v1.');
});

test('rejects merging another mail server without its password', async () => {
  const user = await createOwner({ smtpHost: 'mail.old.example', smtpPassword: 'v1.sealed' });
  const { id } = await createPendingChange(user, { smtpHost: 'mail.new.example', smtpPassword: 'fresh' });
  const admin = portal.as(await createRoot());
  const merge = (fields: string[]) => admin.patch(`/organizations/changes/${id}`, { fields });
  expect((await merge(['smtpHost'])).json().fields).toEqual({
    smtpPassword: { code: 'required', message: 'Field is required' },
  });
  expect((await merge(['smtpHost', 'smtpPassword'])).json()).toMatchObject({
    smtpHost: 'mail.new.example',
    change: null,
  });
});
