import { testApp } from '../../../platform/testing/test-app.ts';
import { form, MULTIPART, PNG } from '../testing/picture.fixtures.ts';
import { setUpSettings } from '../testing/organization-settings.fixtures.ts';

const portal = testApp();
const { createOwner } = setUpSettings(portal);

/** A small file that declares this many pixels. */
function declaring(width: number, height: number) {
  const content = Buffer.from(PNG);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

test.each([
  [5_000, 5_000, 200],
  [5_000, 5_001, 422],
  [65_535, 65_535, 422],
  [2_147_483_647, 2_147_483_647, 422],
])('answers an image of %i × %i pixels with %i', async (width, height, status) => {
  const user = await createOwner();
  const before = await portal.db.selectFrom('files').select('id').execute();
  const reply = await portal
    .as(user, MULTIPART)
    .post(`/organizations/${user.organizationId}/logo`, form(declaring(width, height)));
  expect(reply.statusCode).toBe(status);
  const after = await portal.db.selectFrom('files').select('id').execute();
  expect(after.length - before.length).toBe(status === 200 ? 1 : 0);
  if (status === 422)
    expect(reply.json().fields).toEqual({
      logo: { code: 'tooManyPixels', message: 'Max image size. Max 25 megapixels', params: { max: 25 } },
    });
});
