import { testApp } from '../../../platform/testing/test-app.ts';
import { setUpSettings } from '../testing/organization-settings.fixtures.ts';
import { form, MULTIPART, PNG } from '../testing/picture.fixtures.ts';

const portal = testApp();
const { createOwner, createRoot, entriesOf, statusOf } = setUpSettings(portal);

test('removes a logo, once, and only of the own organization', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const id = owner.organizationId;
  const { logo } = (
    await portal.as(owner, MULTIPART).post(`/organizations/${id}/logo`, form(PNG, { field: 'logo' }))
  ).json();
  expect(await statusOf(logo)).toBe(200);
  expect((await portal.as(other).delete(`/organizations/${id}/logo`)).statusCode).toBe(404);
  expect((await portal.as(owner).delete(`/organizations/${id}/logo`)).json()).toEqual({ logo: null });
  expect((await portal.as(owner).delete(`/organizations/${id}/logo`)).statusCode).toBe(200);
  expect([(await portal.as(owner).get('/organizations/my')).json().logo, await statusOf(logo)]).toEqual([null, 404]);
  expect((await entriesOf(id)).filter(({ event }) => event === 'logoChanged')).toHaveLength(2);
});

test('lets root set the sign-in picture of another organization, without a review', async () => {
  const owner = await createOwner({ host: 'branded.example' });
  const root = await createRoot();
  const path = `/organizations/${owner.organizationId}`;
  const upload = (user: { id: string }, to = path) =>
    portal.as(user, MULTIPART).post(`${to}/pictures`, form(PNG, { field: 'loginImage' }));
  expect((await upload(owner)).statusCode).toBe(403);
  expect((await upload(root, '/organizations/00000000-0000-4000-8000-0000000000ff')).statusCode).toBe(404);
  const { id: loginImageId } = (await upload(root)).json();
  const edited = (await portal.as(root).patch(path, { loginImageId })).json();
  expect(await statusOf(edited.loginImage)).toBe(200);
  expect((await portal.as(root).patch(path, { loginImageId: null })).json().loginImage).toBeNull();
});
