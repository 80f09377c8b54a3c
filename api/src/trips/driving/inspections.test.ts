import { randomUUID } from 'node:crypto';
import { INSPECTION_ITEMS } from 'shared-contracts/values/fleet/inspections';
import { png } from '../../../demo/drawing/png.ts';
import { form, MULTIPART, PDF } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const BRAKES = { code: 'brakes', name: 'Brakes', isDefect: true, note: 'Pull to the left' };
const LIGHTS = { code: 'lights', name: 'Lights', isDefect: false };

let cab: Awaited<ReturnType<typeof openCab>>;
let tripId: string;
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
  tripId = (await cab.assigned()).id;
});

const inspect = (items: object[] = [BRAKES, LIGHTS], more: object = {}, by: { id: string } = cab.driverUser) =>
  portal.as(by).post(`/trips/${tripId}/inspections`, {
    key: randomUUID(),
    kind: 'before',
    items,
    occurredAt: portal.clock.now,
    ...more,
  });
const addPhoto = (inspectionKey: string, content: Buffer, item = 0, by: { id: string } = cab.driverUser) => {
  const fields = { key: randomUUID(), inspectionKey, item, occurredAt: portal.clock.now };
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
  );
  return portal
    .as(by, MULTIPART)
    .post(
      `/trips/${tripId}/inspections/photos`,
      Buffer.concat([...parts, form(content, { field: 'file', name: 'defect.png' })]),
    );
};
const openManager = async () =>
  portal.as(await cab.build.user({ organizationId: cab.organizationId, rules: 'all', role: 'admin' }));
const findMyTrip = async () =>
  (await portal.as(cab.driverUser).get('/trips/mine')).json().items.find(({ id }: { id: string }) => id === tripId);

test('records an inspection once, with photos, and alerts the fleet to its defects', async () => {
  const manager = await openManager();
  expect((await findMyTrip()).inspections).toEqual({
    items: INSPECTION_ITEMS.map((code) => ({ code, name: null })),
    done: [],
  });
  const key = randomUUID();
  const replies = [await inspect(undefined, { key }), await inspect(undefined, { key })];
  expect(replies.map((reply) => [reply.statusCode, reply.json().isRepeated])).toEqual([
    [200, false],
    [200, true],
  ]);
  expect((await addPhoto(key, PDF)).statusCode).toBe(422);
  expect((await addPhoto(key, IMAGE, 7)).json().fields).toHaveProperty('item');
  expect((await addPhoto(randomUUID(), IMAGE)).statusCode).toBe(404);
  expect([(await addPhoto(key, IMAGE)).statusCode, (await addPhoto(key, IMAGE)).statusCode]).toEqual([200, 200]);
  expect((await findMyTrip()).inspections.done).toEqual(['before']);

  const { items, total } = (await manager.get('/inspections?hasDefects=true&kind=before')).json();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    hasDefects: true,
    defects: ['Brakes'],
    defectiveItems: [{ code: 'brakes', name: 'Brakes' }],
    workOrder: null,
    actions: ['openWorkOrder'],
  });
  const details = (await manager.get(`/inspections/${items[0].id}`)).json();
  expect(details.items).toMatchObject([
    { ...BRAKES, photo: expect.any(String) },
    { ...LIGHTS, note: null, photo: null },
  ]);
  const photo = await manager.get(details.items[0].photo.replace('/api', ''));
  expect(photo.rawPayload.equals(IMAGE)).toBe(true);
  expect((await manager.get('/alerts')).json().items).toMatchObject([
    { kind: 'inspectionDefect', item: 'Brakes', vehicle: items[0].vehicle },
  ]);
  const history = (await manager.get(`/vehicles/${items[0].vehicle.id}/timeline`)).json().items;
  expect(history).toMatchObject([{ event: 'defectsFound' }]);
});

test('a work order is opened for the defects of an inspection of the same vehicle', async () => {
  const manager = await openManager();
  await inspect();
  const [inspection] = (await manager.get('/inspections')).json().items;
  const input = { kind: 'fault', title: 'Brakes', inspectionId: inspection.id };
  const other = await cab.build.vehicle({ organizationId: cab.organizationId });
  const refused = await manager.post('/work-orders', { ...input, vehicleId: other.id });
  expect(refused.json().fields).toHaveProperty('inspectionId');
  const order = (await manager.post('/work-orders', { ...input, vehicleId: inspection.vehicle.id })).json();
  expect((await manager.get(`/inspections/${inspection.id}`)).json().workOrder).toEqual({
    id: order.id,
    name: order.number,
  });
});

test('accepts inspections only from the driver of the trip, and requires a note about a defect', async () => {
  const { note: _note, ...withoutNote } = BRAKES;
  const refused = await inspect([LIGHTS, withoutNote]);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['items.1.note']]);
  expect((await inspect([LIGHTS], {}, cab.otherDriver)).statusCode).toBe(404);
  expect((await inspect([LIGHTS], { kind: 'after' })).statusCode).toBe(200);
  const manager = await openManager();
  expect((await manager.get('/alerts')).json().total).toBe(0);
  expect((await manager.get('/inspections?hasDefects=false')).json().items).toMatchObject([
    { kind: 'after', hasDefects: false, defects: [], actions: [] },
  ]);
  const outsider = portal.as(await cab.build.user({ rules: 'all', role: 'admin' }));
  const [{ id }] = (await manager.get('/inspections')).json().items;
  expect([
    (await outsider.get(`/inspections/${id}`)).statusCode,
    (await outsider.get('/inspections')).json().total,
  ]).toEqual([404, 0]);
});

test('an organization uses its own checklist', async () => {
  const manager = await openManager();
  const saved = await manager.put('/inspections/checklist', { items: ['Tarpaulin', 'Ropes'] });
  expect(saved.json()).toMatchObject({
    isOwn: true,
    items: [
      { code: null, name: 'Tarpaulin' },
      { code: null, name: 'Ropes' },
    ],
  });
  expect((await findMyTrip()).inspections.items).toEqual(saved.json().items);
  expect((await portal.as(cab.driverUser).put('/inspections/checklist', { items: ['x'] })).statusCode).toBe(403);
});
