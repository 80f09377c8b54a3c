import { testApp } from '../../../platform/testing/test-app.ts';
import { setUpSettings } from '../testing/organization-settings.fixtures.ts';

const portal = testApp();
const { createOwner, createPendingChange, createRoot, getChange, requestChange, statusOf, uploadPicture } =
  setUpSettings(portal);

beforeEach(() => portal.db.deleteFrom('signInAttempts').execute());

test('shows a picture once it is merged and deletes replaced and declined ones', async () => {
  const user = await createOwner({ host: 'pictures.example' });
  const admin = portal.as(await createRoot());
  const distributor = async () =>
    (await portal.as(null).get('/organizations/distributor?domain=pictures.example')).json();
  const [first, icon] = [await uploadPicture(user, 'loginImage'), await uploadPicture(user, 'favicon')];
  expect((await requestChange(user, { loginImageId: icon.id })).json().fields.loginImageId.code).toBe('notFound');
  const change = await createPendingChange(user, { loginImageId: first.id, pageFaviconId: icon.id });
  expect(change.changes).toEqual([
    { field: 'loginImageId', before: null, after: first.url },
    { field: 'pageFaviconId', before: null, after: icon.url },
  ]);
  expect([await statusOf(first.url), (await distributor()).loginImage]).toEqual([200, null]);

  await admin.patch(`/organizations/changes/${change.id}`, { fields: ['loginImageId'] });
  const loginImageUrl = (await distributor()).loginImage;
  expect([await statusOf(loginImageUrl), await statusOf(first.url), await statusOf(icon.url)]).toEqual([200, 200, 404]);

  const second = await uploadPicture(user, 'loginImage');
  const third = await uploadPicture(user, 'loginImage');
  await createPendingChange(user, { loginImageId: second.id });
  const next = await createPendingChange(user, { loginImageId: third.id });
  expect(next.changes).toEqual([{ field: 'loginImageId', before: loginImageUrl, after: third.url }]);
  expect([await statusOf(second.url), await statusOf(third.url)]).toEqual([404, 200]);
  await admin.delete(`/organizations/changes/${next.id}`);
  expect([await statusOf(third.url), await statusOf(loginImageUrl)]).toEqual([404, 200]);
});

test('rejects pictures of other organizations', async () => {
  const [user, otherOwner] = [await createOwner(), await createOwner()];
  const { id } = await uploadPicture(otherOwner, 'loginImage');
  expect((await requestChange(user, { loginImageId: id })).json().fields).toEqual({
    loginImageId: { code: 'notFound', message: 'Picture not found' },
  });
  expect(await statusOf(`/api/organizations/${user.organizationId}/pictures/${id}`)).toBe(404);
});

test('limits the number of unused pictures', async () => {
  const user = await createOwner();
  const { id } = await uploadPicture(user, 'favicon');
  await createPendingChange(user, { pageFaviconId: id });
  for (let n = 0; n < 14; n += 1) await uploadPicture(user, 'loginImage');
  const { length } = await portal.db
    .selectFrom('files')
    .select('id')
    .where('organizationId', '=', user.organizationId)
    .execute();
  expect([length, (await getChange(user)).values]).toEqual([11, { pageFaviconId: id }]);
});
