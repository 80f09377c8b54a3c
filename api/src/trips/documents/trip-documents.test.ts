import { HOUR } from 'shared-contracts/values/time';
import { form, MULTIPART, PDF } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

const listEntries = (subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'changes'])
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
const listEvents = async (id: string) => (await listEntries(id)).map(({ event }) => event);

/** A multipart form with the expiry before the file, as browsers send it. */
const toForm = (content: Buffer, expiresAt: number | '') =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="expiresAt"\r\n\r\n${expiresAt}\r\n`),
    form(content, { field: 'file', name: 'permit.pdf' }),
  ]);

test('checks documents by their content and shows them only to the running organization', async () => {
  const { save, as, asOwner, dispatcher, move } = await openDepot(portal);
  const { id } = (await save()).json();
  const upload = (content: Buffer, expiresAt: number | '') =>
    portal.as(dispatcher, MULTIPART).post(`/trips/${id}/documents`, toForm(content, expiresAt));
  expect((await upload(Buffer.from('MZ no document'), '')).json()).toMatchObject({
    statusCode: 422,
    fields: { file: { message: expect.any(String) as unknown } },
  });
  const uploaded = await upload(PDF, TEST_NOW + HOUR);
  expect([uploaded.statusCode, uploaded.json()]).toEqual([
    201,
    expect.objectContaining({
      name: 'permit.pdf',
      mime: 'application/pdf',
      isExpired: false,
      expiresAt: TEST_NOW + HOUR,
    }),
  ]);
  const expired = (await upload(PDF, TEST_NOW)).json();
  expect(expired).toMatchObject({ isExpired: true });
  expect(
    (await as.get(`/trips/${id}`)).json().documents.filter(({ isExpired }: { isExpired: boolean }) => isExpired),
  ).toMatchObject([{ id: expired.id }]);
  const path = uploaded.json().url.replace('/api', '') as string;
  const download = await as.get(path);
  expect([download.statusCode, download.headers['content-type'], download.rawPayload.equals(PDF)]).toEqual([
    200,
    'application/pdf',
    true,
  ]);
  await move(id, 'waitingForTrip');
  expect([
    (await asOwner.get(`/trips/${id}`)).json().documents,
    (await asOwner.get(path)).statusCode,
    (await asOwner.delete(`/trips/${id}/documents/${expired.id}`)).statusCode,
  ]).toEqual([[], 404, 404]);
  expect((await as.delete(`/trips/${id}/documents/${expired.id}`)).statusCode).toBe(200);
  expect((await as.delete(`/trips/${id}/documents/${expired.id}`)).statusCode).toBe(404);
  expect((await as.get(`/trips/${id}`)).json().documents).toHaveLength(1);
  expect(await listEvents(id)).toEqual(['save', 'fileAdded', 'fileAdded', 'submit', 'fileRemoved']);
});
